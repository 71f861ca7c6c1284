// The steps of a statement, and what the parties of a party game say themselves.
import { queryOptions } from '@tanstack/react-query';
import type { Body } from '#shared/contract/call.ts';
import type { StepTaken } from '#shared/contract/lesson.ts';
import { request } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';
import { setShown } from './shown.ts';

/**
 * The answers of the parties themselves to a statement of a party game, in pages; none before the first of them was
 * shown.
 */
export const revealQuery = (code: string, statementId: string) =>
  queryOptions({
    queryKey: ['reveal', code, statementId],
    queryFn: ({ signal }) =>
      request('GET voting/session/:code/statement/:statementId/reveal', { params: { code, statementId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

/** Reads them again if a screen shows them: another device may have begun them. */
export const refreshReveal = (code: string, statementId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: revealQuery(code, statementId).queryKey });

export type StepWanted = Body<'POST voting/session/:code/statement/:statementId/step'>;

/** Enters a step of a statement, and caches the reply. Returns the state of the screens after it. */
export async function takeStep(
  code: string,
  statementId: string,
  body: StepWanted,
  signal: AbortSignal,
): Promise<StepTaken> {
  const taken = await request('POST voting/session/:code/statement/:statementId/step', {
    params: { code, statementId },
    body,
    signal,
  });
  if (taken.shown !== null) await setShown(code, taken.shown);
  if (taken.reveal !== null) {
    const { queryKey } = revealQuery(code, statementId);
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, taken.reveal);
  }
  return taken;
}
