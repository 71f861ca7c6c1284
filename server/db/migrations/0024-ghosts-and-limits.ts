// Students whom their teacher removed because they were not connected, and which address a waiting projector has.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('voting_sessions')
    .addColumn('clearings', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('removed_participants')
    .addColumn('voting_session_id', 'text', (c) => c.notNull().references('voting_sessions.id').onDelete('cascade'))
    .addColumn('client_key', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('removed_participants_key', ['voting_session_id', 'client_key'])
    .execute();
  await db.schema.alterTable('projectors').addColumn('address_key', 'text').execute();
  await db.schema.alterTable('projectors').addColumn('read_at', 'text').execute();
  await db.schema.createIndex('projectors_address').on('projectors').column('address_key').execute();
}
