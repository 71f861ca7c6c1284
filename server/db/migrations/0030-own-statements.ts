// Statements that a teacher adds. They have tables of their own, with the id that the client made as a part of the key: it need not be unique beyond its
// template or game, and the tables of answers stay as they are.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('game_template_own_statements')
    .addColumn('game_template_id', 'text', (c) => c.notNull().references('game_templates.id').onDelete('cascade'))
    .addColumn('statement_id', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('opinions', 'text')
    .addColumn('listed_at', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer')
    .addPrimaryKeyConstraint('game_template_own_statements_pk', ['game_template_id', 'statement_id'])
    .execute();
  await db.schema
    .createTable('voting_session_own_statements')
    .addColumn('voting_session_id', 'text', (c) => c.notNull().references('voting_sessions.id').onDelete('cascade'))
    .addColumn('statement_id', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('opinions', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('voting_session_own_statements_pk', ['voting_session_id', 'statement_id'])
    .execute();
  for (const table of ['game_template_own_statements', 'voting_session_own_statements'])
    await db.schema.createIndex(`${table}_statement`).on(table).column('statement_id').execute();
  await db.schema
    .alterTable('voting_sessions')
    .addColumn('own_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
