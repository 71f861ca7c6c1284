import type { SessionOverview } from '#shared/contract/result.ts';
import { questionsOnBoard } from '#shared/domain/board-questions.ts';
import type { Debrief } from '#shared/domain/debrief.ts';
import { findDifficultWords } from '#shared/domain/difficult-words.ts';
import { besideBaseline } from '#shared/domain/perspective-order.ts';
import type { DifficultWord } from '#web/data/difficult-words.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { useRobustnessWords } from '#web/teacher/parts/use-robustness-words.ts';
import { StatementNumber } from '#web/widgets/number-box.tsx';
import styles from './debrief.module.css';

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
