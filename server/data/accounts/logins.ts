// Stored data about logins: those that were ended before their token expires, and the browsers of an account.
import type { Db } from '#server/db/client.ts';
import { toFlag } from '#server/db/flag.ts';
import { LOGIN_DAYS } from '#shared/domain/limits.ts';
import type { TokenRole } from '#shared/domain/roles.ts';

/** Browsers remembered of one account. */
const KNOWN_BROWSERS_MAX = 20;
const LOGIN_MS = LOGIN_DAYS * 86_400_000;

/** The values that a token of this login must match; null if the login was ended, or no activated user has that id. */
export async function findLogin(
  db: Db,
  userId: string,
  loginIds: readonly string[],
): Promise<{ role: TokenRole; version: number; hasSecondFactor: boolean } | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('second_factors', (join) =>
      join.onRef('second_factors.user_id', '=', 'users.id').on('second_factors.confirmed', '=', toFlag(true)),
    )
    .select(['users.role', 'users.token_version as version', 'second_factors.user_id as factor'])
    .where('users.id', '=', userId)
    .where('users.activated', '=', toFlag(true))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('ended_logins').select('login_id').where('login_id', 'in', loginIds))),
    )
    .executeTakeFirst();
  return row === undefined ? null : { role: row.role, version: row.version, hasSecondFactor: row.factor !== null };
}

/** Ends a login on every server, and deletes those whose tokens have expired meanwhile. */
export async function insertEndedLogin(db: Db, loginId: string): Promise<void> {
  const now = Date.now();
  await db.deleteFrom('ended_logins').where('expires_at', '<=', new Date(now).toISOString()).execute();
  await db
    .insertInto('ended_logins')
    .values({ login_id: loginId, expires_at: new Date(now + LOGIN_MS).toISOString() })
    .onConflict((conflict) => conflict.column('login_id').doNothing())
    .execute();
}

export async function isKnownBrowser(db: Db, browserKey: string): Promise<boolean> {
  const known = db.selectFrom('known_browsers').select('user_id').where('browser_key', '=', browserKey);
  return (await known.executeTakeFirst()) !== undefined;
}

/** Forgets the browsers that an account was logged in from. */
export async function removeKnownBrowsers(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('known_browsers').where('user_id', '=', userId).execute();
}

/** Stores a browser as the account's newest; of more than 20 the least recently used one is deleted. */
export async function upsertKnownBrowser(db: Db, userId: string, browserKey: string): Promise<void> {
  const used_at = new Date().toISOString();
  await db
    .insertInto('known_browsers')
    .values({ browser_key: browserKey, user_id: userId, used_at })
    .onConflict((conflict) => conflict.column('browser_key').doUpdateSet({ used_at }))
    .execute();
  await db
    .deleteFrom('known_browsers')
    .where('user_id', '=', userId)
    .where('browser_key', 'not in', (query) =>
      query
        .selectFrom('known_browsers')
        .select('browser_key')
        .where('user_id', '=', userId)
        .orderBy('used_at', 'desc')
        .orderBy('browser_key')
        .limit(KNOWN_BROWSERS_MAX),
    )
    .execute();
}
