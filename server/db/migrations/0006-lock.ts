// The teacher's lock: while it is on, nobody who has not joined gets into the voting session.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('voting_sessions')
    .addColumn('locked', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
