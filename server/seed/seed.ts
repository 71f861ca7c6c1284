import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { insertBlock } from '#server/data/office/content-blocks.ts';
import { insertWord } from '#server/data/office/difficult-words.ts';
import { insertFaqs } from '#server/data/office/faqs.ts';
import { setImageVersion } from '#server/data/office/images.ts';
import { insertParty } from '#server/data/office/parties.ts';
import { insertPartner } from '#server/data/office/partners.ts';
import { importedContent } from '#server/data/office/question-set-import.ts';
import { insertQuestionSet } from '#server/data/office/question-sets.ts';
import type { Trx } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import { LOGO_FOLDER, readFirstContent } from '#server/seed/content/first-content.ts';

import type { ImageFolder } from '#server/storage/object-store.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';

/** Stores a PNG and returns the version to show it with. */
export type StoreImage = (folder: ImageFolder, id: string, png: Uint8Array) => Promise<string>;
/** Inserts all rows. */
export type InsertSeed = (trx: Trx) => Promise<void>;

interface StoredLogo {
  folder: ImageFolder;
  id: string;
  version: string;
}

/** Fixed ids, so that an interrupted start, or another server's at the same time, stores no second set of images. */
function fixedId(name: string): string {
  const hex = hash('sha256', `sample content: ${name}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const partyId = (name: string): string => fixedId(`party ${name}`);
const partnerId = (name: string): string => fixedId(`partner ${name}`);

/** Stores the logos, which may need the network. Returns the rest of the seed, for the first admin's transaction. */
export async function prepareSeed(language: LanguageCode, storeImage: StoreImage): Promise<InsertSeed> {
  const seed = await readFirstContent(language);
  const storeLogo = async (folder: ImageFolder, id: string, logo: string): Promise<StoredLogo> => {
    const png = await readFile(join(LOGO_FOLDER, logo));
    return { folder, id, version: await storeImage(folder, id, png) };
  };
  const logos = await Promise.all([
    ...seed.parties.map(({ name, logo }) => storeLogo('parties', partyId(name), logo)),
    ...seed.partners.map(({ name, logo }) => storeLogo('partner', partnerId(name), logo)),
  ]);
  return async (trx) => {
    // Before the question set, whose import then finds them by name.
    for (const { name, description, color } of seed.parties)
      await insertParty(trx, { id: partyId(name), name, description, color, video: '' });
    const content = await importedContent(trx, seed.questionSet);
    await insertQuestionSet(trx, { id: newId(), ...seed.setHeader, published: true, content });
    for (const { name, website } of seed.partners) await insertPartner(trx, { id: partnerId(name), name, website });
    for (const { folder, id: owner, version } of logos) await setImageVersion(trx, folder, owner, version);
    for (const word of seed.words) await insertWord(trx, word);
    await insertFaqs(trx, seed.faq);
    for (const { imageFile, ...block } of seed.blocks)
      await insertBlock(trx, { ...block, imageURL: imageFile === null ? '' : `/images/${imageFile}` });
  };
}
