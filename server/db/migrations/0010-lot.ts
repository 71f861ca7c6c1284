// Parties by lot: a student who asked for another party cannot ask again.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('participants')
    .addColumn('redrawn', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
