// Visitors try a game out without an account: each is a user without a name, deleted with their game.
import type { Db } from '#server/db/client.ts';
import { retryTransaction } from '#server/db/retry.ts';
import { VISITOR } from '#shared/domain/roles.ts';
import { newUser } from './users.ts';

/** Returns the new visitor's id. */
export async function insertVisitor(db: Db): Promise<string> {
  const visitor = newUser({ email: null, role: VISITOR, activated: true, passwordHash: null });
  await db.insertInto('users').values(visitor).execute();
  return visitor.id;
}

/** Deletes the visitors made before that moment, with their games. Returns how many, and the codes of the games. */
export const removeVisitors = (db: Db, before: string): Promise<{ visitors: number; codes: string[] }> =>
  retryTransaction(db, async (trx) => {
    const ended = await trx
      .selectFrom('users')
      .select('id')
      .where('role', '=', VISITOR)
      .where('created_at', '<', before)
      // A game that is being made waits.
      .forUpdate()
      .execute();
    if (ended.length === 0) return { visitors: 0, codes: [] };
    const ids = ended.map(({ id }) => id);
    const games = await trx.selectFrom('voting_sessions').select('code').where('owner_id', 'in', ids).execute();
    await trx.deleteFrom('users').where('id', 'in', ids).execute();
    return { visitors: ids.length, codes: games.map(({ code }) => code) };
  });
