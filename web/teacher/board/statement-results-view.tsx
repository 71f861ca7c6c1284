import type { StatementResults } from '#shared/domain/statement-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import deep from './deep.module.css';
import styles from './shown-results-view.module.css';
import { ToldBars } from './told-bars.tsx';

/** The answers of a party game. */
export function StatementResultsView({ results }: { results: StatementResults }) {
  const { t } = useTranslation('teacher-live');
  return (
    <main id="main" className={`${deep.deep} ${styles.view}`} data-surface="deep">
      <div className={styles.bars}>
        <ToldBars results={results} />
      </div>
      {results.skipped > 0 && <p className={styles.facts}>{t('results.skips', { count: results.skipped })}</p>}
    </main>
  );
}
