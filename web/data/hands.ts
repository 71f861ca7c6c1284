// Hands that are counted in the room.
import type { OptionHands } from '#shared/contract/shown.ts';
import { request } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';
import { refreshFigures } from './figures.ts';
import { refreshShown, shownQuery } from './shown.ts';

/** Stores the hands on a statement, in the place of those that were counted before. */
export async function countHands(code: string, statementId: string, hands: readonly OptionHands[]): Promise<void> {
  const params = { code, statementId };
  const stored = await request('PUT voting/session/:code/statement/:statementId/hands', {
    params,
    body: { hands: [...hands] },
  });
  // The reply has the new hands; the other figures are refetched.
  queryClient.setQueryData(shownQuery(code, statementId).queryKey, (shown) => shown && { ...shown, ...stored });
  void refreshShown(code, statementId);
  void refreshFigures(code);
}
