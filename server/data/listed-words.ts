import type { Db } from '#server/db/client.ts';
import { textKey } from '#shared/domain/text.ts';
import { writeMeta } from './meta.ts';

/** The installation's own words that flag an argument, in no order. */
export const findListedWords = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('listed_words').select('word').execute()).map(({ word }) => word);

/**
 * Replaces the whole list. With `expected`, the list that was changed, returns false and does nothing when another one is stored, unless
 * that is the new one: it was sent again because the reply was lost.
 */
export const replaceListedWords = (
  db: Db,
  words: readonly string[],
  expected: readonly string[] | undefined,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    // Saves at the same time wait here, so that two lists never mix.
    await writeMeta(trx, 'listed-words-saved', new Date().toISOString());
    if (expected !== undefined) {
      const stored = await findListedWords(trx);
      const isStored = (list: readonly string[]): boolean => {
        const known = new Set(list);
        return known.size === stored.length && stored.every((word) => known.has(word));
      };
      if (!isStored(expected)) return isStored(words);
    }
    await trx.deleteFrom('listed_words').execute();
    if (words.length > 0)
      await trx
        .insertInto('listed_words')
        .values(words.map((word) => ({ word_key: textKey(word), word })))
        .execute();
    return true;
  });
