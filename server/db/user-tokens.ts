// The secrets in mailed links: random, known to the recipient only; the database keeps a hash and when it ends.
import { createHash, randomBytes } from 'node:crypto';
import type { Db } from './client.ts';
import { newId } from './id.ts';
import type { Schema } from './schema.ts';

type Kind = Schema['user_tokens']['kind'];

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Makes a token for that user; gives it with its row's id. What has ended is cleared away on the occasion. */
export async function insertUserToken(
  db: Db,
  { userId, kind, minutes }: { userId: string; kind: Kind; minutes: number },
): Promise<{ id: string; token: string }> {
  const [id, token, now] = [newId(), randomBytes(32).toString('hex'), Date.now()];
  await db.deleteFrom('user_tokens').where('expires_at', '<=', new Date(now).toISOString()).execute();
  await db
    .insertInto('user_tokens')
    .values({
      id,
      user_id: userId,
      kind,
      token_hash: hashOf(token),
      expires_at: new Date(now + minutes * 60_000).toISOString(),
      created_at: new Date(now).toISOString(),
    })
    .execute();
  return { id, token };
}

/** Whose token it is, or null when it is unknown, used or over. */
export async function findTokenOwner(db: Db, kind: Kind, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('user_tokens')
    .select('user_id')
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Uses a token up; gives whose it was, or null when it no longer works. Of two at the same time one gets it. */
export async function takeToken(trx: Db, kind: Kind, token: string): Promise<string | null> {
  const row = await trx
    .deleteFrom('user_tokens')
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', new Date().toISOString())
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Ends that user's tokens; `before`: only those made before the one with that id. */
export async function removeUserTokens(db: Db, userId: string, before?: string): Promise<void> {
  let query = db.deleteFrom('user_tokens').where('user_id', '=', userId);
  if (before !== undefined) query = query.where('id', '<', before);
  await query.execute();
}
