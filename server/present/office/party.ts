import type { PartyRow } from '#server/data/office/parties.ts';
import type { EditedParty, Party } from '#shared/contract/party.ts';

/** Returns the address of an image of that version. */
export interface ImageAddresses {
  publicAddress: (folder: 'parties' | 'partner', id: string, version: string) => string;
}

export function presentParty(row: PartyRow, images: ImageAddresses): Party {
  const { id, name, description, color, video, image_version } = row;
  const image = image_version === null ? null : images.publicAddress('parties', id, image_version);
  return { _id: id, name, description, color, video, image };
}

export const presentEditedParty = (row: PartyRow, images: ImageAddresses): EditedParty => ({
  ...presentParty(row, images),
  version: row.version,
});
