// Whether teachers can choose a question set for a new game.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('question_sets')
    .addColumn('offered', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
}
