import { found, refuseChange } from '#server/app-error.ts';
import { setImageVersion } from '#server/data/images.ts';
import {
  findPartner,
  findPartners,
  insertPartner,
  type PartnerRow,
  removePartner,
  updatePartner,
} from '#server/data/partners.ts';
import { newId } from '#server/db/id.ts';
import { insertOrChange } from '#server/db/retry.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { presentPartner } from '#server/present/partner.ts';
import { partnerEndpoints } from '#shared/contract/partner.ts';
import { compareNames } from '#shared/domain/matching.ts';

export function partnerRoutes(mount: Mount, { db, objects, log }: Deps): void {
  const present = (row: PartnerRow) => presentPartner(row, objects);
  const saved = async (row: PartnerRow) => ({
    uploadURL: await objects.uploadAddress('partner', row.id),
    partner: present(row),
  });
  const load = async ({ params }: { params: { id: string } }): Promise<PartnerRow> =>
    found(await findPartner(db, params.id));
  /** Removes the stored image; if that fails, only a file remains that nothing refers to. */
  const removeImage = (id: string): Promise<void> =>
    objects
      .remove('partner', id)
      .catch((error: unknown) => log.error({ err: error }, 'a partner’s logo is left behind'));

  mount(partnerEndpoints.list, {
    handle: async () => {
      await objects.importPendingUploads('partner');
      return (await findPartners(db)).map(present).sort(compareNames);
    },
  });
  mount(partnerEndpoints.create, {
    handle: async ({ body: { withId = newId(), ...fields } }) =>
      saved(
        await insertOrChange(
          () => updatePartner(db, withId, fields),
          () => insertPartner(db, { id: withId, ...fields }),
        ),
      ),
  });
  mount(partnerEndpoints.update, {
    load,
    handle: async ({ target, body: { replaces, ...change } }) => {
      const changed = await updatePartner(db, target.id, change, replaces);
      return saved(changed ?? (await refuseChange(findPartner(db, target.id))));
    },
  });
  mount(partnerEndpoints.remove, {
    load,
    handle: async ({ target }) => {
      await removePartner(db, target.id);
      await removeImage(target.id);
    },
  });
  mount(partnerEndpoints.removeImage, {
    load,
    handle: async ({ target }) => {
      await setImageVersion(db, 'partner', target.id, null);
      await removeImage(target.id);
    },
  });
}
