import {
  findPartner,
  findPartners,
  insertPartner,
  type PartnerRow,
  removePartner,
  updatePartner,
} from '#server/data/office/partners.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { editable, recordImages } from '#server/office/editable.ts';
import { presentPartner } from '#server/present/office/content.ts';
import { partnerEndpoints } from '#shared/contract/partner.ts';
import { compareNames } from '#shared/domain/matching.ts';

export function partnerRoutes(mount: Mount, deps: Deps): void {
  const { db, objects } = deps;
  const images = recordImages(deps, 'partner');
  const { load, create, change } = editable({
    find: (id) => findPartner(db, id),
    insert: insertPartner.bind(null, db),
    update: updatePartner.bind(null, db),
  });
  const present = (row: PartnerRow) => presentPartner(row, objects);
  const saved = async (row: PartnerRow) => ({
    uploadURL: await objects.uploadAddress('partner', row.id),
    partner: present(row),
  });

  mount(partnerEndpoints.list, {
    handle: async () => {
      await objects.importPendingUploads('partner');
      return (await findPartners(db)).map(present).sort(compareNames);
    },
  });
  mount(partnerEndpoints.create, {
    handle: async ({ body: { withId, ...fields } }) => saved(await create(withId, fields)),
  });
  mount(partnerEndpoints.update, {
    load,
    handle: async ({ target, body: { version, ...fields } }) => saved(await change(target.id, fields, version)),
  });
  mount(partnerEndpoints.remove, {
    load,
    handle: async ({ target }) => {
      await removePartner(db, target.id);
      await images.removeFile(target.id);
    },
  });
  mount(partnerEndpoints.removeImage, { load, handle: ({ target }) => images.take(target.id) });
}
