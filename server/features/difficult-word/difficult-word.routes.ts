import { found, invalid, refuseChange } from '#server/app-error.ts';
import {
  findWord,
  findWords,
  insertWord,
  removeWord,
  type StoredWord,
  updateWord,
} from '#server/data/difficult-words.ts';
import { newId } from '#server/db/id.ts';
import { insertOrChange, isUniqueViolation } from '#server/db/retry.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { presentWord } from '#server/present/difficult-word.ts';
import { difficultWordEndpoints } from '#shared/contract/difficult-word.ts';
import { compareNames } from '#shared/domain/matching.ts';

/** The shape that compareNames needs. */
const named = ({ id, word }: StoredWord) => ({ _id: id, name: word });

/** A word that exists already is an error of its field. */
async function orTaken<T>(save: Promise<T>): Promise<T> {
  try {
    return await save;
  } catch (error) {
    throw isUniqueViolation(error) ? invalid({ word: 'TAKEN' }) : error;
  }
}

export function difficultWordRoutes(mount: Mount, { db }: Deps): void {
  const load = async ({ params }: { params: { id: string } }): Promise<StoredWord> =>
    found(await findWord(db, params.id));

  mount(difficultWordEndpoints.list, {
    handle: async () => (await findWords(db)).sort((a, b) => compareNames(named(a), named(b))).map(presentWord),
  });
  mount(difficultWordEndpoints.create, {
    handle: async ({ body: { withId = newId(), ...form } }) =>
      presentWord(
        await orTaken(
          insertOrChange(
            () => updateWord(db, withId, form),
            () => db.transaction().execute((trx) => insertWord(trx, { id: withId, ...form })),
          ),
        ),
      ),
  });
  mount(difficultWordEndpoints.update, {
    load,
    handle: async ({ target, body: { replaces, ...change } }) => {
      const changed = await orTaken(updateWord(db, target.id, change, replaces));
      return presentWord(changed ?? (await refuseChange(findWord(db, target.id))));
    },
  });
  mount(difficultWordEndpoints.remove, {
    load,
    handle: ({ target }) => removeWord(db, target.id),
  });
}
