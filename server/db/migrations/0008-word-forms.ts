// Stores the other forms of each difficult word, which were guessed on each read before; existing words get the proposed forms.
import type { Kysely } from 'kysely';
import { proposeForms } from '#shared/domain/word-forms.ts';

interface Before {
  difficult_words: { id: string; word: string };
  difficult_word_forms: { word_id: string; position: number; form: string };
}

export async function up(db: Kysely<Before>): Promise<void> {
  await db.schema
    .createTable('difficult_word_forms')
    .addColumn('word_id', 'text', (c) => c.notNull().references('difficult_words.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('form', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('difficult_word_forms_key', ['word_id', 'position'])
    .execute();
  for (const { id, word } of await db.selectFrom('difficult_words').select(['id', 'word']).execute())
    for (const [position, form] of proposeForms(word).entries())
      await db
        .insertInto('difficult_word_forms')
        .values({ word_id: id, position, form })
        // A process that was killed may have inserted it.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
}
