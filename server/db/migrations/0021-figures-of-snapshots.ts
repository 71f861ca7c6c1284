// From the end of a game on, a class's figures are those of its last snapshots; a student who forgets and comes back is no newcomer.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Games that have ended by now, or that the build before this one ends, have no snapshot of every statement: their figures stay those of all answers.
  await db.schema
    .alterTable('voting_sessions')
    .addColumn('counts_snapshots', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('snapshots')
    .addColumn('number', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('forgotten_answers')
    .addColumn('voting_session_id', 'text', (c) => c.notNull().references('voting_sessions.id').onDelete('cascade'))
    .addColumn('statement_id', 'text', (c) => c.notNull())
    .addColumn('answer_hash', 'text', (c) => c.notNull())
    .addColumn('is_new', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('forgotten_answers_pk', ['voting_session_id', 'statement_id', 'answer_hash'])
    .execute();
}
