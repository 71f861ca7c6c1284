import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readRecentGame } from '#web/client/recent-games.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { AskWhoIsThere } from '#web/student/frame/device.tsx';
import screen from '#web/ui/common/screen.module.css';
import { Loading } from '#web/ui/core/loading.tsx';
import { ResultsFailure } from './results-failure.tsx';

interface LoadedResultsProps<Data> {
  sessionId: string;
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** Draws what was read of a game's results for the student who played it; until then that it is loading, or why it could not be read. */
export function LoadedResults<Data>({ sessionId, query, children }: LoadedResultsProps<Data>) {
  const { t } = useTranslation('student-results');
  const { data, error, refetch } = query;
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
    <AskWhoIsThere sessionId={sessionId} hasBegun={() => true}>
      {children(data)}
    </AskWhoIsThere>
  );
}
