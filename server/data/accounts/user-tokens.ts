// The database has only the hash of the secret in a mailed link.
import { hash, randomBytes } from 'node:crypto';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import type { Schema } from '#server/db/schema.ts';

type Kind = Schema['user_tokens']['kind'];

/** Inserts a token for that user and deletes expired ones. Returns it with its row's id. */
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
      token_hash: hash('sha256', token),
      expires_at: new Date(now + minutes * 60_000).toISOString(),
      created_at: new Date(now).toISOString(),
    })
    .execute();
  return { id, token };
}

/** The id of the token's user, or null when it is unknown, used or expired. */
export async function findTokenOwner(db: Db, kind: Kind, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('user_tokens')
    .select('user_id')
    .where('token_hash', '=', hash('sha256', token))
    .where('kind', '=', kind)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Deletes a token. Returns its user's id; null when it is unknown, used or expired. Of two calls one gets it. */
export async function consumeToken(trx: Db, kind: Kind, token: string): Promise<string | null> {
  const row = await trx
    .deleteFrom('user_tokens')
    .where('token_hash', '=', hash('sha256', token))
    .where('kind', '=', kind)
    .where('expires_at', '>', new Date().toISOString())
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Deletes that user's tokens; `before`: only those older than the one with that id. */
export async function removeUserTokens(db: Db, userId: string, before?: string): Promise<void> {
  let query = db.deleteFrom('user_tokens').where('user_id', '=', userId);
  if (before !== undefined) query = query.where('id', '<', before);
  await query.execute();
}
