// Counts how often a content block was saved, so that an editor cannot overwrite what another one saved meanwhile.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('content_blocks')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
}
