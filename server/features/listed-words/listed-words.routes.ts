import { AppError } from '#server/app-error.ts';
import { findListedWords, replaceListedWords } from '#server/data/listed-words.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { listedWordsEndpoints } from '#shared/contract/listed-words.ts';
import { tidyListedWords } from '#shared/domain/listed-words.ts';

/** Bytes: the longest list, with the one that it replaces. */
const LISTS_BYTES_MAX = 4 * 1024 * 1024;

export function listedWordsRoutes(mount: Mount, { db, argumentFlags }: Deps): void {
  const present = async () => ({ words: tidyListedWords(await findListedWords(db)) });

  mount(listedWordsEndpoints.list, { handle: present });
  mount(listedWordsEndpoints.replace, {
    bodyLimit: LISTS_BYTES_MAX,
    handle: async ({ body }) => {
      if (!(await replaceListedWords(db, body.words, body.replaces))) throw new AppError('CHANGED_MEANWHILE');
      argumentFlags.forget();
      return present();
    },
  });
}
