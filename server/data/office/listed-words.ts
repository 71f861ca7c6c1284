import { lockVersion, raiseVersion, readVersion } from '#server/data/system/meta.ts';
import type { Db } from '#server/db/client.ts';
import { type Saved, saveVersioned } from '#server/db/save-versioned.ts';
import { tidyListedWords } from '#shared/domain/listed-words.ts';
import { textKey } from '#shared/domain/text.ts';

const VERSION = 'listed-words-version';

/** The installation's own words that flag an argument, in order. */
export interface ListedWords {
  version: number;
  words: string[];
}

async function findWords(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('listed_words').select('word').execute();
  return tidyListedWords(rows.map(({ word }) => word));
}

export const findListedWords = async (db: Db): Promise<ListedWords> => ({
  version: await readVersion(db, VERSION),
  words: await findWords(db),
});

/** Replaces the list that has that version by one that is tidy. */
export const replaceListedWords = (db: Db, words: string[], version: number | undefined): Promise<Saved<ListedWords>> =>
  saveVersioned<ListedWords>(
    db,
    (trx) => ({
      lock: async () => ({ version: await lockVersion(trx, VERSION), words: await findWords(trx) }),
      merge: (stored) => ({ ...stored, words }),
      store: async () => {
        await raiseVersion(trx, VERSION);
        await trx.deleteFrom('listed_words').execute();
        if (words.length > 0)
          await trx
            .insertInto('listed_words')
            .values(words.map((word) => ({ word_key: textKey(word), word })))
            .execute();
      },
    }),
    version,
  );
