// All that a class learned, below each other: for the screen and for A4, its teacher's or one to hand out.
import type { CSSProperties } from 'react';
import type { ContentBlock } from '#shared/contract/content.ts';
import type { KeptQuestion } from '#shared/contract/question.ts';
import type { SessionOverview } from '#shared/contract/result.ts';
import { withoutTwins } from '#shared/domain/board-questions.ts';
import { isHandedOut, whyNothing } from '#shared/domain/learned.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { PerspectiveTable } from '#web/teacher/board/perspective-table.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { ClassRobustness } from './class-robustness.tsx';
import { ElectionList } from './election.tsx';
import { Figures } from './figures.tsx';
import { Goals } from './goals.tsx';
import { Furthest } from './guesses.tsx';
import { LastCard } from './last-card.tsx';
import styles from './learned-list.module.css';
import { PartyScores } from './party-scores.tsx';
import { PrintableDetails } from './printable-details.tsx';
import { StatementCard } from './statement-card.tsx';
import { useLearned } from './use-learned.ts';

interface LearnedListProps {
  overview: SessionOverview;
  /** Without arguments, parties, and numbers that could point at a student. */
  forStudents: boolean;
  /** What a teacher may tick on paper. */
  goals: readonly ContentBlock[];
  /** For its teacher alone. */
  classLabel: string;
  /** What the teacher may ask about the statements, by their ids; for the teacher alone. */
  talk: ReadonlyMap<string, string>;
}

export function LearnedList({ overview, forStudents, goals, classLabel, talk }: LearnedListProps) {
  const { t } = useTranslation('teacher-results');
  const { learned, statements, facts } = useLearned(overview, forStudents);
  const { guessed, type } = overview;
  const figures = learned.figures.filter(({ kind, statementId }) => {
    const statement = statementId === null ? undefined : statements.get(statementId);
    const isOfMany = kind === 'divided' || kind === 'guess';
    return !forStudents || isOfMany || (statement !== undefined && isHandedOut(statement));
  });
  const nothing = whyNothing(overview);
  const isHandedOutWhole = overview.statements.every(isHandedOut);
  const top = (
    <div className={styles.top}>
      <h1>{t('learned')}</h1>
      <p>
        <b>{overview.name}</b> <span>{forStudents || classLabel === '' ? facts : `${classLabel} · ${facts}`}</span>
      </p>
      {forStudents && nothing === null && <p>{t('handout.lead')}</p>}
      {forStudents && nothing === null && !isHandedOutWhole && <p>{t('handout.noNumbers')}</p>}
    </div>
  );
  if (nothing !== null)
    return (
      <main id="main" className={styles.list}>
        {top}
        <p className={styles.nothing}>{t(`nothing.${nothing}`)}</p>
      </main>
    );
  return (
    <main id="main" className={styles.list}>
      {top}
      {figures.length > 0 && <Figures figures={figures} statements={statements} type={type} />}
      <section className={styles.section}>
        <h2>{t('allStatements')}</h2>
        <ol className={styles.statements}>
          {learned.statements.map(({ statementId, marks }) => {
            const statement = statements.get(statementId);
            if (statement === undefined) return null;
            return (
              <li key={statementId}>
                <StatementCard
                  {...{ statement, marks, type }}
                  look={forStudents ? 'handout' : 'list'}
                  heading="h3"
                  hasPair={!forStudents}
                >
                  {!forStudents && <Talk questions={talk.get(statementId)} />}
                  {!forStudents && <Comments options={statement.options} />}
                  {!forStudents && guessed !== null && (
                    <PrintableDetails summary={t('teacher-live:perspective.title')} className={styles.perspective}>
                      <PerspectiveTable
                        guesses={statement.parties}
                        parties={overview.partyScores}
                        options={statement.options}
                      />
                    </PrintableDetails>
                  )}
                </StatementCard>
              </li>
            );
          })}
        </ol>
      </section>
      {overview.ballots.some(({ votes, blank }) => votes > blank) && (
        <section className={styles.section}>
          <h2>{t('election')}</h2>
          <ElectionList overview={overview} />
        </section>
      )}
      {!forStudents && guessed !== null && (
        <section className={styles.section}>
          <h2>{t('furthest.title')}</h2>
          <Furthest overview={overview} />
        </section>
      )}
      {!forStudents && (
        <section className={styles.section}>
          <h2>{t(type === 'debate' ? 'titleDebate' : 'titleParty')}</h2>
          <PrintableDetails summary={t('openParties')}>
            <PartyScores scores={overview.partyScores} type={type} isExact />
            {type === 'debate' && overview.partyScores.length > 1 && overview.totalParticipants > 0 && (
              <ClassRobustness robustness={overview.robustness} />
            )}
          </PrintableDetails>
        </section>
      )}
      {learned.last !== null && <LastCard last={learned.last} statements={statements} heading="h2" />}
      {!forStudents && <ClassQuestions questions={overview.questions} />}
      {!forStudents && <Goals blocks={goals} />}
    </main>
  );
}

/** Closed at first on the screen: the laptop may be the board. */
function Talk({ questions }: { questions: string | undefined }) {
  const { t } = useTranslation('teacher-results');
  if (questions === undefined) return null;
  return (
    <PrintableDetails summary={t('talk')}>
      <p className={styles.talk} dir="auto" lang={CONTENT_LANGUAGE}>
        {questions}
      </p>
    </PrintableDetails>
  );
}

/** Keys for equal arguments of two students. */
const numbered = (texts: readonly string[]) => texts.map((text, at) => ({ key: `${at} ${text}`, text }));

function Comments({ options }: Pick<SessionOverview['statements'][number], 'options'>) {
  const { t } = useTranslation('teacher-results');
  const groups = options.filter(({ comments }) => comments.length > 0);
  const count = groups.reduce((sum, { comments }) => sum + comments.length, 0);
  if (count === 0) return null;
  return (
    <PrintableDetails summary={t('arguments', { count })}>
      <div className={styles.groups}>
        {groups.map(({ opinion, color, comments }) => (
          <section key={opinion} style={{ '--c': color } as CSSProperties}>
            <h4 dir="auto" lang={CONTENT_LANGUAGE}>
              {opinion}
            </h4>
            <ul>
              {numbered(comments).map(({ key, text }) => (
                <li key={key} dir="auto">
                  {text}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PrintableDetails>
  );
}

/** What the class asked and was shown, those with most marks first; a tick is at those that were answered. */
function ClassQuestions({ questions }: { questions: readonly KeptQuestion[] }) {
  const { t } = useTranslation('teacher-results');
  if (questions.length === 0) return null;
  const ranked = withoutTwins(questions).sort((a, b) => b.marks - a.marks);
  return (
    <section className={styles.section} aria-labelledby="questions">
      <h2 id="questions">{t('questions.list')}</h2>
      <ul className={styles.questions}>
        {ranked.map(({ _id, text, marks, answered }) => (
          <li key={_id}>
            <span dir="auto">{text}</span>{' '}
            <small>
              {marks > 0 && <span>{t('teacher-board:questions.marks', { count: marks })}</span>}
              {answered && (
                <span>
                  <Icon name="check" /> {t('questions.tick')}
                </span>
              )}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
