// Migrated databases for tests: the migrations make one of each kind per run, and every other one is a copy of it.
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import pg from 'pg';
import { withDatabase } from '#server/db/client.ts';
import { withFolderLock } from '#server/db/folder-lock.ts';
import { migrate } from '#server/db/migrate.ts';
import { required } from '#testing/required.ts';

/** Runs one statement on the PostgreSQL of the tests, outside their databases. */
export async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of a database there. */
export function databaseUrlOf(name: string): string {
  const url = new URL(required(process.env.TEST_DATABASE_URL));
  url.pathname = `/${name}`;
  return url.href;
}

/** The folder of this run's templates. */
const folderOf = (): string => required(process.env.TEST_TEMPLATES);
const postgresTemplate = (): string => basename(folderOf()).replace(/\W/g, '_').toLowerCase();

/** Returns a folder that `make` has filled, in this process or in another one, for which this one waits. */
async function once(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const made = join(folderOf(), name);
  if (existsSync(made)) return made;
  await withFolderLock(folderOf(), async () => {
    if (existsSync(made)) return;
    const draft = `${made}.part`;
    mkdirSync(draft, { recursive: true });
    await make(draft);
    renameSync(draft, made);
  });
  return made;
}

/** Puts a migrated SQLite database into that data folder. */
export async function copyMigratedFile(dataDir: string): Promise<void> {
  const template = await once('sqlite', (folder) => withDatabase({ databaseUrl: null, dataDir: folder }, migrate));
  cpSync(template, dataDir, { recursive: true });
}

/** Makes a migrated database of that name on PostgreSQL. */
export async function createMigratedDatabase(name: string): Promise<void> {
  const template = postgresTemplate();
  await once('postgres', async (folder) => {
    // If a process was killed while it made one.
    await runOnServer(`drop database if exists ${template} with (force)`);
    await runOnServer(`create database ${template}`);
    await withDatabase({ databaseUrl: databaseUrlOf(template), dataDir: folder }, migrate);
    // So that no test changes it; a connection would also prevent the copies.
    await runOnServer(`alter database ${template} allow_connections false`);
  });
  await runOnServer(`create database ${name} template ${template}`);
}

/** Deletes the templates that were made. */
export async function deleteTemplates(): Promise<void> {
  if (existsSync(join(folderOf(), 'postgres'))) await runOnServer(`drop database ${postgresTemplate()}`);
  rmSync(folderOf(), { recursive: true, force: true });
}
