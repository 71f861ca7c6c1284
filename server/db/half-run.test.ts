import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KyselyPlugin, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentOf, fillOldInstallation } from '#server/testing/old-installation.ts';
import { type Db, databaseFile, openDatabase } from './client.ts';
import { RAN_WITHOUT_TRANSACTION } from './half-run.ts';
import { migrate, migrations } from './migrate.ts';

const noLater = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= RAN_WITHOUT_TRANSACTION));

/** Opens a database for a test that needs nothing on disk. */
async function open(dataDir: string): Promise<Db> {
  const db = openDatabase({ databaseUrl: null, dataDir });
  await sql`pragma synchronous = off`.execute(db);
  return db;
}

/** Copies what a server would leave that is killed now: the database with its log. */
function copyFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const name of ['', '-wal'])
    if (existsSync(databaseFile(from) + name)) copyFileSync(databaseFile(from) + name, databaseFile(to) + name);
}

/** Copies the database into a folder of `states` before each statement. */
const copying = (dataDir: string, states: string): KyselyPlugin => {
  let count = 0;
  return {
    transformQuery: ({ node }) => {
      if (node.kind !== 'SelectQueryNode') copyFiles(dataDir, join(states, `${count++}`));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
};

/** Migrates as earlier versions did, without transactions. */
async function migrateLikeEarlier(db: Db, dataDir: string, states: string): Promise<void> {
  const provider = { getMigrations: async () => noLater };
  const { error } = await new Migrator({ db: db.withPlugin(copying(dataDir, states)), provider }).migrateToLatest();
  expect(error).toBeUndefined();
}

/** Schema and rows, of a database that can be used. */
async function stateOf(db: Db) {
  const { rows: broken } = await sql`select * from pragma_foreign_key_check`.execute(db);
  expect(broken).toEqual([]);
  const { rows: schema } = await sql`
    select name, sql from sqlite_master where name not like '%kysely%' order by name`.execute(db);
  return { schema, content: await contentOf(db) };
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halfrond-half-run-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The state of a database after all migrations. */
async function stateAfterAll(dataDir: string) {
  const db = await open(dataDir);
  await migrate(db, { copy: false });
  const state = await stateOf(db);
  await db.destroy();
  return state;
}

it.each([
  ['a new database', async () => {}, 100],
  ['a database of long ago', (db: Db) => fillOldInstallation(db, 200), 80],
])(
  '%s that was left at any statement of a migration is completed',
  async (_, fill, statements) => {
    const [earlier, undisturbed, states] = [
      join(folder, 'earlier'),
      join(folder, 'undisturbed'),
      join(folder, 'states'),
    ];
    mkdirSync(states);
    const db = await open(earlier);
    await fill(db);
    copyFiles(earlier, undisturbed);
    await migrateLikeEarlier(db, earlier, states);
    await db.destroy();
    const expected = await stateAfterAll(undisturbed);
    const left = readdirSync(states);
    expect(left.length).toBeGreaterThan(statements);
    for (const state of left) expect(await stateAfterAll(join(states, state)), state).toEqual(expected);
  },
  120_000,
);
