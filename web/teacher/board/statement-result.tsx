import type { OpinionCount } from '#shared/domain/statement-results.ts';
import { verdictOf } from '#shared/domain/verdict.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { OpinionBars } from './opinion-bars.tsx';
import { SeatsResult } from './seats-result.tsx';
import styles from './shown-results-view.module.css';
import { type DrawnMemory, useReveal } from './use-reveal.ts';
import { VerdictWords } from './verdict-words.tsx';

/** More options than this are bars. */
const SEATS_MAX = 5;

interface StatementResultProps {
  memory: DrawnMemory;
  now: { statementId: string; round: number; takenAt: string | null };
  options: readonly OpinionCount[];
  skipped: number;
  unanswered: number;
}

/** What a class answered to one statement, as seats, or as bars if it has many options, with its one sentence. */
export function StatementResult({ memory, now, options, skipped, unanswered }: StatementResultProps) {
  const { t } = useTranslation('teacher-live');
  const reveal = useReveal(memory, now, options);
  const verdict = reveal.isRunning ? null : verdictOf(options);
  return (
    <>
      {options.length > SEATS_MAX ? (
        <div className={styles.bars}>
          <OpinionBars options={options} />
        </div>
      ) : (
        <SeatsResult options={options} skipped={skipped} unanswered={unanswered} reveal={reveal} />
      )}
      <p className={styles.verdict} role="status">
        {verdict !== null && <VerdictWords verdict={verdict} />}
        {skipped > 0 && <small>{t('results.skips', { count: skipped })}</small>}
      </p>
    </>
  );
}
