import { QRCodeSVG } from 'qrcode.react';
import type { ContentBlock } from '#shared/contract/content.ts';
import type { SessionOverview } from '#shared/contract/result.ts';
import { questionsOnBoard } from '#shared/domain/board-questions.ts';
import type { Debrief } from '#shared/domain/debrief.ts';
import { findDifficultWords } from '#shared/domain/difficult-words.ts';
import { besideBaseline } from '#shared/domain/perspective-order.ts';
import type { DifficultWord } from '#web/data/difficult-words.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { JOIN_URL } from '#web/teacher/parts/game-addresses.ts';
import { useRobustnessWords } from '#web/teacher/parts/use-robustness-words.ts';
import { StatementNumber } from '#web/widgets/number-box.tsx';
import styles from './debrief.module.css';
import { goalsIn } from './goals.ts';
import { ownResultsAddress } from './own-results-address.ts';

interface UnitedProps {
  number: number;
  description: string;
  united: NonNullable<Debrief['united']>;
  hasNumbers: boolean;
}

export function United({ number, description, united: { opinion, count, total }, hasNumbers }: UnitedProps) {
  const { t } = useTranslation('teacher-results');
  return (
    <section>
      <h2>{t('debrief.united')}</h2>
      <p>
        <StatementNumber value={number} /> <span lang={CONTENT_LANGUAGE}>{description}</span>{' '}
        {!hasNumbers && t('debrief.mostChosen')}{' '}
        <b>
          <span lang={CONTENT_LANGUAGE}>{opinion}</span>
          {hasNumbers && ` (${t('debrief.of', { count, total })})`}
        </b>
      </p>
      <p className={styles.question}>{t('debrief.question.united')}</p>
    </section>
  );
}

/** How firm the matches are; in a party game how the hits compare with the baseline. */
export function Match({ overview, hasNumbers }: { overview: SessionOverview; hasNumbers: boolean }) {
  const { t } = useTranslation('teacher-results');
  const { sentence, note } = useRobustnessWords(hasNumbers ? overview.robustness : null);
  if (overview.guessed === null)
    return (
      <section>
        <h2>{t('debrief.match')}</h2>
        <p>
          {sentence} {note}
        </p>
      </section>
    );
  const verdict = hasNumbers ? besideBaseline(overview.guessed) : null;
  if (verdict === null) return null;
  return (
    <section>
      <h2>{t('titleParty')}</h2>
      <p>{t(`furthest.${verdict}`, overview.guessed)}</p>
    </section>
  );
}

/** The questions that are left, those with most marks first. */
export function OpenQuestions({ questions }: Pick<SessionOverview, 'questions'>) {
  const { t } = useTranslation('teacher-results');
  const { top, more } = questionsOnBoard(questions, null);
  if (top.length === 0) return null;
  return (
    <section aria-labelledby="left">
      <h2 id="left">{t('questions.still')}</h2>
      <ul className={styles.asked}>
        {top.map(({ _id, text }) => (
          <li key={_id}>{text}</li>
        ))}
      </ul>
      {more > 0 && <p className={styles.soft}>{t('questions.more', { count: more })}</p>}
    </section>
  );
}

interface WordsProps {
  words: readonly DifficultWord[];
  statements: SessionOverview['statements'];
}

/** The difficult words in these statements. */
export function Words({ words, statements }: WordsProps) {
  const { t } = useTranslation('teacher-results');
  const met = new Set(
    statements
      .flatMap(({ description }) => findDifficultWords(description, words))
      .flatMap((segment) => (segment.kind === 'word' ? [segment.word.word] : [])),
  );
  if (met.size === 0) return null;
  return (
    <section>
      <h2>{t('debrief.words')}</h2>
      <p lang={CONTENT_LANGUAGE}>{[...met].join(', ')}</p>
    </section>
  );
}

/** Checkboxes for the teacher; the sheet itself never claims that a goal is reached. */
export function Goals({ blocks }: { blocks: readonly ContentBlock[] }) {
  const { t } = useTranslation('teacher-results');
  const lists = blocks
    .map((block) => ({ ...block, goals: goalsIn(block.body) }))
    .filter(({ goals }) => goals.length > 0);
  if (lists.length === 0) return null;
  return (
    <section className={styles.goals}>
      <h2>{t('debrief.goals')}</h2>
      {lists.map(({ _id, title, goals }) => (
        <div key={_id} lang={CONTENT_LANGUAGE}>
          {title !== '' && <p className={styles.soft}>{title}</p>}
          <ul className={styles.boxes}>
            {goals.map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** As many as fit on the page. */
const LINES = Array.from({ length: 24 }, (_, at) => at);

/** Lines to write on; the first part to shrink. */
export const ToWrite = ({ title }: { title: string }) => (
  <section className={styles.write}>
    <h2>{title}</h2>
    {LINES.map((line) => (
      <i key={line} className={styles.line} />
    ))}
  </section>
);

interface HomeworkProps {
  sessionId: string;
  /** Of the statement that it is about. */
  number: number;
  forStudents: boolean;
}

export function Homework({ sessionId, number, forStudents }: HomeworkProps) {
  const { t } = useTranslation('teacher-results');
  return (
    <div className={styles.homework}>
      <p>
        <b>{t('debrief.home.title')}</b> {t(forStudents ? 'debrief.home.ours' : 'debrief.home.task', { number })}{' '}
        <span className={styles.soft}>{t(forStudents ? 'debrief.home.mine' : 'debrief.home.own')}</span>
      </p>
      <QRCodeSVG
        className={styles.qr}
        value={ownResultsAddress(JOIN_URL, sessionId)}
        level="M"
        marginSize={2}
        title={t('debrief.home.qr')}
        shapeRendering="crispEdges"
      />
    </div>
  );
}
