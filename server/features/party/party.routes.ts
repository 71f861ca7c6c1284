import { AppError, found, invalid, refuseChange } from '#server/app-error.ts';
import { setImageVersion } from '#server/data/images.ts';
import { findParties, findParty, insertParty, type PartyRow, removeParty, updateParty } from '#server/data/parties.ts';
import { newId } from '#server/db/id.ts';
import { insertOrChange, isUniqueViolation } from '#server/db/retry.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { presentParty } from '#server/present/party.ts';
import { partyEndpoints } from '#shared/contract/party.ts';
import { compareNames } from '#shared/domain/matching.ts';

/** A name that another party has, in any case, is an error of its field. */
async function orTaken<T>(save: Promise<T>): Promise<T> {
  try {
    return await save;
  } catch (error) {
    throw isUniqueViolation(error) ? invalid({ name: 'TAKEN' }) : error;
  }
}

export function partyRoutes(mount: Mount, { db, objects, log }: Deps): void {
  const present = (row: PartyRow) => presentParty(row, objects);
  const saved = async (row: PartyRow) => ({
    uploadURL: await objects.uploadAddress('parties', row.id),
    party: present(row),
  });
  const load = async ({ params }: { params: { id: string } }): Promise<PartyRow> => {
    await objects.importPendingUploads('parties');
    return found(await findParty(db, params.id));
  };
  /** Removes the stored image; if that fails, only a file remains that nothing refers to. */
  const removeImage = (id: string): Promise<void> =>
    objects
      .remove('parties', id)
      .catch((error: unknown) => log.error({ err: error }, 'a party’s image is left behind'));

  mount(partyEndpoints.list, {
    handle: async () => {
      await objects.importPendingUploads('parties');
      return (await findParties(db)).map(present).sort(compareNames);
    },
  });
  mount(partyEndpoints.read, { load, handle: async ({ target }) => present(target) });
  mount(partyEndpoints.create, {
    handle: async ({ body: { withId = newId(), ...fields } }) =>
      saved(
        await orTaken(
          insertOrChange(
            () => updateParty(db, withId, fields),
            () => insertParty(db, { id: withId, ...fields }),
          ),
        ),
      ),
  });
  mount(partyEndpoints.update, {
    load,
    handle: async ({ target, body: { replaces, ...change } }) => {
      const changed = await orTaken(updateParty(db, target.id, change, replaces));
      return saved(changed ?? (await refuseChange(findParty(db, target.id))));
    },
  });
  mount(partyEndpoints.remove, {
    load,
    handle: async ({ target }) => {
      const outcome = await removeParty(db, target.id);
      if (outcome === 'in use') throw new AppError('IN_USE');
      if (outcome === 'gone') throw new AppError('NOT_FOUND');
      await removeImage(target.id);
    },
  });
  mount(partyEndpoints.removeImage, {
    load,
    handle: async ({ target }) => {
      await setImageVersion(db, 'parties', target.id, null);
      await removeImage(target.id);
    },
  });
}
