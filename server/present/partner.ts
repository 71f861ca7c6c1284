import type { PartnerRow } from '#server/data/partners.ts';
import type { Partner } from '#shared/contract/partner.ts';
import type { ImageAddresses } from './party.ts';

export const presentPartner = ({ id, name, website, image_version }: PartnerRow, images: ImageAddresses): Partner => ({
  _id: id,
  name,
  website,
  logo: image_version === null ? null : images.publicAddress('partner', id, image_version),
});
