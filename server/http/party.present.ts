// A party as everybody may see it.
import type { Schema } from '#server/db/schema.ts';
import type { Party } from '#shared/contract/party.ts';

/** `imageAddress` gives the address of an image of that version. */
export function presentParty(row: Schema['parties'], imageAddress: (id: string, version: string) => string): Party {
  const { id, name, description, color, video, image_version } = row;
  const image = image_version === null ? null : imageAddress(id, image_version);
  return { _id: id, name, description, color, video, image };
}
