// A game that a teacher plays alone to see how it goes, with invented students. It is in no list, and is deleted when it is over.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('voting_sessions')
    .addColumn('try_out', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  // At most one per teacher.
  await db.schema
    .createIndex('voting_sessions_try_out')
    .on('voting_sessions')
    .column('owner_id')
    .unique()
    .where(sql.ref('try_out'), '=', 1)
    .execute();
}
