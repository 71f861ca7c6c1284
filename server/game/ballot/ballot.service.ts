import { AppError, invalid } from '#server/app-error.ts';
import {
  ballotOf,
  countTurnout,
  findBallotCounts,
  findVoted,
  removeVotes,
  rewriteVotes,
  updateBallot,
  vacuumVotes,
  votesOf,
} from '#server/data/game/ballots.ts';
import { findSessionParties } from '#server/data/game/participants.ts';
import { updateScreen } from '#server/data/game/voting-session-writes.ts';
import { lockVotingSession, type VotingSessionRow } from '#server/data/game/voting-sessions.ts';
import type { Db, Trx } from '#server/db/client.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { Deps } from '#server/deps.ts';
import { announceLiveState } from '#server/game/shown/live-state.ts';
import { type LoadedVotingSession, reloadRow } from '#server/game/voting-session/load.ts';
import type { BallotBoard, OwnersBallot } from '#shared/contract/ballot.ts';
import type { LiveState } from '#shared/contract/live-state.ts';
import {
  type BallotEffect,
  type BallotRound,
  type BallotState,
  type BallotStep,
  ballotThreshold,
  closeBallot,
  closedRounds,
  openBallot,
} from '#shared/domain/ballot.ts';
import { ROUNDS } from '#shared/domain/voting-session.ts';

interface Outcome {
  state: BallotState;
  effect: BallotEffect;
}
interface RuleDeps {
  config: { resultsMinCount: number };
}

/** How many votes the open ballot lacks; 0 if none is open. */
async function missingVotes({ config }: RuleDeps, db: Db, row: VotingSessionRow): Promise<number> {
  if (row.ballot_open !== 1) return 0;
  const { voted, participants } = await countTurnout(db, row);
  return Math.max(0, ballotThreshold(participants, config.resultsMinCount) - voted);
}

async function store(trx: Trx, row: VotingSessionRow, { state, effect }: Outcome): Promise<void> {
  if (effect === 'none') return;
  await updateBallot(trx, row.id, state);
  if (effect === 'closed') await rewriteVotes(trx, row.id, row.ballot_round);
  if (effect === 'discarded') await removeVotes(trx, row.id, row.ballot_round);
}

/** Opens the first ballot of a game that starts. */
export async function openFirst(trx: Trx, row: VotingSessionRow): Promise<void> {
  const opened = openBallot(ballotOf(row));
  if (opened === null) return;
  await store(trx, row, opened);
  await updateScreen(trx, row.id, { ballotStep: 'vote' });
}

/** Closes the ballot of a game that ends, and discards it below the threshold; nobody votes meanwhile. */
export async function endBallot(deps: RuleDeps, trx: Trx, row: VotingSessionRow): Promise<void> {
  const closed = closeBallot(ballotOf(row), await missingVotes(deps, trx, row), true);
  if (closed !== null) await store(trx, row, closed);
}

/** Removes from the database's files what was there before a ballot was closed or its marks deleted. */
export function clearVotes({ db, logCutter, log }: Pick<Deps, 'db' | 'logCutter' | 'log'>): void {
  logCutter.cutSoon();
  vacuumVotes(db).catch((error: unknown) =>
    log.error({ err: error }, 'rows of a closed ballot are given back later, by PostgreSQL itself'),
  );
}

function checkSetting({ setup }: LoadedVotingSession): void {
  if (!setup.settings.has('ballot')) throw new AppError('WRONG_STATE');
}

/** Opens the next ballot, or closes the open one. Throws WRONG_STATE if that cannot be. */
export async function changeBallot(
  deps: Deps,
  loaded: LoadedVotingSession,
  { open, discard = false }: { open: boolean; discard?: boolean | undefined },
): Promise<VotingSessionRow> {
  checkSetting(loaded);
  const { row, setup } = loaded;
  const { effect, before, state } = await retryTransaction(deps.db, async (trx) => {
    const now = await lockVotingSession(trx, row.id);
    if (now === undefined) throw new AppError('INVALID_CODE');
    const before = ballotOf(now);
    const outcome = open ? openBallot(before) : closeBallot(before, await missingVotes(deps, trx, now), discard);
    if (now.state !== 'ongoing' || outcome === null) throw new AppError('WRONG_STATE');
    await store(trx, now, outcome);
    if (outcome.effect === 'opened')
      await updateScreen(trx, row.id, { ballotStep: 'vote', coalition: [], devicesAway: false, clockEndsAt: null });
    else if (outcome.effect === 'closed') await updateScreen(trx, row.id, { ballotStep: 'seats' });
    return { before, ...outcome };
  });
  if (effect !== 'none') {
    const round = effect === 'opened' ? state.round : before.round;
    deps.publisher.toEverybody(setup.code, { type: 'ballot', round, open: state.open });
    await announceLiveState(deps, loaded);
  }
  if (effect === 'closed' || effect === 'discarded') clearVotes(deps);
  return reloadRow(deps, loaded);
}

/** Whether that student voted in the last round. */
export async function hasVoted(
  { db, hashWho }: Pick<Deps, 'db' | 'hashWho'>,
  row: Pick<VotingSessionRow, 'id' | 'ballot_round'>,
  clientKey: string,
): Promise<boolean> {
  const round = ROUNDS[row.ballot_round - 1];
  if (round === undefined) return false;
  const who = hashWho(clientKey, votesOf(row.id, round));
  return (await findVoted(db, [{ votingSessionId: row.id, who }])).has(who);
}

/** The students who voted in any round. */
export async function findVoters(
  { hashWho }: Pick<Deps, 'hashWho'>,
  db: Db,
  votingSessionId: string,
  clientKeys: readonly string[],
): Promise<Set<string>> {
  const keyOf = new Map(
    clientKeys.flatMap((key) => ROUNDS.map((round) => [hashWho(key, votesOf(votingSessionId, round)), key] as const)),
  );
  const voted = await findVoted(
    db,
    [...keyOf.keys()].map((who) => ({ votingSessionId, who })),
  );
  return new Set([...voted].flatMap((who) => keyOf.get(who) ?? []));
}

/** The results of the closed rounds, oldest first; none in a game without ballots. */
export async function ballotRounds(db: Db, { row, setup }: LoadedVotingSession): Promise<BallotRound[]> {
  if (!setup.settings.has('ballot') || row.ballot_round === 0) return [];
  const parties = (await findSessionParties(db, row.id)).map(({ id, name }) => ({ _id: id, name }));
  return closedRounds(ballotOf(row), parties, await findBallotCounts(db, row.id));
}

/** The ballots as a board shows them; null in a game without them. */
export async function ballotBoard({ db }: Pick<Deps, 'db'>, loaded: LoadedVotingSession): Promise<BallotBoard | null> {
  const { row, setup } = loaded;
  if (!setup.settings.has('ballot')) return null;
  return { ...ballotOf(row), ...(await countTurnout(db, row)), rounds: await ballotRounds(db, loaded) };
}

/** The same for the owner, who may close it. Throws WRONG_STATE in a game without ballots. */
export async function readBallot(deps: Deps, loaded: LoadedVotingSession): Promise<OwnersBallot> {
  const board = await ballotBoard(deps, loaded);
  if (board === null) throw new AppError('WRONG_STATE');
  return { ...board, needed: await missingVotes(deps, deps.db, loaded.row) };
}

/**
 * Shows a step of the ballots on the boards, or something else, which calls the phones back. Throws WRONG_STATE for all
 * but the box of an open one, INVALID for parties of another game.
 */
export async function showBallot(
  deps: Deps,
  loaded: LoadedVotingSession,
  { step, coalition }: { step: BallotStep | null; coalition?: string[] | undefined },
): Promise<LiveState> {
  checkSetting(loaded);
  const { row, setup } = loaded;
  if (coalition?.some((id) => !setup.partyIds.includes(id))) throw invalid({ coalition: 'UNKNOWN' });
  const { open } = ballotOf(row);
  if (row.state === 'draft' || open !== (step === 'vote')) throw new AppError('WRONG_STATE');
  const isOver = step === null && row.devices_away === 1;
  await updateScreen(deps.db, row.id, {
    ballotStep: step,
    coalition: coalition && [...new Set(coalition)],
    ...(isOver && { devicesAway: false }),
  });
  if (isOver) deps.publisher.toEverybody(setup.code, { type: 'devices-away', away: false });
  return announceLiveState(deps, loaded);
}
