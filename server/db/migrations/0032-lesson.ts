// Where on the board a lesson is: which page of a view, how long a class talks, and the order and figures of the parties of a reveal.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['at_kind', 'at_id'])
    await db.schema.alterTable('voting_sessions').addColumn(column, 'text').execute();
  await db.schema.alterTable('voting_sessions').addColumn('at_page', 'integer').execute();
  await db.schema
    .alterTable('voting_sessions')
    .addColumn('talk_seconds', 'integer', (c) => c.notNull().defaultTo(180))
    .execute();
  await db.schema
    .createTable('party_reveals')
    .addColumn('voting_session_id', 'text', (c) => c.notNull().references('voting_sessions.id').onDelete('cascade'))
    .addColumn('statement_id', 'text', (c) => c.notNull())
    .addColumn('parties', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('party_reveals_key', ['voting_session_id', 'statement_id'])
    .execute();
}
