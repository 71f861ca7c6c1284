import { AppError } from '#server/app-error.ts';
import { updateSwitch } from '#server/data/game/live-switches.ts';
import { phaseOf, type VotingSessionRow } from '#server/data/game/voting-sessions.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { Deps } from '#server/deps.ts';
import type { Publisher } from '#server/live/publisher.ts';
import { LIVE_SWITCHES, type LiveSwitch, mayFlip } from '#shared/domain/live-switches.ts';
import { type LoadedVotingSession, reloadRow } from './load.ts';

function announce(publisher: Publisher, code: string, name: LiveSwitch, isOn: boolean): void {
  const row = LIVE_SWITCHES[name];
  if (row.hears === 'owner') publisher.toOwner(code, row.event(isOn));
  else publisher.toEverybody(code, row.event(isOn));
}

/** Sets a switch, and announces a change. Returns the row after it. Throws WRONG_STATE if it has no effect. */
export async function setSwitch(
  deps: Deps,
  loaded: LoadedVotingSession,
  name: LiveSwitch,
  isOn: boolean,
): Promise<VotingSessionRow> {
  const { row, setup } = loaded;
  const isAllowed = mayFlip(name, phaseOf(row), (setting) => setup.settings.has(setting));
  const outcome = isAllowed ? await retryTransaction(deps.db, (trx) => updateSwitch(trx, row.id, name, isOn)) : null;
  if (outcome === null) throw new AppError('WRONG_STATE');
  const now = await reloadRow(deps, loaded);
  if (outcome.isChange) announce(deps.publisher, setup.code, name, now[LIVE_SWITCHES[name].column] === 1);
  return now;
}
