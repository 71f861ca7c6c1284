import { createHash } from 'node:crypto';
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
import { contentBlocks } from '#server/seed/content/content-blocks.ts';
import { difficultWords } from '#server/seed/content/difficult-words.ts';
import { faq } from '#server/seed/content/faq.ts';
import { parties } from '#server/seed/content/parties.ts';
import { partners } from '#server/seed/content/partners.ts';
import { questionSetHeader, readQuestionSet, SEED_CONTENT_FOLDER } from '#server/seed/content/question-set.ts';
import { templates } from '#server/seed/content/templates.ts';
import type { ImageFolder } from '#server/storage/object-store.ts';
import { invariant } from '#shared/domain/invariant.ts';
import type { ImportedQuestionSet } from '#shared/import/model.ts';

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
  const hex = createHash('sha256').update(`sample content: ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const partyId = (name: string): string => fixedId(`party ${name}`);
const partnerId = (name: string): string => fixedId(`partner ${name}`);

/** Stores the logos, which may need the network. Returns the rest of the seed, to be run in the transaction of the first admin. */
export async function prepareSeed(storeImage: StoreImage): Promise<InsertSeed> {
  const storeLogo = async (folder: ImageFolder, id: string, logo: string): Promise<StoredLogo> => {
    const png = await readFile(join(SEED_CONTENT_FOLDER, 'logos', logo));
    return { folder, id, version: await storeImage(folder, id, png) };
  };
  const logos = await Promise.all([
    ...parties.map(({ name, logo }) => storeLogo('parties', partyId(name), logo)),
    ...partners.map(({ name, logo }) => storeLogo('partner', partnerId(name), logo)),
  ]);
  const file = await readQuestionSet();
  return async (trx, ownerId) => {
    await insertParties(trx, file);
    const { id, content } = await storeImportedSet(trx, questionSetHeader, file);
    await updateToPublished(trx, id);
    await saveSampleGames(trx, sampleGames(id, content));
    await insertSampleGames(trx, ownerId);
    for (const partner of partners) await insertPartner(trx, { id: partnerId(partner.name), ...partner });
    for (const { folder, id: owner, version } of logos) await setImageVersion(trx, folder, owner, version);
    for (const word of difficultWords) await insertWord(trx, word);
    await insertFaqs(trx, faq);
    for (const { imageFile, ...block } of contentBlocks)
      await insertBlock(trx, { ...block, imageURL: imageFile === null ? '' : `/images/${imageFile}` });
  };
}

/** Before the question set, whose import then finds them by name. */
async function insertParties(trx: Trx, file: ImportedQuestionSet): Promise<void> {
  const descriptions = new Map(file.parties.map(({ name, description }) => [name, description]));
  for (const { name, color } of parties) {
    const description = descriptions.get(name);
    invariant(description !== undefined, 'the parties of the seed are those of its question set');
    await insertParty(trx, { id: partyId(name), name, description, color, video: '' });
  }
}

const sampleGames = (question_set_id: string, content: QuestionSetContent): SampleGame[] =>
  templates.map(({ name, type, settings, statements }) => ({
    name,
    type,
    question_set_id,
    statements: statements.map((number) => {
      const statement = content.statements[number - 1];
      invariant(statement !== undefined, `statement ${number} is in question-set.json`);
      return statement.id;
    }),
    ownStatements: [],
    parties: content.parties,
    settings,
  }));
