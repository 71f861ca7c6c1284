// Puts the sample content in the database of a first start: pictures first, then every row in the transaction of the first admin.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleContent } from '#server/db/sample-content/sample-content.ts';
import type { PartyKey, StatementKey } from '#server/db/sample-content/shapes.ts';
import { PROJECT_FOLDER } from '#server/project-folder.ts';
import { textKey } from '#shared/domain/text-key.ts';
import type { Db } from './client.ts';
import { toFlag } from './flag.ts';
import { newId } from './id.ts';
import type { PictureFolder } from './pictures.ts';

/** Keeps a PNG and gives the version to show it with. */
export type StorePicture = (folder: PictureFolder, id: string, png: Uint8Array) => Promise<string>;
/** Inserts all rows; `ownerId` gets the templates. */
export type InsertContent = (trx: Db, ownerId: string) => Promise<void>;

const LOGOS = join(PROJECT_FOLDER, 'server/db/sample-content/logos');

/** The same on every start: a start that is broken off, or another server's at the same time, leaves no second set of pictures. */
function fixedId(name: string): string {
  const hex = createHash('sha256').update(`sample content: ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const partyId = (key: PartyKey): string => fixedId(`party ${key}`);
const partnerId = (name: string): string => fixedId(`partner ${name}`);

/** Puts the logos in their place, which may be far away, and gives what is left to do in the transaction. */
export async function prepareSampleContent(storePicture: StorePicture): Promise<InsertContent> {
  const versions = new Map<string, string>();
  const keep = async (folder: PictureFolder, id: string, logo: string): Promise<void> => {
    versions.set(id, await storePicture(folder, id, await readFile(join(LOGOS, logo))));
  };
  await Promise.all([
    ...sampleContent.parties.map(({ key, logo }) => keep('parties', partyId(key), logo)),
    ...sampleContent.partners.map(({ name, logo }) => keep('partner', partnerId(name), logo)),
  ]);
  return async (trx, ownerId) => {
    const now = Date.now();
    await insertParties(trx, versions, now);
    const set = await insertQuestionSet(trx, now);
    await insertTemplates(trx, ownerId, set, now);
    await insertPages(trx, versions, now);
  };
}

async function insertParties(trx: Db, versions: ReadonlyMap<string, string>, now: number): Promise<void> {
  await trx
    .insertInto('parties')
    .values(
      sampleContent.parties.map(({ key, name, description, color, video }) => ({
        id: partyId(key),
        name,
        name_key: textKey(name),
        description,
        color,
        video,
        image_version: versions.get(partyId(key)) ?? null,
        created_at: new Date(now).toISOString(),
      })),
    )
    .execute();
}

interface InsertedSet {
  id: string;
  statementIds: ReadonlyMap<StatementKey, string>;
}

async function insertQuestionSet(trx: Db, now: number): Promise<InsertedSet> {
  const { questionSet, parties, opinionOptions, statements, positions } = sampleContent;
  const id = newId(now);
  const at = new Date(now).toISOString();
  const statementRows = statements.map((one, position) => ({ ...one, position, id: newId(now) }));
  const optionRows = opinionOptions.map((one, position) => ({ ...one, position, id: newId(now) }));
  const statementIds = new Map(statementRows.map((row) => [row.key, row.id]));
  const optionIds = new Map(optionRows.map((row) => [row.opinion, row.id]));
  await trx
    .insertInto('question_sets')
    .values({ id, ...questionSet, published: 1, version: 1, created_at: at, updated_at: at })
    .execute();
  await trx
    .insertInto('question_set_options')
    .values(
      optionRows.map(({ id: optionId, opinion, color, order, position }) => ({
        id: optionId,
        question_set_id: id,
        opinion,
        color,
        sort_order: order,
        position,
      })),
    )
    .execute();
  await trx
    .insertInto('question_set_statements')
    .values(
      statementRows.map(({ id: statementId, description, position }) => ({
        id: statementId,
        question_set_id: id,
        description,
        position,
      })),
    )
    .execute();
  await trx
    .insertInto('question_set_parties')
    .values(parties.map(({ key }) => ({ question_set_id: id, party_id: partyId(key) })))
    .execute();
  await trx
    .insertInto('party_opinions')
    .values(
      parties.flatMap(({ key }) =>
        positions[key].map(({ statement, opinion, explanation }) => ({
          statement_id: statementIds.get(statement) ?? '',
          party_id: partyId(key),
          option_id: optionIds.get(opinion) ?? null,
          comment: explanation,
        })),
      ),
    )
    .execute();
  return { id, statementIds };
}

async function insertTemplates(trx: Db, owner_id: string, set: InsertedSet, now: number): Promise<void> {
  for (const [index, { name, type, settings, statements, parties }] of sampleContent.templates.entries()) {
    const id = newId(now);
    await trx
      .insertInto('game_templates')
      .values({
        id,
        owner_id,
        name,
        type,
        question_set_id: set.id,
        skip_questions: toFlag(settings.includes('skip_questions')),
        own_arguments: toFlag(settings.includes('own_arguments')),
        own_tempo: toFlag(settings.includes('own_tempo')),
        show_difficult_words: toFlag(settings.includes('show_difficult_words')),
        show_party_arguments: toFlag(settings.includes('show_party_arguments')),
        // The newest stands on top of a teacher's list.
        updated_at: new Date(now - index).toISOString(),
      })
      .execute();
    await trx
      .insertInto('game_template_statements')
      .values(
        statements.map((key, position) => ({
          game_template_id: id,
          statement_id: set.statementIds.get(key) ?? '',
          position,
        })),
      )
      .execute();
    await trx
      .insertInto('game_template_parties')
      .values(parties.map((key) => ({ game_template_id: id, party_id: partyId(key) })))
      .execute();
  }
}

async function insertPages(trx: Db, versions: ReadonlyMap<string, string>, now: number): Promise<void> {
  const { partners, difficultWords, faq, contentBlocks } = sampleContent;
  await trx
    .insertInto('partners')
    .values(
      partners.map(({ name, website }) => ({
        id: partnerId(name),
        name,
        website,
        image_version: versions.get(partnerId(name)) ?? null,
        created_at: new Date(now).toISOString(),
      })),
    )
    .execute();
  await trx
    .insertInto('difficult_words')
    .values(
      difficultWords.map(({ word, description }) => ({ id: newId(now), word, word_key: textKey(word), description })),
    )
    .execute();
  await trx
    .insertInto('faqs')
    .values(faq.map(({ question, answer, order }) => ({ id: newId(now), question, answer, sort_order: order })))
    .execute();
  await trx
    .insertInto('content_blocks')
    .values(
      contentBlocks.map(({ page, type, title, body, imageFile, imageAlt, inverted, order }) => ({
        id: newId(now),
        page,
        type,
        image_url: imageFile === null ? '' : `/images/${imageFile}`,
        image_alt: imageAlt,
        title,
        body,
        inverted: toFlag(inverted),
        sort_order: order,
        legacy: 0 as const,
        html: '',
        version: 1,
      })),
    )
    .execute();
}
