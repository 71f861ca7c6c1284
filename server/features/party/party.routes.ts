import { AppError } from '#server/app-error.ts';
import {
  findParties,
  findParty,
  insertParty,
  type PartyRow,
  removeParty,
  updateParty,
} from '#server/data/office/parties.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { editable, recordImages } from '#server/office/editable.ts';
import { presentEditedParty } from '#server/present/office/party.ts';
import { partyEndpoints } from '#shared/contract/party.ts';
import { compareNames } from '#shared/domain/matching.ts';

export function partyRoutes(mount: Mount, deps: Deps): void {
  const { db, objects } = deps;
  const images = recordImages(deps, 'parties');
  const parties = editable({
    find: (id) => findParty(db, id),
    insert: insertParty.bind(null, db),
    update: updateParty.bind(null, db),
    unique: 'name',
  });
  const present = (row: PartyRow) => presentEditedParty(row, objects);
  const saved = async (row: PartyRow) => ({
    uploadURL: await objects.uploadAddress('parties', row.id),
    party: present(row),
  });
  const load = async (call: { params: { id: string } }): Promise<PartyRow> => {
    await objects.importPendingUploads('parties');
    return parties.load(call);
  };

  mount(partyEndpoints.list, {
    handle: async () => {
      await objects.importPendingUploads('parties');
      return (await findParties(db)).map(present).sort(compareNames);
    },
  });
  mount(partyEndpoints.read, { load, handle: async ({ target }) => present(target) });
  mount(partyEndpoints.create, {
    handle: async ({ body: { withId, ...fields } }) => saved(await parties.create(withId, fields)),
  });
  mount(partyEndpoints.update, {
    load,
    handle: async ({ target, body: { version, ...change } }) => saved(await parties.change(target.id, change, version)),
  });
  mount(partyEndpoints.remove, {
    load,
    handle: async ({ target }) => {
      const outcome = await removeParty(db, target.id);
      if (outcome === 'in use') throw new AppError('IN_USE');
      if (outcome === 'gone') throw new AppError('NOT_FOUND');
      await images.removeFile(target.id);
    },
  });
  mount(partyEndpoints.removeImage, { load, handle: ({ target }) => images.take(target.id) });
}
