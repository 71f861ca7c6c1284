import type { Kysely } from 'kysely';

/** The installation's own words that flag an argument; the key is what two spellings of one word share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('listed_words')
    .addColumn('word_key', 'text', (c) => c.primaryKey())
    .addColumn('word', 'text', (c) => c.notNull())
    .execute();
}
