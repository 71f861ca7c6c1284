// Bars that changed with every single answer would show who just answered; so results move in steps, when the teacher asks for it.
import { useQuery } from '@tanstack/react-query';
import type { ShownState } from '#shared/contract/shown.ts';
import { shownQuery } from '#web/data/shown.ts';

/** Returns what is shown of a statement, and how many answered since; undefined while it is read for the first time. */
export function useShown(
  code: string,
  statementId: string,
): { shown: ShownState | undefined; isFailed: boolean; retry: () => void } {
  const { data: shown, isError, refetch } = useQuery(shownQuery(code, statementId));
  return { shown, isFailed: isError && shown === undefined, retry: () => void refetch() };
}
