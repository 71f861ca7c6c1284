import { randomInt } from 'node:crypto';
import { AppError, found } from '#server/app-error.ts';
import { countByParty, findParticipant, updateDealtParty } from '#server/data/game/participants.ts';
import { lockVotingSessions } from '#server/data/game/voting-sessions.ts';
import type { Db, Trx } from '#server/db/client.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { LoadedVotingSession } from '#server/game/voting-session/load.ts';
import { dealParty } from '#shared/domain/lot.ts';

/** One of the other parties with fewest students, as counted in the database now; null if it is too late. */
async function redraw(trx: Trx, { row, setup }: LoadedVotingSession, clientKey: string): Promise<string | null> {
  const [session] = await lockVotingSessions(trx, [row.id]);
  const participant = found(await findParticipant(trx, row.id, clientKey));
  if (session === undefined || session.state === 'results' || !setup.settings.has('parties_by_lot')) return null;
  const seats = await countByParty(trx, [row.id]);
  const students = new Map(seats.flatMap(({ partyId, count }) => (partyId === null ? [] : [[partyId, count]])));
  const others = setup.partyIds.filter((id) => id !== participant.partyId);
  const dealt = dealParty(others, students, randomInt);
  return dealt !== null && (await updateDealtParty(trx, participant.id, dealt)) ? dealt : null;
}

/**
 * Deals a student another party, once and before the first answer. Throws NOT_FOUND if they never joined, else
 * WRONG_STATE.
 */
export async function dealAnother(db: Db, loaded: LoadedVotingSession, clientKey: string): Promise<string> {
  const dealt = await retryTransaction(db, (trx) => redraw(trx, loaded, clientKey));
  if (dealt === null) throw new AppError('WRONG_STATE');
  return dealt;
}
