import type { PartnerRow } from '#server/data/partners.ts';
import type { Partner } from '#shared/contract/partner.ts';

/** Returns the address of an image of that version. */
interface ImageAddresses {
  publicAddress: (folder: 'partner', id: string, version: string) => string;
}

export const presentPartner = ({ id, name, website, image_version }: PartnerRow, images: ImageAddresses): Partner => ({
  _id: id,
  name,
  website,
  logo: image_version === null ? null : images.publicAddress('partner', id, image_version),
});
