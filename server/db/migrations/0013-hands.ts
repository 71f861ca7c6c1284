// Classes with few devices: hands are counted in the room, and devices are put away for a while.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hands')
    .addColumn('voting_session_id', 'text', (c) => c.notNull().references('voting_sessions.id').onDelete('cascade'))
    .addColumn('statement_id', 'text', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('opinion', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('hands_pk', ['voting_session_id', 'statement_id', 'round', 'opinion'])
    .execute();
  await db.schema
    .alterTable('voting_sessions')
    .addColumn('devices_away', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
