import { findListedWords, replaceListedWords } from '#server/data/office/listed-words.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { savedOrThrow } from '#server/office/editable.ts';
import { listedWordsEndpoints } from '#shared/contract/listed-words.ts';

export function listedWordsRoutes(mount: Mount, { db, argumentFlags }: Deps): void {
  mount(listedWordsEndpoints.list, { handle: () => findListedWords(db) });
  mount(listedWordsEndpoints.replace, {
    handle: async ({ body: { words, version } }) => {
      const saved = savedOrThrow(await replaceListedWords(db, words, version));
      argumentFlags.forget();
      return saved;
    },
  });
}
