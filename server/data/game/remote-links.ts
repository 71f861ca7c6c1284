// The link that connects a teacher's phone to a game, one per game. Only hashes of its secrets are stored.
import { hash, randomBytes } from 'node:crypto';
import type { Db } from '#server/db/client.ts';
import type { Schema } from '#server/db/schema.ts';

export type RemoteLink = Schema['remote_links'];

const now = (): string => new Date().toISOString();

interface NewLink {
  votingSessionId: string;
  /** The login that created it, and the user's token version then. */
  loginId: string;
  tokenVersion: number;
  expiresAt: string;
}

/** Replaces the game's link by a new one. Returns its token. */
export async function upsertRemoteLink(
  db: Db,
  { votingSessionId, loginId, tokenVersion, expiresAt }: NewLink,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const link = {
    token_hash: hash('sha256', token),
    login_id: loginId,
    token_version: tokenVersion,
    expires_at: expiresAt,
    device_hash: null,
    number: null,
    phone_login_id: null,
    phone_until: null,
  };
  await db
    .insertInto('remote_links')
    .values({ voting_session_id: votingSessionId, ...link })
    .onConflict((conflict) => conflict.column('voting_session_id').doUpdateSet(link))
    .execute();
  return token;
}

/** The game's link, used or not, unless the phone that it connected has logged out. */
export async function findRemoteLink(db: Db, votingSessionId: string): Promise<RemoteLink | null> {
  const row = await db
    .selectFrom('remote_links')
    .selectAll()
    .where('voting_session_id', '=', votingSessionId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ended_logins')
            .select('login_id')
            .whereRef('ended_logins.login_id', '=', 'remote_links.phone_login_id'),
        ),
      ),
    )
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The link with that token, which belongs to the first device that opens it. Null when it is unknown, expired or
 * another device's.
 */
export async function claimRemoteLink(
  db: Db,
  token: string,
  device: string,
  number: number,
): Promise<(RemoteLink & { owner_id: string; code: string }) | null> {
  const [token_hash, device_hash] = [hash('sha256', token), hash('sha256', device)];
  await db
    .updateTable('remote_links')
    .set({ device_hash, number })
    .where('token_hash', '=', token_hash)
    .where('device_hash', 'is', null)
    .where('expires_at', '>', now())
    .execute();
  const row = await db
    .selectFrom('remote_links as link')
    .innerJoin('voting_sessions as session', 'session.id', 'link.voting_session_id')
    .selectAll('link')
    .select(['session.owner_id', 'session.active_code as code'])
    .where('link.token_hash', '=', token_hash)
    .where('link.device_hash', '=', device_hash)
    .where('link.expires_at', '>', now())
    .where('session.active_code', 'is not', null)
    .$narrowType<{ code: string }>()
    .executeTakeFirst();
  return row ?? null;
}

interface Confirmed {
  phoneLoginId: string;
  phoneUntil: string;
  /** The end of the time in which the phone may fetch its token. */
  expiresAt: string;
}

/** Lets in the phone that shows that number. Returns whether one with that number was waiting. */
export async function confirmRemoteLink(
  db: Db,
  votingSessionId: string,
  number: number,
  { phoneLoginId, phoneUntil, expiresAt }: Confirmed,
): Promise<boolean> {
  const result = await db
    .updateTable('remote_links')
    .set({ phone_login_id: phoneLoginId, phone_until: phoneUntil, expires_at: expiresAt })
    .where('voting_session_id', '=', votingSessionId)
    .where('number', '=', number)
    .where('phone_login_id', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes the game's link. Returns the login of the phone that it connected, or null. */
export async function removeRemoteLink(db: Db, votingSessionId: string): Promise<string | null> {
  const row = await db
    .deleteFrom('remote_links')
    .where('voting_session_id', '=', votingSessionId)
    .returning('phone_login_id')
    .executeTakeFirst();
  return row?.phone_login_id ?? null;
}
