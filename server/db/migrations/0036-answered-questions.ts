// Whether a question from the class was answered: it is off the board then, and stays in the overview.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('class_questions')
    .addColumn('answered', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
