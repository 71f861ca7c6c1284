// One A4 page that is readable in black and white too: every bar has its number and its label.
import { useMemo } from 'react';
import type { ContentBlock } from '#shared/contract/content.ts';
import type { SessionOverview } from '#shared/contract/result.ts';
import { questionsOnBoard } from '#shared/domain/board-questions.ts';
import { debriefOf } from '#shared/domain/debrief.ts';
import { CLASS_MIN } from '#shared/domain/limits.ts';
import type { DifficultWord } from '#web/data/difficult-words.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { Mark } from '#web/ui/core/brand.tsx';
import styles from './debrief.module.css';
import { Match, OpenQuestions, United, Words } from './sheet-parts.tsx';
import { TalkSection } from './talk-section.tsx';
import { homeworkNumber, type TalkView, talkViews } from './talk-views.ts';
import { Goals, Homework, ToWrite } from './to-fill-in.tsx';

/** With more characters of arguments in one talk the parties' sentences are left out: talks stand beside each other. */
const ARGUMENTS_MAX = 240;
/** Estimated as characters in the longest column: above these the type gets smaller, then the smallest, then the arguments and what is said of the match are left out. */
const CROWDED = 430;
const PACKED = 500;
const FULL = 1100;
/** Characters of questions from which they are a column of their own. */
const QUESTIONS_LONG = 300;

interface DebriefSheetProps {
  overview: SessionOverview;
  words: readonly DifficultWord[];
  goals: readonly ContentBlock[];
  /** The version to hand out, without anything that could point at a student. */
  forStudents: boolean;
}

const totalLength = (texts: readonly { text: string }[]): number =>
  texts.reduce((sum, { text }) => sum + text.length, 0);

/** A bar takes the room of some characters. */
const lengthOf = ({ description, bars, ...talk }: TalkView, withExplanations: boolean): number =>
  description.length +
  15 * (bars?.length ?? 0) * (bars?.some(({ before }) => before !== null) ? 2 : 1) +
  totalLength([...talk.arguments, ...(withExplanations ? talk.explanations : [])]);

/** The room that the questions leave nothing else, estimated as characters of the talks: a few are below what the class agreed on. */
function roomOf(asked: number): number {
  if (asked > QUESTIONS_LONG) return 0.7 * asked;
  return asked === 0 ? 0 : 80 + 1.4 * asked;
}

export function DebriefSheet({ overview, words, goals, forStudents }: DebriefSheetProps) {
  const { t, i18n } = useTranslation('teacher-results');
  const debrief = useMemo(() => debriefOf(overview), [overview]);
  const { hasNumbers, united } = debrief;
  const talks = useMemo(() => talkViews(overview, debrief, forStudents), [overview, debrief, forStudents]);
  const homework = homeworkNumber(talks, overview.statements);
  const day = formatDate(overview.archivedAt === null ? new Date() : new Date(overview.archivedAt), i18n.language, {
    dateStyle: 'full',
  });
  const facts = [
    overview.name,
    t(`teacher-live:kind.${overview.type}`),
    ...(hasNumbers ? [t('students', { count: overview.totalParticipants })] : []),
    ...(hasNumbers && overview.handsTotal > 0 ? [t('hands', { count: overview.handsTotal })] : []),
    t('debrief.statements', { count: overview.statements.length }),
  ];
  const unitedOn = overview.statements.find(({ statementId }) => statementId === united?.statementId);
  const withExplanations = talks.every((talk) => totalLength(talk.arguments) <= ARGUMENTS_MAX);
  const asked = totalLength(questionsOnBoard(overview.questions, null).top);
  const talked = Math.max(...talks.map((talk) => lengthOf(talk, withExplanations)), 0);
  const load = talked + asked / 4;
  const isFull = talked + roomOf(asked) > FULL;
  const questions = <OpenQuestions questions={overview.questions} />;
  const about = (
    <>
      {!forStudents && !isFull && <Match overview={overview} hasNumbers={hasNumbers} />}
      <Words words={words} statements={overview.statements} />
    </>
  );
  const density = load > PACKED ? styles.packed : load > CROWDED ? styles.crowded : '';
  return (
    <article className={`${styles.sheet} ${density}`}>
      <div className={styles.head}>
        <div>
          <h1>{t(forStudents ? 'debrief.ourClass' : 'debrief.title')}</h1>
          <p>{facts.join(' · ')}</p>
        </div>
        <div>
          <p className={styles.brand}>
            <Mark className={styles.mark} /> {settings.productName}
          </p>
          <p>{day}</p>
        </div>
      </div>
      <p className={styles.soft}>
        {t(forStudents ? 'debrief.leadStudents' : 'debrief.lead')}
        {!hasNumbers && ` ${t('debrief.few', { min: CLASS_MIN })}`}
      </p>
      <section className={styles.talks} aria-labelledby="talks">
        <h2 id="talks">{t('debrief.talks')}</h2>
        {talks.length === 0 && <p>{t('debrief.noTalks')}</p>}
        {talks.map((talk) => (
          <TalkSection
            key={talk.statementId}
            talk={talk}
            withArguments={!isFull}
            withExplanations={withExplanations}
            forStudents={forStudents}
          />
        ))}
      </section>
      <div className={styles.rest}>
        <div className={styles.beside}>
          {united && unitedOn && (
            <United
              number={overview.statements.indexOf(unitedOn) + 1}
              description={unitedOn.description}
              united={united}
              hasNumbers={hasNumbers && !forStudents}
            />
          )}
          {asked > QUESTIONS_LONG ? about : questions}
        </div>
        <div className={styles.beside}>{asked > QUESTIONS_LONG ? questions : about}</div>
        {!forStudents && <Goals blocks={goals} />}
      </div>
      {forStudents ? (
        <>
          <ToWrite title={t('debrief.write.strongest')} />
          <ToWrite title={t('debrief.write.different')} />
          <ToWrite title={t('debrief.write.find')} />
        </>
      ) : (
        <ToWrite title={t('debrief.write.notes')} />
      )}
      {homework !== null && <Homework sessionId={overview._id} number={homework} forStudents={forStudents} />}
    </article>
  );
}
