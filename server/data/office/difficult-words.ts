import type { Db, Trx } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import { givenFields, type Saved, saveVersioned, versionedRow } from '#server/db/save-versioned.ts';
import type { Schema } from '#server/db/schema.ts';
import { textKey } from '#shared/domain/text.ts';
import { proposeForms } from '#shared/domain/word-forms.ts';

type WordRow = Schema['difficult_words'];

export interface StoredWord extends WordRow {
  /** In the editor's order. */
  forms: string[];
}

/** Absent fields stay as they are. */
interface WordChange {
  word?: string | undefined;
  forms?: string[] | undefined;
  description?: string | undefined;
}

interface NewWord extends WordChange {
  id?: string;
  word: string;
  description: string;
}

async function formsOf(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('difficult_word_forms')
    .select('form')
    .where('word_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(({ form }) => form);
}

async function insertForms(trx: Trx, id: string, forms: readonly string[]): Promise<void> {
  if (forms.length === 0) return;
  await trx
    .insertInto('difficult_word_forms')
    .values(forms.map((form, position) => ({ word_id: id, position, form })))
    .execute();
}

export async function findWords(db: Db): Promise<StoredWord[]> {
  const words = await db.selectFrom('difficult_words').selectAll().execute();
  const forms = await db.selectFrom('difficult_word_forms').selectAll().orderBy('position').execute();
  const byWord = Map.groupBy(forms, ({ word_id }) => word_id);
  return words.map((word) => ({ ...word, forms: (byWord.get(word.id) ?? []).map(({ form }) => form) }));
}

export async function findWord(db: Db, id: string): Promise<StoredWord | undefined> {
  const word = await db.selectFrom('difficult_words').selectAll().where('id', '=', id).executeTakeFirst();
  return word && { ...word, forms: await formsOf(db, id) };
}

/**
 * Stores a word within a transaction, with proposed forms unless some are submitted. Throws a unique violation (see
 * db/retry.ts) when it exists already, in whatever case.
 */
export async function insertWord(
  trx: Trx,
  { id = newId(), word, forms = proposeForms(word), description }: NewWord,
): Promise<StoredWord> {
  const row = await trx
    .insertInto('difficult_words')
    .values({ id, word, word_key: textKey(word), description, version: 1 })
    .returningAll()
    .executeTakeFirstOrThrow();
  await insertForms(trx, row.id, forms);
  return { ...row, forms };
}

/**
 * Changes a word that has that version; a changed word gets newly proposed forms, unless some are submitted. Throws a
 * unique violation as above.
 */
export const updateWord = (
  db: Db,
  id: string,
  { word, forms, description }: WordChange,
  version?: number,
): Promise<Saved<StoredWord>> =>
  saveVersioned<StoredWord>(
    db,
    (trx) => {
      const one = versionedRow(trx, 'difficult_words', id);
      return {
        lock: async () => {
          const row = await one.lock();
          return row && { ...row, forms: await formsOf(trx, id) };
        },
        merge: (stored) => {
          const next = { ...stored, ...givenFields({ word, description }) };
          const word_key = textKey(next.word);
          const isAnother = word_key !== stored.word_key;
          return { ...next, word_key, forms: forms ?? (isAnother ? proposeForms(next.word) : stored.forms) };
        },
        store: async ({ forms: all, ...row }) => {
          await one.store(row);
          await trx.deleteFrom('difficult_word_forms').where('word_id', '=', id).execute();
          await insertForms(trx, id, all);
        },
      };
    },
    version,
  );

export async function removeWord(db: Db, id: string): Promise<void> {
  await db.deleteFrom('difficult_words').where('id', '=', id).execute();
}
