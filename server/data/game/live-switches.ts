import type { Trx } from '#server/db/client.ts';
import { toFlag } from '#server/db/flag.ts';
import { LIVE_SWITCHES, type LiveSwitch } from '#shared/domain/live-switches.ts';
import type { State } from '#shared/domain/voting-session.ts';
import { tellAtClose } from './question-marks.ts';
import { lockVotingSessions } from './voting-sessions.ts';

/** Sets a switch. Returns whether it was the other way; null if it has no effect in the session's state by now. */
export async function updateSwitch(
  trx: Trx,
  id: string,
  name: LiveSwitch,
  isOn: boolean,
): Promise<{ isChange: boolean } | null> {
  const { column, states }: { column: (typeof LIVE_SWITCHES)[LiveSwitch]['column']; states: readonly State[] } =
    LIVE_SWITCHES[name];
  const [open] = await lockVotingSessions(trx, [id]);
  if (open === undefined || !states.includes(open.state)) return null;
  const changed = await trx
    .updateTable('voting_sessions')
    .set(column, toFlag(isOn))
    .where('id', '=', id)
    .where(column, '<>', toFlag(isOn))
    .returning('id')
    .executeTakeFirst();
  const isChange = changed !== undefined;
  if (isChange && name === 'questionsOpen' && !isOn) await tellAtClose(trx, id);
  return { isChange };
}
