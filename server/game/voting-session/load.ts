import type { RateLimits } from '#server/access/rate-limits.ts';
import { AppError, found } from '#server/app-error.ts';
import type { SessionSetup } from '#server/data/game/session-setup.ts';
import { findByCode, findVotingSession, type VotingSessionRow } from '#server/data/game/voting-sessions.ts';
import type { Db } from '#server/db/client.ts';
import { type Actor, can } from '#shared/domain/roles.ts';
import { parseSessionCode } from '#shared/domain/session-code.ts';
import type { SessionSetups } from './session-setups.ts';

export interface LoadedVotingSession {
  row: VotingSessionRow;
  setup: SessionSetup;
}

interface Sources {
  db: Db;
  setups: SessionSetups;
  limits: RateLimits;
}

/** The parts that are used of a call with a session code in its path. */
export interface CodeCall {
  actor: Actor;
  params: { code: string };
  ip: string;
}

async function withSetup(setups: SessionSetups, row?: VotingSessionRow): Promise<LoadedVotingSession | undefined> {
  const setup = row && (await setups.get(row));
  return row && setup ? { row, setup } : undefined;
}

/** The voting session whose code works. Throws INVALID_CODE; TOO_MANY_REQUESTS for too many from one address. */
export async function loadByCode(
  { db, setups, limits }: Sources,
  call: Omit<CodeCall, 'actor'>,
): Promise<LoadedVotingSession> {
  const sessionCode = parseSessionCode(call.params.code);
  const loaded = await withSetup(setups, sessionCode === null ? undefined : await findByCode(db, sessionCode));
  if (loaded) return loaded;
  await limits.take('unknownCodePerAddress', call.ip);
  throw new AppError('INVALID_CODE');
}

/** The same, for its owner only; FORBIDDEN for others. */
export async function loadOwnByCode(sources: Sources, call: CodeCall): Promise<LoadedVotingSession> {
  const loaded = await loadByCode(sources, call);
  if (!isOwner(call.actor, loaded.setup)) throw new AppError('FORBIDDEN');
  return loaded;
}

/** The voting session with that id, archived or not; undefined if there is none. */
export const findWithSetup = async (
  { db, setups }: Pick<Sources, 'db' | 'setups'>,
  id: string,
): Promise<LoadedVotingSession | undefined> => withSetup(setups, await findVotingSession(db, id));

/** The same. Throws NOT_FOUND if there is none. */
export const loadById = async (sources: Sources, id: string): Promise<LoadedVotingSession> =>
  found(await findWithSetup(sources, id));

/** The same, for its owner; NOT_FOUND for others. FORBIDDEN to a phone once the game is archived: it only leads. */
export async function loadOwnById(sources: Sources, actor: Actor, id: string): Promise<LoadedVotingSession> {
  const loaded = await loadById(sources, id);
  if (!isOwner(actor, loaded.setup)) throw new AppError('NOT_FOUND');
  if (actor.kind === 'user' && actor.game !== undefined && loaded.row.archived_at !== null)
    throw new AppError('FORBIDDEN');
  return loaded;
}

/** The row as it is by now. Throws INVALID_CODE if the voting session was deleted meanwhile. */
export async function reloadRow(
  { db }: Pick<Sources, 'db'>,
  { row }: Pick<LoadedVotingSession, 'row'>,
): Promise<VotingSessionRow> {
  const found = await findVotingSession(db, row.id);
  if (!found) throw new AppError('INVALID_CODE');
  return found;
}

export const isOwner = (actor: Actor, setup: Pick<SessionSetup, 'ownerId'>): boolean => can(actor, 'leadGame', setup);
