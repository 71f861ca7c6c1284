import { AppError } from '#server/app-error.ts';
import { updateSwitch } from '#server/data/live-switches.ts';
import { phaseOf, type VotingSessionRow } from '#server/data/voting-sessions.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { Deps } from '#server/deps.ts';
import type { Publisher } from '#server/live/publisher.ts';
import { type LoadedVotingSession, reloadRow } from '#server/sessions/load.ts';
import { LIVE_SWITCHES, type LiveSwitch, mayFlip } from '#shared/domain/live-switches.ts';

/** Who hears of a switch, and what. */
const ANNOUNCE: Record<LiveSwitch, (publisher: Publisher, code: string, isOn: boolean) => void> = {
  locked: (publisher, code, locked) => publisher.toOwner(code, { type: 'locked', locked }),
  holdArguments: (publisher, code, hold) => publisher.toOwner(code, { type: 'hold', hold }),
  devicesAway: (publisher, code, away) => publisher.toEverybody(code, { type: 'devices-away', away }),
  questionsOpen: (publisher, code) => publisher.toEverybody(code, { type: 'questions' }),
};

/** Sets a switch, and announces it if it was the other way. Returns the row after it. Throws WRONG_STATE if it has no effect. */
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
  if (outcome.isChange) ANNOUNCE[name](deps.publisher, setup.code, now[LIVE_SWITCHES[name].column] === 1);
  return now;
}
