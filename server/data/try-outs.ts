import type { Db } from '#server/db/client.ts';

/** The teacher's try-out, which is the only one, or undefined. */
export const findTryOut = (db: Db, ownerId: string): Promise<{ id: string; code: string } | undefined> =>
  db
    .selectFrom('voting_sessions')
    .select(['id', 'code'])
    .where('owner_id', '=', ownerId)
    .where('try_out', '=', 1)
    .executeTakeFirst();

/** The try-outs that were made before that moment. */
export const findOldTryOuts = (db: Db, before: string): Promise<{ id: string; code: string }[]> =>
  db
    .selectFrom('voting_sessions')
    .select(['id', 'code'])
    .where('try_out', '=', 1)
    .where('created_at', '<', before)
    .execute();
