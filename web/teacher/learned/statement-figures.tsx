import type { ReactNode } from 'react';
import { chosenMost, isHandedOut } from '#shared/domain/learned.ts';
import { PLAYERS_MIN } from '#shared/domain/limits.ts';
import { isByHandOnly } from '#shared/domain/shift-words.ts';
import { type OpinionCount, resultsOf, votesOf } from '#shared/domain/statement-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { OpinionBars } from '#web/teacher/board/opinion-bars.tsx';
import { FIRST_TO_NOW_MS } from '#web/teacher/board/reveal.ts';
import { SeatsResult } from '#web/teacher/board/seats-result.tsx';
import { ShiftBars, ShiftSummary } from '#web/teacher/board/shift-bars.tsx';
import { SEATS_MAX } from '#web/teacher/board/statement-result.tsx';
import type { Reveal } from '#web/teacher/board/use-reveal.ts';
import { useRunningReveal } from '#web/teacher/parts/running-reveal.ts';
import styles from './learned.module.css';
import type { PlayedStatement } from './use-learned.ts';

/** board: a card alone · list: with all that its teacher may read · handout: only what points at nobody, on paper. */
export type Look = 'board' | 'list' | 'handout';

interface StatementFiguresProps {
  statement: PlayedStatement;
  look: Look;
  isTight: boolean;
}

/** What a class answered to a statement: first and now where both are told, else the last answers. */
export function StatementFigures({ statement, look, isTight }: StatementFiguresProps) {
  const { t } = useTranslation('teacher-results');
  const { results, shift, late } = statement;
  const isExact = look === 'list';
  if (look === 'handout' && !isHandedOut(statement)) return <Most statement={statement} />;
  if (!results.isTold) return <p className={styles.soft}>{t('untold', { min: PLAYERS_MIN })}</p>;
  if (results.options.every((option) => votesOf(option) === 0))
    return <p className={styles.soft}>{t(late > 0 ? 'nothing.late' : 'nothing.unanswered')}</p>;
  if (isTight) return <Bars statement={statement} />;
  const last = (
    <Answers options={results.options} skipped={look === 'handout' ? 0 : results.skipped} isExact={isExact} />
  );
  if (shift === null || isByHandOnly(results.options)) return last;
  if (shift.before === null || shift.after === null)
    return (
      <>
        {last}
        <ShiftSummary shift={shift} />
      </>
    );
  const of = (counts: readonly { opinion: string; count: number }[]) =>
    resultsOf(
      results.options.map((option) => ({
        ...option,
        hands: 0,
        count: counts.find(({ opinion }) => opinion === option.opinion)?.count ?? 0,
      })),
      0,
    ).options;
  return (
    <>
      <div className={styles.both}>
        <Labelled label={t('teacher-live:shift.before')}>
          <Answers options={of(shift.before)} skipped={0} isExact={isExact} />
        </Labelled>
        <Labelled label={t('teacher-live:shift.now')}>
          {look === 'board' ? (
            <Now options={of(shift.after)} before={of(shift.before)} />
          ) : (
            <Answers options={of(shift.after)} skipped={0} isExact={isExact} />
          )}
        </Labelled>
      </div>
      {look !== 'handout' && <ShiftSummary shift={shift} />}
      {isExact && (
        <Labelled label={t('allAnswers')}>
          <OpinionBars options={results.options} isExact />
        </Labelled>
      )}
    </>
  );
}

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <figure className={styles.labelled}>
    <figcaption>{label}</figcaption>
    {children}
  </figure>
);

/** On a board the seats become what they are now from what they were first. */
function Now({ options, before }: Record<'options' | 'before', readonly OpinionCount[]>) {
  const isRunning = useRunningReveal(true, FIRST_TO_NOW_MS);
  const reveal: Reveal = { kind: 'update', isRunning, before, updateMs: FIRST_TO_NOW_MS };
  return <Answers options={options} skipped={0} isExact={false} reveal={reveal} />;
}

/** Nothing moves: what was a surprise has been one. */
const STILL: Reveal = { kind: 'none', isRunning: false, before: [] };

interface AnswersProps {
  options: readonly OpinionCount[];
  skipped: number;
  isExact: boolean;
  reveal?: Reveal;
}

/** Seats, or bars of many options. */
function Answers({ options, skipped, isExact, reveal = STILL }: AnswersProps) {
  if (options.length > SEATS_MAX) return <OpinionBars options={options} isExact={isExact} />;
  return (
    <div className={styles.seats}>
      <SeatsResult options={options} skipped={skipped} unanswered={0} reveal={reveal} isExact={isExact} isSmall />
    </div>
  );
}

/** The same as bars, on one scale. */
function Bars({ statement: { results, shift } }: { statement: PlayedStatement }) {
  if (shift === null || shift.before === null) return <OpinionBars options={results.options} isOneLine />;
  return <ShiftBars shift={shift} counts={results.options} />;
}

/** What was chosen most, in place of numbers that could point at somebody. */
function Most({ statement }: { statement: PlayedStatement }) {
  const { t } = useTranslation('teacher-results');
  const most = chosenMost(statement);
  if (most.length === 0) return <p className={styles.soft}>{t('handout.few')}</p>;
  return (
    <p>
      {t('handout.mostChosen')} <b lang={CONTENT_LANGUAGE}>{most.join(', ')}</b>
    </p>
  );
}
