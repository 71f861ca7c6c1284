// The last logins of an account, so that its owner sees one that was not theirs.
import type { Db } from '#server/db/client.ts';
import type { Timestamp } from '#server/db/column-types.ts';
import { fromFlag, toFlag } from '#server/db/flag.ts';
import { newId } from '#server/db/id.ts';
import { RECENT_LOGINS } from '#shared/domain/limits.ts';
import type { ProviderId } from '#shared/domain/providers.ts';

/** How somebody logged in. */
export interface LoginWay {
  /** The school's account; null for a password. */
  provider: ProviderId | null;
  /** Whether a code was asked for as well. */
  secondFactor: boolean;
}

export interface RecentLogin extends LoginWay {
  at: Timestamp;
}

const newest = (db: Db, userId: string) =>
  db
    .selectFrom('recent_logins')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT_LOGINS);

/** Stores a login as the account's newest one; those before the last five are deleted. */
export async function insertRecentLogin(
  db: Db,
  userId: string,
  { provider, secondFactor }: LoginWay,
  now = Date.now(),
): Promise<void> {
  await db
    .insertInto('recent_logins')
    .values({
      id: newId(),
      user_id: userId,
      provider,
      second_factor: toFlag(secondFactor),
      created_at: new Date(now).toISOString(),
    })
    .execute();
  await db
    .deleteFrom('recent_logins')
    .where('user_id', '=', userId)
    .where('id', 'not in', newest(db, userId).select('id'))
    .execute();
}

/** The last logins of an account, newest first. */
export async function findRecentLogins(db: Db, userId: string): Promise<RecentLogin[]> {
  const rows = await newest(db, userId).select(['provider', 'second_factor', 'created_at']).execute();
  return rows.map((row) => ({
    at: row.created_at,
    provider: row.provider,
    secondFactor: fromFlag(row.second_factor),
  }));
}
