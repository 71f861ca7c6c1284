// What the live screen shows are snapshots, and a class may vote twice on a statement.
import type { Kysely } from 'kysely';

async function addToAnswers(db: Kysely<unknown>): Promise<void> {
  const answers = () => db.schema.alterTable('student_opinions');
  await answers()
    .addColumn('round', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await answers().addColumn('first_opinion', 'text').execute();
  await answers()
    .addColumn('pending', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await answers().addColumn('shown_round', 'integer').execute();
  await answers().addColumn('shown_opinion', 'text').execute();
  await answers()
    .addColumn('shown_comment', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await answers()
    .addColumn('in_shift', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}

async function addToSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('voting_sessions')
    .addColumn('frozen', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('voting_sessions').addColumn('clock_ends_at', 'text').execute();
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await addToAnswers(db);
  await addToSessions(db);
  const ofStatement = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('voting_session_id', 'text', (c) => c.notNull().references('voting_sessions.id').onDelete('cascade'))
      .addColumn('statement_id', 'text', (c) => c.notNull());
  await ofStatement('second_rounds')
    .addPrimaryKeyConstraint('second_rounds_pk', ['voting_session_id', 'statement_id'])
    .execute();
  await ofStatement('snapshots')
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('taken_at', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('participants', 'integer', (c) => c.notNull())
    .addColumn('answered', 'integer', (c) => c.notNull())
    .addColumn('skipped', 'integer', (c) => c.notNull())
    .addColumn('paired', 'integer')
    .addColumn('changed', 'integer')
    .addPrimaryKeyConstraint('snapshots_pk', ['voting_session_id', 'statement_id'])
    .execute();
  await ofStatement('snapshot_counts')
    .addColumn('opinion', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('before_count', 'integer')
    .addColumn('after_count', 'integer')
    .addPrimaryKeyConstraint('snapshot_counts_pk', ['voting_session_id', 'statement_id', 'opinion'])
    .execute();
  await ofStatement('argument_pairs')
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('left_id', 'text', (c) => c.references('student_opinions.id').onDelete('set null'))
    .addColumn('right_id', 'text', (c) => c.references('student_opinions.id').onDelete('set null'))
    .addPrimaryKeyConstraint('argument_pairs_pk', ['voting_session_id', 'statement_id', 'position'])
    .execute();
  // For deleting a student's answers.
  await db.schema.createIndex('argument_pairs_left').on('argument_pairs').column('left_id').execute();
  await db.schema.createIndex('argument_pairs_right').on('argument_pairs').column('right_id').execute();
}
