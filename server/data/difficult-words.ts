import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import type { Schema } from '#server/db/schema.ts';
import { textKey } from '#shared/domain/text.ts';

export type WordRow = Schema['difficult_words'];

/** Absent fields stay as they are. */
interface WordChange {
  word?: string | undefined;
  description?: string | undefined;
}

export const findWords = (db: Db): Promise<WordRow[]> => db.selectFrom('difficult_words').selectAll().execute();

export const findWord = (db: Db, id: string): Promise<WordRow | undefined> =>
  db.selectFrom('difficult_words').selectAll().where('id', '=', id).executeTakeFirst();

/** Throws a unique violation (see db/retry.ts) when the word exists already, in whatever case. */
export const insertWord = (db: Db, { word, description }: { word: string; description: string }): Promise<WordRow> =>
  db
    .insertInto('difficult_words')
    .values({ id: newId(), word, word_key: textKey(word), description })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Returns the changed word, or undefined when it is gone, or is no longer as `expected`. Throws a unique violation as above. */
export const updateWord = (
  db: Db,
  id: string,
  { word, description }: WordChange,
  expected: { word?: string; description?: string } = {},
): Promise<WordRow | undefined> =>
  db
    .updateTable('difficult_words')
    .set((old) => ({
      word: word ?? old.ref('word'),
      word_key: word === undefined ? old.ref('word_key') : textKey(word),
      description: description ?? old.ref('description'),
    }))
    .where('id', '=', id)
    .where((eb) => eb.and(expected))
    .returningAll()
    .executeTakeFirst();

export async function removeWord(db: Db, id: string): Promise<void> {
  await db.deleteFrom('difficult_words').where('id', '=', id).execute();
}
