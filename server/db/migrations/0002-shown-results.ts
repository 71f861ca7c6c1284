// Stores the group results that were shown, so that the next ones differ by enough students or not at all.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shown_results')
    .addColumn('voting_session_id', 'text', (c) => c.primaryKey().references('voting_sessions.id').onDelete('cascade'))
    .addColumn('answered_until', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('shown_party_results')
    .addColumn('voting_session_id', 'text', (c) => c.notNull().references('voting_sessions.id').onDelete('cascade'))
    .addColumn('party_id', 'text', (c) => c.notNull().references('parties.id').onDelete('cascade'))
    .addColumn('count', 'integer')
    .addColumn('total', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('shown_party_results_pk', ['voting_session_id', 'party_id'])
    .execute();
  await db.schema.createIndex('shown_party_results_party').on('shown_party_results').column('party_id').execute();
}
