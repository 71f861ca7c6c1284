import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Db, openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';

export type Engine = 'SQLite' | 'PostgreSQL';

/** The engines that every database test runs on. */
export const engines: Engine[] = process.env.TEST_DATABASE_URL ? ['SQLite', 'PostgreSQL'] : ['SQLite'];

export interface TestDatabase {
  db: Db;
  dataDir: string;
  databaseUrl: string | null;
  /** Deletes it, with its folder. */
  drop: () => Promise<void>;
}

async function onServer<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/** Makes a database of its own; `migrated: false` leaves it empty. */
export async function createTestDatabase(engine: Engine, { migrated = true } = {}): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'halfrond-test-'));
  const server = process.env.TEST_DATABASE_URL;
  let databaseUrl: string | null = null;
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  if (engine === 'PostgreSQL' && server !== undefined) {
    await onServer(server, (client) => client.query(`create database ${name}`));
    const url = new URL(server);
    url.pathname = `/${name}`;
    databaseUrl = url.href;
  }
  const db = openDatabase({ databaseUrl, dataDir }, () => {});
  if (migrated) await migrate(db);
  return {
    db,
    dataDir,
    databaseUrl,
    drop: async () => {
      await db.destroy();
      if (databaseUrl !== null && server !== undefined)
        await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
