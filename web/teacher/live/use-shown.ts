// Bars that changed with every single answer would show who just answered; so results move in steps, which the server decides.
import { useQuery } from '@tanstack/react-query';
import type { ShownState } from '#shared/contract/shown.ts';
import { shownQuery, takeShown } from '#web/data/shown.ts';
import { useNextSnapshot } from './use-next-snapshot.ts';

interface Watched {
  code: string;
  statementId: string;
  /** No automatic snapshots, for the discussion. */
  isFrozen: boolean;
}

/** Returns what is shown of a statement, undefined while it is read for the first time. */
export function useShown({ code, statementId, isFrozen }: Watched): {
  shown: ShownState | undefined;
  isFailed: boolean;
  retry: () => void;
} {
  const { data: shown, dataUpdatedAt, isError, refetch } = useQuery(shownQuery(code, statementId));
  useNextSnapshot({ shown, readAt: dataUpdatedAt, isFrozen, take: () => takeShown(code, statementId) });
  return { shown, isFailed: isError && shown === undefined, retry: () => void refetch() };
}
