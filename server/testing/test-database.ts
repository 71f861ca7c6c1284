import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openDatabase, ping } from '#server/db/client.ts';
import { isDaily } from '#testing/daily.ts';
import { copyMigratedFile, createMigratedDatabase, databaseUrlOf, runOnServer } from './template-database.ts';

export type Engine = 'SQLite' | 'PostgreSQL';

/** Both if PostgreSQL is there: for tests of what differs between them, its SQL or its locks. */
export const bothEngines: Engine[] = process.env.TEST_DATABASE_URL ? ['SQLite', 'PostgreSQL'] : ['SQLite'];

/** Those of every other test of routes. */
export const engines: Engine[] = isDaily ? ['SQLite'] : bothEngines;

export interface TestDatabase {
  db: Db;
  dataDir: string;
  databaseUrl: string | null;
  /** Deletes it, with its folder. */
  drop: () => Promise<void>;
}

/** Makes a database of its own; `migrated: false` leaves it empty. */
export async function createTestDatabase(engine: Engine, { migrated = true } = {}): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'halfrond-test-'));
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const isPostgres = engine === 'PostgreSQL';
  if (isPostgres && migrated) await createMigratedDatabase(name);
  else if (isPostgres) await runOnServer(`create database ${name}`);
  else if (migrated) await copyMigratedFile(dataDir);
  const databaseUrl = isPostgres ? databaseUrlOf(name) : null;
  const db = openDatabase({ databaseUrl, dataDir });
  // Connected, as after its migrations: otherwise closing would do nothing, and the next query would open it.
  if (migrated) await ping(db);
  return {
    db,
    dataDir,
    databaseUrl,
    drop: async () => {
      await db.destroy();
      if (isPostgres) await runOnServer(`drop database ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
