import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db, Trx } from '#server/db/client.ts';
import { readFirstContent } from '#server/seed/content/first-content.ts';
import { createTestDatabase, engines, type TestDatabase } from '#server/testing/test-database.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { createFirstAdmin } from './first-start.ts';
import { prepareSeed } from './seed.ts';

const ADMIN = { email: 'chef@example.org', password: 'een wachtwoord' };
const TABLES = [
  'users',
  'parties',
  'partners',
  'difficult_words',
  'faqs',
  'content_blocks',
  'question_sets',
  'question_set_options',
  'question_set_statements',
  'question_set_parties',
  'party_opinions',
  'game_templates',
] as const;

async function countRows(db: Db): Promise<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const table of TABLES) {
    const { n } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    counts.set(table, n);
  }
  return Object.fromEntries(counts);
}

const { parties, partners, words, faq, blocks, questionSet } = await readFirstContent('NL_BE');
const { statements, opinionOptions } = questionSet;
const WHOLE = {
  users: 1,
  parties: parties.length,
  partners: partners.length,
  difficult_words: words.length,
  faqs: faq.length,
  content_blocks: blocks.length,
  question_sets: 1,
  question_set_options: opinionOptions.length,
  question_set_statements: statements.length,
  question_set_parties: parties.length,
  party_opinions: parties.length * statements.length,
  game_templates: 0,
};
const NOTHING = Object.fromEntries(TABLES.map((table) => [table, 0]));

describe.each(engines)('the first start on %s', (engine) => {
  let database: TestDatabase;
  let images: Map<string, string>;
  beforeEach(async () => {
    database = await createTestDatabase(engine);
    images = new Map();
  });
  afterEach(() => database.drop());

  const storeImage = async (folder: string, id: string, png: Uint8Array): Promise<string> => {
    const version = String(png.length);
    images.set(`${folder}/${id}`, version);
    return version;
  };
  const start = (prepare = () => prepareSeed('NL_BE', storeImage)) =>
    createFirstAdmin(database.db, ADMIN, async () => 'hash', prepare);

  it('loads the whole seed, once', async () => {
    expect(await start()).toEqual(ADMIN);
    expect(await countRows(database.db)).toEqual(WHOLE);
    expect(await start()).toBeNull();
    expect(await countRows(database.db)).toEqual(WHOLE);
  });

  it.each(LANGUAGES)('loads as much in %s', async (language) => {
    await start(() => prepareSeed(language, storeImage));
    const { db } = database;
    expect(await countRows(db)).toEqual(WHOLE);
    const { setHeader } = await readFirstContent(language);
    const [set] = await db.selectFrom('question_sets').select(['name', 'published']).execute();
    expect(set).toEqual({ name: setHeader.name, published: 1 });
  });

  it('loads nothing but the admin where no content is wanted', async () => {
    expect(await createFirstAdmin(database.db, ADMIN, async () => 'hash', null)).toEqual(ADMIN);
    expect(await countRows(database.db)).toEqual({ ...NOTHING, users: 1 });
  });

  it('shows every logo that it stored', async () => {
    await start();
    const shown = [
      ...(await database.db.selectFrom('parties').selectAll().execute()).map((row) => [`parties/${row.id}`, row]),
      ...(await database.db.selectFrom('partners').selectAll().execute()).map((row) => [`partner/${row.id}`, row]),
    ] as [string, { image_version: string | null }][];
    expect(new Map(shown.map(([key, row]) => [key, row.image_version]))).toEqual(images);
  });

  it('leaves nothing when it breaks off in the middle, and the next one is whole', async () => {
    const breaksOff = async () => {
      const insert = await prepareSeed('NL_BE', storeImage);
      return async (trx: Trx) => {
        await insert(trx);
        throw new Error('the power went');
      };
    };
    await expect(start(breaksOff)).rejects.toThrow('the power went');
    expect(await countRows(database.db)).toEqual(NOTHING);
    const before = images;
    images = new Map();
    await start();
    expect(await countRows(database.db)).toEqual(WHOLE);
    expect([...images.keys()].sort()).toEqual([...before.keys()].sort());
  });

  it('is done by one of two servers that start at once', async () => {
    const logins = await Promise.all([start(), start()]);
    expect(logins.filter((login) => login !== null)).toEqual([ADMIN]);
    expect(await countRows(database.db)).toEqual(WHOLE);
  });
});
