// A teacher may look at arguments before they are shown; those that were given before are shown as they were.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['comment_state', 'shown_comment_state'])
    await db.schema
      .alterTable('student_opinions')
      .addColumn(name, 'text', (c) => c.notNull().defaultTo('shown'))
      .execute();
}
