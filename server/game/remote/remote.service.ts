import { randomInt, randomUUID } from 'node:crypto';
import { logSecurityEvent } from '#server/access/security-log.ts';
import { AppError } from '#server/app-error.ts';
import { findLogin, insertEndedLogin } from '#server/data/accounts/logins.ts';
import {
  claimRemoteLink,
  confirmRemoteLink,
  findRemoteLink,
  removeRemoteLink,
  upsertRemoteLink,
} from '#server/data/game/remote-links.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { Deps } from '#server/deps.ts';
import type { LoadedVotingSession } from '#server/game/voting-session/load.ts';
import type { RemoteLinkState } from '#shared/contract/remote.ts';
import { REMOTE_COLLECT_SECONDS, REMOTE_HOURS, REMOTE_LINK_SECONDS } from '#shared/domain/limits.ts';
import type { Actor, Role } from '#shared/domain/roles.ts';

type User = Extract<Actor, { kind: 'user' }>;

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();
const secondsUntil = (at: string): number => Math.max(0, Math.ceil((Date.parse(at) - Date.now()) / 1_000));

/** A phone is only a remote control: it cannot admit another one. */
function refusePhones({ game }: User): void {
  if (game !== undefined) throw new AppError('FORBIDDEN');
}

/** Ends the game's link and the login of the phone that it connected. */
export async function endLink({ db, socketLogins }: Deps, { row }: LoadedVotingSession): Promise<void> {
  // Together: a phone whose link is gone and whose login is not could not be sent away any more.
  const phone = await retryTransaction(db, async (trx) => {
    const removed = await removeRemoteLink(trx, row.id);
    if (removed !== null) await insertEndedLogin(trx, removed);
    return removed;
  });
  if (phone !== null) socketLogins.end(phone);
}

/** Creates a link for one phone; the earlier one and its phone's login end. Returns its secret and its seconds. */
export async function makeLink(
  deps: Deps,
  loaded: LoadedVotingSession,
  actor: User,
): Promise<{ token: string; expiresIn: number }> {
  refusePhones(actor);
  const login = await findLogin(deps.db, actor.userId, [actor.loginId]);
  if (login === null) throw new AppError('UNAUTHENTICATED');
  await endLink(deps, loaded);
  const token = await upsertRemoteLink(deps.db, {
    votingSessionId: loaded.row.id,
    loginId: actor.loginId,
    tokenVersion: login.version,
    expiresAt: inSeconds(REMOTE_LINK_SECONDS),
  });
  return { token, expiresIn: REMOTE_LINK_SECONDS };
}

/** The state of the game's link. */
export async function linkState({ db }: Deps, { row }: LoadedVotingSession): Promise<RemoteLinkState> {
  const link = await findRemoteLink(db, row.id);
  const until = link?.phone_until ?? link?.expires_at;
  const expiresIn = until === undefined ? 0 : secondsUntil(until);
  if (link === null || expiresIn === 0) return { state: 'none', number: null, expiresIn: 0 };
  if (link.phone_login_id !== null) return { state: 'connected', number: null, expiresIn };
  return { state: link.number === null ? 'open' : 'asks', number: link.number, expiresIn };
}

/** Lets in the phone that shows that number. Throws WRONG_STATE if none does. */
export async function confirm(
  deps: Deps,
  loaded: LoadedVotingSession,
  actor: User,
  number: number,
): Promise<RemoteLinkState> {
  refusePhones(actor);
  const isIn = await confirmRemoteLink(deps.db, loaded.row.id, number, {
    phoneLoginId: randomUUID(),
    phoneUntil: inSeconds(REMOTE_HOURS * 3_600),
    expiresAt: inSeconds(REMOTE_COLLECT_SECONDS),
  });
  if (!isIn) throw new AppError('WRONG_STATE');
  logSecurityEvent(deps.log, { event: 'phone-connected', user: actor.userId });
  return linkState(deps, loaded);
}

/**
 * Returns to the phone that opens a link its number, and its login once the teacher has let it in, each time the same.
 * Throws NOT_FOUND for an unknown or expired link, another phone's, or of a teacher whose login ended.
 */
export async function openLink(
  { db, jwt, limits }: Deps,
  { token, device }: { token: string; device: string },
  ip: string,
): Promise<{ number: number; login: { jwtToken: string; role: Role; code: string } | null }> {
  const link = await claimRemoteLink(db, token, device, randomInt(10, 100));
  const issuer = link && (await findLogin(db, link.owner_id, [link.login_id]));
  if (!link || link.number === null || issuer?.version !== link.token_version) {
    await limits.take('remoteLinkPerAddress', ip);
    throw new AppError('NOT_FOUND');
  }
  const { number, code, phone_login_id: loginId, phone_until: until } = link;
  if (loginId === null || until === null) return { number, login: null };
  const jwtToken = await jwt.signPhone(
    { userId: link.owner_id, version: link.token_version },
    { loginId, until: new Date(until), from: link.login_id, game: { id: link.voting_session_id, code } },
  );
  return { number, login: { jwtToken, role: 'teacher', code } };
}
