import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openDatabase, ping } from '#server/db/client.ts';
import { copyMigratedFile, createMigratedDatabase, databaseUrlOf, runOnServer } from './template-database.ts';

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
  // It is connected, as after its migrations: if it were not, closing it would do nothing, and the next query would open it.
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
