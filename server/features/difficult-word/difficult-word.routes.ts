import {
  findWord,
  findWords,
  insertWord,
  removeWord,
  type StoredWord,
  updateWord,
} from '#server/data/office/difficult-words.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { editable } from '#server/office/editable.ts';
import { presentWord } from '#server/present/office/content.ts';
import { difficultWordEndpoints } from '#shared/contract/difficult-word.ts';
import { compareNames } from '#shared/domain/matching.ts';

/** The shape that compareNames needs. */
const named = ({ id, word }: StoredWord) => ({ _id: id, name: word });

export function difficultWordRoutes(mount: Mount, { db }: Deps): void {
  const { load, create, change } = editable({
    find: (id) => findWord(db, id),
    insert: (word: Parameters<typeof insertWord>[1]) => db.transaction().execute((trx) => insertWord(trx, word)),
    update: updateWord.bind(null, db),
    unique: 'word',
  });

  mount(difficultWordEndpoints.list, {
    handle: async () => (await findWords(db)).sort((a, b) => compareNames(named(a), named(b))).map(presentWord),
  });
  mount(difficultWordEndpoints.create, {
    handle: async ({ body: { withId, ...fields } }) => presentWord(await create(withId, fields)),
  });
  mount(difficultWordEndpoints.update, {
    load,
    handle: async ({ target, body: { version, ...fields } }) => presentWord(await change(target.id, fields, version)),
  });
  mount(difficultWordEndpoints.remove, {
    load,
    handle: ({ target }) => removeWord(db, target.id),
  });
}
