import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import type { PartyComparison } from '#shared/contract/result.ts';
import { readRecentGame } from '#web/client/recent-games.ts';
import { comparisonQuery } from '#web/data/own-results.ts';
import { SameStudent } from '#web/student/frame/device.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import screen from '#web/ui/common/screen.module.css';
import { Button } from '#web/ui/core/button.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import styles from './comparison-page.module.css';
import { PartyHead } from './party-head.tsx';
import { ResultsFailure } from './results-failure.tsx';
import { StatementComparisonCard } from './statement-comparison-card.tsx';
import { StatementNavigator } from './statement-navigator.tsx';

/** The statement stands in the address (`statement`, from 1), so that a reload stays there. */
export function ComparisonPage() {
  const { t } = useTranslation('student-results');
  const { sessionId = '', partyId = '' } = useParams();
  const { data, error, refetch } = useQuery(comparisonQuery(sessionId, partyId));
  if (data === undefined) {
    return (
      <div className={screen.column}>
        {error ? (
          <ResultsFailure error={error} code={readRecentGame(sessionId)?.code ?? null} onRetry={() => void refetch()} />
        ) : (
          <Loading label={t('loading')} />
        )}
      </div>
    );
  }
  return (
    <SameStudent sessionId={sessionId} answered>
      <Comparison sessionId={sessionId} data={data} />
    </SameStudent>
  );
}

function Comparison({ sessionId, data }: { sessionId: string; data: PartyComparison }) {
  const { t } = useTranslation('student-results');
  const [search, setSearch] = useSearchParams();
  const { party, statementComparisons, votingSession } = data;
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
          {t(mode === 'party' ? 'comparison.back' : 'comparison.choose')}
        </Link>
      </p>
      <PartyHead party={party} comparisons={statementComparisons} mode={votingSession.type} />
      {comparison && <StatementComparisonCard number={current} comparison={comparison} />}
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
