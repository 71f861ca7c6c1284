import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Loading } from '#web/ui/core/loading.tsx';

export interface UnreadProps {
  queries: readonly { isLoadingError: boolean; refetch: () => unknown }[];
  /** Whether it is all that a page has. */
  isPage?: boolean;
}

/** In place of what is read, until it is: that it loads, or that it could not be read. */
export function Unread({ queries, isPage = false }: UnreadProps) {
  const failed = queries.filter(({ isLoadingError }) => isLoadingError);
  if (failed.length === 0) return <Loading />;
  const retry = () => {
    for (const { refetch } of failed) refetch();
  };
  return <LoadFailure isPage={isPage} onRetry={retry} />;
}
