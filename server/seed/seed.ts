import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { insertBlock } from '#server/data/content-blocks.ts';
import { insertWord } from '#server/data/difficult-words.ts';
import { insertFaqs } from '#server/data/faqs.ts';
import { setImageVersion } from '#server/data/images.ts';
import { insertParty } from '#server/data/parties.ts';
import { insertPartner } from '#server/data/partners.ts';
import { storeImportedSet } from '#server/data/question-set-import.ts';
import { type QuestionSetContent, updateToPublished } from '#server/data/question-sets.ts';
import { insertSampleGames, type SampleGame, saveSampleGames } from '#server/data/sample-games.ts';
import type { Trx } from '#server/db/client.ts';
import { LOGO_FOLDER, readFirstContent } from '#server/seed/content/first-content.ts';
import type { FirstContent } from '#server/seed/content/shapes.ts';
import type { ImageFolder } from '#server/storage/object-store.ts';
import { invariant } from '#shared/domain/invariant.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';

/** Stores a PNG and returns the version to show it with. */
export type StoreImage = (folder: ImageFolder, id: string, png: Uint8Array) => Promise<string>;
/** Inserts all rows; `ownerId` gets the games, as every later account does. */
export type InsertSeed = (trx: Trx, ownerId: string) => Promise<void>;

interface StoredLogo {
  folder: ImageFolder;
  id: string;
  version: string;
}

/** Fixed ids, so that a start that is interrupted, or another server's at the same time, stores no second set of images. */
function fixedId(name: string): string {
  const hex = hash('sha256', `sample content: ${name}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const partyId = (name: string): string => fixedId(`party ${name}`);
const partnerId = (name: string): string => fixedId(`partner ${name}`);

/** Stores the logos, which may need the network. Returns the rest of the seed, to be run in the transaction of the first admin. */
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
  return async (trx, ownerId) => {
    // Before the question set, whose import then finds them by name.
    for (const { name, description, color } of seed.parties)
      await insertParty(trx, { id: partyId(name), name, description, color, video: '' });
    const { id, content } = await storeImportedSet(trx, seed.setHeader, seed.questionSet);
    await updateToPublished(trx, id);
    await saveSampleGames(trx, sampleGames(seed, id, content));
    await insertSampleGames(trx, ownerId);
    for (const { name, website } of seed.partners) await insertPartner(trx, { id: partnerId(name), name, website });
    for (const { folder, id: owner, version } of logos) await setImageVersion(trx, folder, owner, version);
    for (const word of seed.words) await insertWord(trx, word);
    await insertFaqs(trx, seed.faq);
    for (const { imageFile, ...block } of seed.blocks)
      await insertBlock(trx, { ...block, imageURL: imageFile === null ? '' : `/images/${imageFile}` });
  };
}

const sampleGames = ({ games }: FirstContent, question_set_id: string, content: QuestionSetContent): SampleGame[] =>
  games.map(({ statements, ...game }) => ({
    ...game,
    question_set_id,
    statements: statements.map((at) => {
      const statement = content.statements[at];
      invariant(statement !== undefined, 'games are made of statements of the question set');
      return statement.id;
    }),
    ownStatements: [],
    parties: content.parties,
  }));
