import type { Kysely } from 'kysely';

/** Images that stand inside a text; those of parties and partners are fields of their rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('text_images')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('image_version', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
}
