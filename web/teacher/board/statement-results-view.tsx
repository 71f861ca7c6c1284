import type { StatementResults } from '#shared/domain/statement-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { OpinionBars } from './opinion-bars.tsx';
import styles from './shown-results-view.module.css';

/** The answers of a party game, as they arrive. */
export function StatementResultsView({ results: { options, skipped } }: { results: StatementResults }) {
  const { t } = useTranslation('teacher-live');
  return (
    <main id="main" className={styles.view}>
      <div className={styles.bars}>
        <OpinionBars options={options} />
      </div>
      {skipped > 0 && <p className={styles.facts}>{t('results.skips', { count: skipped })}</p>}
    </main>
  );
}
