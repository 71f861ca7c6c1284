// A party as everybody may see it.
import type { Schema } from '#server/db/schema.ts';
import type { Party } from '#shared/contract/party.ts';

/** Gives the address of a picture of that version. */
interface Pictures {
  publicAddress: (folder: 'parties', id: string, version: string) => string;
}

export function presentParty(row: Schema['parties'], pictures: Pictures): Party {
  const { id, name, description, color, video, image_version } = row;
  const image = image_version === null ? null : pictures.publicAddress('parties', id, image_version);
  return { _id: id, name, description, color, video, image };
}
