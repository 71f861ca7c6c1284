import { AppError, invalid } from '#server/app-error.ts';
import { findPair } from '#server/data/game/argument-pairs.ts';
import { findSnapshot } from '#server/data/game/published-figures.ts';
import { openRound, updateScreen } from '#server/data/game/voting-session-writes.ts';
import { findVotingSession, lockVotingSession, phaseOf } from '#server/data/game/voting-sessions.ts';
import type { Trx } from '#server/db/client.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { Deps } from '#server/deps.ts';
import { keyOf, type LoadedStatement, type TakenSnapshot, takeIfAllowed } from '#server/game/figures/snapshots.ts';
import type { Body } from '#shared/contract/call.ts';
import type { StepTaken } from '#shared/contract/lesson.ts';
import type { LiveAt } from '#shared/contract/live-state.ts';
import { hasTalkBegun, homeViewOf, isStepOf, type Step } from '#shared/domain/lesson.ts';
import { currentStatementOf, roundOf } from '#shared/domain/voting-session.ts';
import { announceLiveState } from './live-state.ts';
import { drawPair } from './pair.service.ts';
import { beginReveal, partyReveal } from './reveal.service.ts';
import { announceSnapshot, shownState } from './shown.service.ts';

type Wanted = Body<'POST voting/session/:code/statement/:statementId/step'>;

/** A step that is entered; the voting session is locked. */
interface Entry {
  deps: Deps;
  trx: Trx;
  loaded: LoadedStatement;
  wanted: Wanted;
  /** Whether the view is another one. */
  isNew: boolean;
}

const hasSnapshot = async ({ trx, loaded, wanted }: Entry): Promise<boolean> =>
  (await findSnapshot(trx, keyOf(loaded), wanted.round)) !== null;

/** Shows the result: with a new snapshot, no clock, and the phones in use. Returns the snapshot, if one was taken. */
async function enterResult(entry: Entry): Promise<TakenSnapshot | null> {
  const { deps, trx, loaded, wanted, isNew } = entry;
  const taken = isNew || !(await hasSnapshot(entry)) ? await takeIfAllowed(deps, trx, loaded) : null;
  if (isNew)
    await updateScreen(trx, loaded.row.id, { view: homeViewOf(wanted.step), clockEndsAt: null, devicesAway: false });
  return taken;
}

/** Begins or continues the talk. Returns the snapshot, if one was taken. */
async function enterTalk(entry: Entry): Promise<TakenSnapshot | null> {
  const { deps, trx, loaded, wanted, isNew } = entry;
  const { row } = loaded;
  const taken = (await hasSnapshot(entry)) ? null : await takeIfAllowed(deps, trx, loaded);
  if ((await findPair(trx, row)) === null) await drawPair(trx, loaded, false);
  const isOver = row.clock_ends_at !== null && Date.parse(row.clock_ends_at) <= Date.now();
  const clock = row.clock_ends_at === null ? null : { isOver };
  const seconds = wanted.seconds ?? row.talk_seconds;
  const starts = clock === null || (isOver && !hasTalkBegun({ clock, devicesAway: row.devices_away === 1 }));
  await updateScreen(trx, row.id, {
    ...(isNew && { view: homeViewOf('talk') }),
    ...(starts && { clockEndsAt: new Date(Date.now() + seconds * 1_000).toISOString() }),
    talkSeconds: seconds,
    devicesAway: true,
  });
  return taken;
}

/** Turns to a page of the parties' own answers. Throws INVALID if the reveal has no such page. */
async function enterParties({ trx, loaded, wanted, isNew }: Entry): Promise<TakenSnapshot | null> {
  const pages = await beginReveal(trx, loaded);
  const { row } = loaded;
  const pageAt = (page: number): LiveAt | null => {
    const party = pages[page]?.[0];
    return party === undefined ? null : { kind: 'party', id: party.partyId, page };
  };
  const stays = wanted.at === undefined && row.at_kind === 'party';
  const at = stays ? undefined : pageAt(wanted.at?.page ?? 0);
  if (wanted.at !== undefined && (at?.id !== wanted.at.id || wanted.at.kind !== 'party'))
    throw invalid({ at: 'INVALID_VALUE' });
  await updateScreen(trx, row.id, { ...(isNew && { view: homeViewOf('parties'), devicesAway: true }), at });
  return null;
}

/** Shows the statement, and nothing that was answered. */
async function enterVote({ trx, loaded, wanted, isNew }: Entry): Promise<TakenSnapshot | null> {
  if (isNew) await updateScreen(trx, loaded.row.id, { view: homeViewOf(wanted.step) });
  return null;
}

/** The same in the second round, which begins if it did not. */
async function enterAgain(entry: Entry): Promise<TakenSnapshot | null> {
  const { trx, loaded, wanted } = entry;
  if (wanted.round === 2) return enterVote(entry);
  await openRound(trx, loaded.row.id, loaded.statement._id);
  return null;
}

/** Each returns the snapshot that was taken, or null. */
const ENTER: Record<Step, (entry: Entry) => Promise<TakenSnapshot | null>> = {
  vote: enterVote,
  look: enterResult,
  talk: enterTalk,
  again: enterAgain,
  moved: enterResult,
  parties: enterParties,
};

/**
 * Enters a step of the current statement in one transaction. Returns what the live screens show then. Throws INVALID
 * for a step that game or round do not have, WRONG_STATE when statement or round are others by now.
 */
export async function takeStep(deps: Deps, loaded: LoadedStatement, wanted: Wanted): Promise<StepTaken> {
  const { setup, statement } = loaded;
  const { publisher } = deps;
  if (!isStepOf(wanted.step, setup.type, wanted.round)) throw invalid({ step: 'INVALID_VALUE' });
  const taken = await retryTransaction(deps.db, async (trx) => {
    // Locked until the transaction ends: of two devices that press at once, the second finds what the first one did.
    const row = await lockVotingSession(trx, loaded.row.id);
    if (row === undefined || currentStatementOf(phaseOf(row)) !== statement._id) throw new AppError('WRONG_STATE');
    const round = roundOf(row.second_rounds, statement._id);
    const isOpenAlready = wanted.step === 'again' && wanted.round === 1 && round === 2;
    if (round !== wanted.round && !isOpenAlready) throw new AppError('WRONG_STATE');
    const isNew = row.view !== homeViewOf(wanted.step);
    const entry: Entry = { deps, trx, loaded: { ...loaded, row }, wanted, isNew };
    const snapshot = isOpenAlready ? null : await ENTER[wanted.step](entry);
    const now = await findVotingSession(trx, row.id);
    if (now === undefined) throw new AppError('INVALID_CODE');
    return { before: row, now, snapshot, isNewRound: roundOf(now.second_rounds, statement._id) !== round };
  });
  const { before, now, snapshot, isNewRound } = taken;
  const devicesAway = now.devices_away === 1;
  if (isNewRound) publisher.toEverybody(setup.code, { type: 'second-round', statementId: statement._id });
  else if (now.devices_away !== before.devices_away)
    publisher.toEverybody(setup.code, { type: 'devices-away', away: devicesAway });
  await announceSnapshot(deps, loaded, snapshot);
  const current = { ...loaded, row: now };
  return {
    live: await announceLiveState(deps, current),
    devicesAway,
    shown: setup.type === 'debate' ? await shownState(deps, current) : null,
    reveal: setup.type === 'party' ? await partyReveal(deps.db, current) : null,
  };
}
