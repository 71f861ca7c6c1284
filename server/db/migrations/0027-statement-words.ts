// Words beside a statement, and a teacher's notes. A note has no foreign key to a statement: it may be one that the teacher wrote.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['plain', 'background', 'talk'])
    await db.schema
      .alterTable('question_set_statements')
      .addColumn(name, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  for (const owner of ['game_template', 'voting_session'])
    await db.schema
      .createTable(`${owner}_notes`)
      .addColumn(`${owner}_id`, 'text', (c) => c.notNull().references(`${owner}s.id`).onDelete('cascade'))
      .addColumn('statement_id', 'text', (c) => c.notNull())
      .addColumn('note', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint(`${owner}_notes_pk`, [`${owner}_id`, 'statement_id'])
      .execute();
}
