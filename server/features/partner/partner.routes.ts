// The calls about partners.
import { setPictureVersion } from '#server/db/pictures.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Mount } from '#server/http/mount.ts';
import { type Partner, partnerEndpoints } from '#shared/contract/partner.ts';
import { compareNames } from '#shared/domain/matching.ts';
import {
  findPartner,
  findPartners,
  insertPartner,
  type PartnerRow,
  removePartner,
  updatePartner,
} from './partner.store.ts';

export function partnerRoutes(mount: Mount, { db, objects, log }: Deps): void {
  const present = ({ id, name, website, image_version }: PartnerRow): Partner => ({
    _id: id,
    name,
    website,
    logo: image_version === null ? null : objects.publicAddress('partner', id, image_version),
  });
  const saved = async (row: PartnerRow) => ({
    uploadURL: await objects.uploadAddress('partner', row.id),
    partner: present(row),
  });
  const load = async ({ params }: { params: { id: string } }): Promise<PartnerRow> => {
    const partner = await findPartner(db, params.id);
    if (partner === undefined) throw new AppError('NOT_FOUND');
    return partner;
  };
  /** What is left of a picture that nothing shows is no reason to fail. */
  const removePicture = (id: string): Promise<void> =>
    objects
      .remove('partner', id)
      .catch((error: unknown) => log.error({ err: error }, 'a partner’s logo is left behind'));

  mount(partnerEndpoints.list, {
    handle: async () => {
      await objects.takeOverUploads('partner');
      return (await findPartners(db)).map(present).sort(compareNames);
    },
  });
  mount(partnerEndpoints.create, { handle: async ({ body }) => saved(await insertPartner(db, body)) });
  mount(partnerEndpoints.update, {
    load,
    handle: async ({ target, body: { replaces, ...change } }) => {
      const changed = await updatePartner(db, target.id, change, replaces);
      if (changed !== undefined) return saved(changed);
      throw new AppError((await findPartner(db, target.id)) ? 'CHANGED_MEANWHILE' : 'NOT_FOUND');
    },
  });
  mount(partnerEndpoints.remove, {
    load,
    handle: async ({ target }) => {
      await removePartner(db, target.id);
      await removePicture(target.id);
      return undefined;
    },
  });
  mount(partnerEndpoints.removeImage, {
    load,
    handle: async ({ target }) => {
      await setPictureVersion(db, 'partner', target.id, null);
      await removePicture(target.id);
      return undefined;
    },
  });
}
