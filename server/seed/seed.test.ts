import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findTemplates } from '#server/data/game-templates.ts';
import { insertSampleGames } from '#server/data/sample-games.ts';
import { insertUser } from '#server/data/users.ts';
import type { Db, Trx } from '#server/db/client.ts';
import { readFirstContent } from '#server/seed/content/first-content.ts';
import { createTestDatabase, engines, type TestDatabase } from '#server/testing/test-database.ts';
import { invariant } from '#shared/domain/invariant.ts';
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

const { parties, partners, words, faq, blocks, games, questionSet } = await readFirstContent('NL_BE');
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
  game_templates: games.length,
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
    const { games: theirs, setHeader } = await readFirstContent(language);
    const [set] = await db.selectFrom('question_sets').select(['name', 'published']).execute();
    expect(set).toEqual({ name: setHeader.name, published: 1 });
    const [owner] = await db.selectFrom('users').select('id').execute();
    invariant(owner, 'the first admin is there');
    expect((await findTemplates(db, owner.id)).map(({ name }) => name)).toEqual(theirs.map(({ name }) => name));
  });

  it('gives every later account its own copies of the sample games', async () => {
    await start();
    const { db } = database;
    const later = await insertUser(db, {
      email: 'an@example.org',
      role: 'teacher',
      activated: true,
      passwordHash: 'hash',
    });
    invariant(later, 'the address is free');
    await db.transaction().execute((trx) => insertSampleGames(trx, later.id));
    const [admin] = await db.selectFrom('users').select('id').where('email', '=', ADMIN.email).execute();
    invariant(admin, 'the first admin is there');
    const shapeOf = async (owner: string) =>
      (await findTemplates(db, owner)).map(({ id: _id, owner_id: _owner, updated_at: _time, ...shape }) => shape);
    const given = await shapeOf(later.id);
    expect(given).toEqual(await shapeOf(admin.id));
    expect(given.map(({ name }) => name)).toEqual(games.map(({ name }) => name));
  });

  it('gives a later account nothing where there is no sample content', async () => {
    const { db } = database;
    const later = await insertUser(db, { email: 'an@example.org', role: 'teacher', activated: true, passwordHash: '' });
    invariant(later, 'the address is free');
    await db.transaction().execute((trx) => insertSampleGames(trx, later.id));
    expect(await findTemplates(db, later.id)).toEqual([]);
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
      return async (trx: Trx, ownerId: string) => {
        await insert(trx, ownerId);
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
