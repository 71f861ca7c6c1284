import { AppError, found, invalid } from '#server/app-error.ts';
import {
  deleteOwn,
  findPlayed,
  insertOwn,
  isAnswered,
  opinionsOf,
  raiseOwnVersion,
  removeShown,
  toOwnStatement,
  updateOwn,
} from '#server/data/game/own-statements.ts';
import { findOwnOfUser } from '#server/data/game/own-statements-of-user.ts';
import { holdAnswers } from '#server/data/game/voting-session-writes.ts';
import { findVotingSession, phaseOf } from '#server/data/game/voting-sessions.ts';
import type { Db, Trx } from '#server/db/client.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { Deps } from '#server/deps.ts';
import { type LoadedVotingSession, loadById } from '#server/game/voting-session/load.ts';
import { OWN_LISTED_MAX, OWN_STATEMENTS_MAX } from '#shared/domain/limits.ts';
import { mayChangeOwn, type OwnStatement, ownKey } from '#shared/domain/own-statement.ts';
import { currentStatementOf } from '#shared/domain/voting-session.ts';

type Played = Awaited<ReturnType<typeof findPlayed>>;
type PlayedStatement = Played[number];

/** What a voting session plays now, while no answer is stored and nobody else changes it. */
interface Held {
  played: Played;
  current: string | null;
}

/** Throws WRONG_STATE while the voting session is in a state in which it cannot change. */
async function hold(trx: Trx, { row, setup }: LoadedVotingSession): Promise<Held & { mayChange: boolean }> {
  await holdAnswers(trx, row.id);
  const now = await findVotingSession(trx, row.id);
  if (now === undefined) throw new AppError('INVALID_CODE');
  const phase = phaseOf(now);
  return {
    played: await findPlayed(trx, row.id),
    current: currentStatementOf(phase),
    mayChange: mayChangeOwn(setup.type, phase),
  };
}

/** The own statements of a user's games, the latest first; the same one of several games is there once. */
export async function listOwn(db: Db, userId: string): Promise<Omit<OwnStatement, '_id'>[]> {
  const found = new Map<string, Omit<OwnStatement, '_id'>>();
  for (const row of await findOwnOfUser(db, userId)) {
    const own = { description: row.description, opinions: opinionsOf(row) };
    const key = ownKey(own.description, own.opinions);
    if (!found.has(key)) found.set(key, own);
  }
  return [...found.values()].slice(0, OWN_LISTED_MAX);
}

/** Announces that the list has changed. It is new on every server by then: each read compares the row's version. */
async function announce(deps: Deps, { row, setup }: LoadedVotingSession): Promise<LoadedVotingSession> {
  deps.publisher.toEverybody(setup.code, { type: 'statements' });
  return loadById(deps, row.id);
}

/** The position after which a new statement comes: that of `after`, of the current one, or of the last one. */
function positionBefore({ played, current }: Held, after: string | null): number {
  const named = after ?? current;
  if (named === null) return played.at(-1)?.position ?? -1;
  const found = played.find(({ statement_id }) => statement_id === named);
  if (found === undefined) throw invalid({ after: 'UNKNOWN' });
  return found.position;
}

/**
 * Adds an own statement. Returns the voting session, and whether an earlier call had added it. Throws INVALID, or
 * WRONG_STATE where it cannot have one (more).
 */
export async function addStatement(
  deps: Deps,
  loaded: LoadedVotingSession,
  { after, ...own }: OwnStatement & { after: string | null },
): Promise<{ loaded: LoadedVotingSession; isNew: boolean }> {
  const votingSessionId = loaded.row.id;
  const isNew = await retryTransaction(deps.db, async (trx) => {
    const held = await hold(trx, loaded);
    const same = held.played.find(({ statement_id }) => statement_id === own._id);
    if (same?.description === null) throw invalid({ _id: 'TAKEN' });
    const position = same === undefined ? positionBefore(held, after) : same.position;
    if (!held.mayChange) throw new AppError('WRONG_STATE');
    if (same !== undefined) return false;
    if (held.played.filter(({ description }) => description !== null).length >= OWN_STATEMENTS_MAX)
      throw new AppError('WRONG_STATE', {
        message: `There are ${OWN_STATEMENTS_MAX} own statements already: remove one first`,
      });
    await insertOwn(trx, votingSessionId, own, position);
    await raiseOwnVersion(trx, votingSessionId);
    return true;
  });
  return { loaded: isNew ? await announce(deps, loaded) : await loadById(deps, votingSessionId), isNew };
}

/** The own statement with that id, to be changed. Throws NOT_FOUND, WRONG_STATE, or IN_USE once it has an answer. */
async function findOpen(trx: Trx, { row }: LoadedVotingSession, held: Held & { mayChange: boolean }, id: string) {
  const own = found(
    held.played.find(
      (one): one is PlayedStatement & { description: string } => one.statement_id === id && one.description !== null,
    ),
  );
  if (!held.mayChange) throw new AppError('WRONG_STATE');
  if (await isAnswered(trx, { votingSessionId: row.id, statementId: id })) throw new AppError('IN_USE');
  return toOwnStatement(own);
}

/** Changes what is given of an own statement. Returns the voting session after it. Throws what `findOpen` throws. */
export async function changeOwnStatement(
  deps: Deps,
  loaded: LoadedVotingSession,
  statementId: string,
  change: { description?: string | undefined; opinions?: string[] | null | undefined },
): Promise<LoadedVotingSession> {
  const key = { votingSessionId: loaded.row.id, statementId };
  await retryTransaction(deps.db, async (trx) => {
    const { description, opinions } = await findOpen(trx, loaded, await hold(trx, loaded), statementId);
    await updateOwn(trx, key, {
      description: change.description ?? description,
      opinions: change.opinions === undefined ? opinions : change.opinions,
    });
    await removeShown(trx, key);
    await raiseOwnVersion(trx, key.votingSessionId);
  });
  return announce(deps, loaded);
}

/** Removes an own statement. Throws as `findOpen` does; also WRONG_STATE for the current one, and for the only one. */
export async function removeStatement(deps: Deps, loaded: LoadedVotingSession, statementId: string): Promise<void> {
  const key = { votingSessionId: loaded.row.id, statementId };
  await retryTransaction(deps.db, async (trx) => {
    const held = await hold(trx, loaded);
    await findOpen(trx, loaded, held, statementId);
    if (held.current === statementId || held.played.length === 1) throw new AppError('WRONG_STATE');
    await deleteOwn(trx, key);
    await removeShown(trx, key);
    await raiseOwnVersion(trx, key.votingSessionId);
  });
  await announce(deps, loaded);
}
