// Games in which not even the owner gets a single answer: an answer has another id for the owner whenever it changes, arguments are listed in
// steps, and the figures of the class are worked out once.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const answers = () => db.schema.alterTable('student_opinions');
  await answers().addColumn('public_id', 'text').execute();
  await answers().addColumn('shown_public_id', 'text').execute();
  await answers()
    .addColumn('text_round', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable('snapshots').addColumn('late', 'integer').execute();
  const ofSession = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('voting_session_id', 'text', (c) => c.notNull().references('voting_sessions.id').onDelete('cascade'));
  await ofSession('listed_arguments')
    .addColumn('statement_id', 'text', (c) => c.notNull())
    .addColumn('answer_id', 'text', (c) => c.primaryKey().references('student_opinions.id').onDelete('cascade'))
    .addColumn('public_id', 'text', (c) => c.notNull())
    .addColumn('opinion', 'text', (c) => c.notNull())
    .addColumn('comment', 'text', (c) => c.notNull())
    .addColumn('comment_state', 'text', (c) => c.notNull())
    .addColumn('text_round', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('listed_arguments_statement')
    .on('listed_arguments')
    .columns(['voting_session_id', 'statement_id'])
    .execute();
  await ofSession('listed_students')
    .addColumn('statement_id', 'text', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('student_hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('listed_students_pk', ['voting_session_id', 'statement_id', 'round', 'student_hash'])
    .execute();
  await ofSession('passed_statements')
    .addColumn('statement_id', 'text', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('passed_statements_pk', ['voting_session_id', 'statement_id', 'round'])
    .execute();
  await ofSession('class_figures')
    .addColumn('participants', 'integer', (c) => c.notNull())
    .addColumn('robust_students', 'integer')
    .addColumn('changeable', 'integer')
    .addPrimaryKeyConstraint('class_figures_pk', ['voting_session_id'])
    .execute();
}
