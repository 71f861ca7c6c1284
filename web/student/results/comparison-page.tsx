import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import type { PartyComparison } from '#shared/contract/result.ts';
import { useDifficultWords } from '#web/data/difficult-words.ts';
import { comparisonQuery } from '#web/data/own-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import screen from '#web/ui/common/screen.module.css';
import { Button } from '#web/ui/core/button.tsx';
import styles from './comparison-page.module.css';
import { LoadedResults } from './loaded-results.tsx';
import { PartyHead } from './party-head.tsx';
import { StatementComparisonCard } from './statement-comparison-card.tsx';
import { StatementNavigator } from './statement-navigator.tsx';

/** The statement is part of the address (`statement`, from 1), so that a reload shows it again. */
export function ComparisonPage() {
  const { sessionId = '', partyId = '' } = useParams();
  const query = useQuery(comparisonQuery(sessionId, partyId));
  return (
    <LoadedResults sessionId={sessionId} query={query}>
      {(data) => <Comparison sessionId={sessionId} data={data} />}
    </LoadedResults>
  );
}

function Comparison({ sessionId, data }: { sessionId: string; data: PartyComparison }) {
  const { t } = useTranslation('student-results');
  const [search, setSearch] = useSearchParams();
  const { party, statementComparisons, votingSession } = data;
  const words = useDifficultWords(votingSession.showDifficultWords);
  const mode = search.get('mode') ?? votingSession.type;
  const total = statementComparisons.length;
  const current = Math.min(Math.max(1, Math.trunc(Number(search.get('statement') ?? 1)) || 1), Math.max(1, total));
  const comparison = statementComparisons[current - 1];
  const goTo = (number: number) =>
    setSearch(
      (now) => {
        now.set('statement', String(number));
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className={`${screen.column} ${styles.page}`}>
      <p>
        <Link className={styles.back} to={`/results/${sessionId}`}>
          <Icon name="back" />
          <span>{t(mode === 'party' ? 'comparison.back' : 'comparison.choose')}</span>
        </Link>
      </p>
      <PartyHead party={party} comparisons={statementComparisons} />
      {comparison && <StatementComparisonCard number={current} comparison={comparison} words={words} />}
      <div className={styles.gap} />
      {total > 0 && (
        <nav className={styles.stepper} aria-label={t('comparison.statements')}>
          <StatementNavigator total={total} current={current} onGo={goTo} />
          <div className={`${screen.steps} ${styles.steps}`}>
            <Button kind="line" disabled={current === 1} onClick={() => goTo(current - 1)}>
              <Icon name="back" />
              {t('comparison.previous')}
            </Button>
            <Button kind="line" disabled={current === total} onClick={() => goTo(current + 1)}>
              {t('comparison.next')}
              <Icon name="forward" />
            </Button>
          </div>
        </nav>
      )}
    </div>
  );
}
