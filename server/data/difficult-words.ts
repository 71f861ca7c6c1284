import type { Db, Trx } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { Schema } from '#server/db/schema.ts';
import { textKey } from '#shared/domain/text.ts';
import { proposeForms, writeForms } from '#shared/domain/word-forms.ts';

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

/** Stores a word within a transaction; if no forms are given, with proposed ones. Throws a unique violation (see db/retry.ts) when it exists
 * already, in whatever case. */
export async function insertWord(
  trx: Trx,
  { id = newId(), word, forms = proposeForms(word), description }: NewWord,
): Promise<StoredWord> {
  const row = await trx
    .insertInto('difficult_words')
    .values({ id, word, word_key: textKey(word), description })
    .returningAll()
    .executeTakeFirstOrThrow();
  await insertForms(trx, row.id, forms);
  return { ...row, forms };
}

/** Returns the changed word, or undefined when it is gone, or is neither as `expected` nor as the change makes it; if the word changes and no forms are given, it gets those that are
 * proposed. Throws a unique violation as above. */
export const updateWord = (
  db: Db,
  id: string,
  { word, forms, description }: WordChange,
  expected: WordChange = {},
): Promise<StoredWord | undefined> =>
  retryTransaction(db, async (trx) => {
    // Locks the word, so that its forms stay as they are read here.
    const before = await trx
      .updateTable('difficult_words')
      .set((old) => ({ description: old.ref('description') }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (before === undefined) return undefined;
    const stored = await formsOf(trx, id);
    const isAs = (texts: WordChange): boolean =>
      (texts.word ?? before.word) === before.word &&
      (texts.description ?? before.description) === before.description &&
      writeForms(texts.forms ?? stored) === writeForms(stored);
    // The change itself, sent again because its reply was lost, is no conflict.
    if (!isAs(expected) && !isAs({ word, forms, description })) return undefined;
    const isAnother = word !== undefined && textKey(word) !== before.word_key;
    const next = forms ?? (isAnother ? proposeForms(word) : stored);
    const row = await trx
      .updateTable('difficult_words')
      .set({
        word: word ?? before.word,
        word_key: textKey(word ?? before.word),
        description: description ?? before.description,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('difficult_word_forms').where('word_id', '=', id).execute();
    await insertForms(trx, id, next);
    return { ...row, forms: next };
  });

export async function removeWord(db: Db, id: string): Promise<void> {
  await db.deleteFrom('difficult_words').where('id', '=', id).execute();
}
