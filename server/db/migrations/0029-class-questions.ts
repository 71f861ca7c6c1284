// Questions from the class, and marks on them.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['questions_open', 'marks_told_at_close'])
    await db.schema
      .alterTable('voting_sessions')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  await db.schema
    .createTable('class_questions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('voting_session_id', 'text', (c) => c.notNull().references('voting_sessions.id').onDelete('cascade'))
    .addColumn('participant_id', 'text', (c) => c.notNull().references('participants.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('sort_key', 'text', (c) => c.notNull())
    .addColumn('marks', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('class_questions_session').on('class_questions').column('voting_session_id').execute();
  await db.schema.createIndex('class_questions_student').on('class_questions').column('participant_id').execute();
  await db.schema
    .createTable('question_marks')
    .addColumn('question_id', 'text', (c) => c.notNull().references('class_questions.id').onDelete('cascade'))
    .addColumn('participant_id', 'text', (c) => c.notNull().references('participants.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('question_marks_key', ['question_id', 'participant_id'])
    .execute();
  await db.schema.createIndex('question_marks_student').on('question_marks').column('participant_id').execute();
  await db.schema
    .createTable('question_markers')
    .addColumn('voting_session_id', 'text', (c) => c.notNull().references('voting_sessions.id').onDelete('cascade'))
    .addColumn('marker_hash', 'text', (c) => c.notNull())
    .addColumn('waits', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('question_markers_key', ['voting_session_id', 'marker_hash'])
    .execute();
}
