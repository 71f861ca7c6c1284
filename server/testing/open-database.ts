import type { Kysely } from 'kysely';
import { migrate, migrations } from '#server/db/migrate.ts';
import { atEnd } from './at-end.ts';
import { createTestDatabase, type Engine, type TestDatabase } from './test-database.ts';

/** A database of its own, which is dropped at the end. */
export async function openTestDatabase(engine: Engine, options?: { migrated: boolean }): Promise<TestDatabase> {
  const database = await createTestDatabase(engine, options);
  atEnd(database.drop);
  return database;
}

/** A database whatever its tables had in an earlier version. */
type OldDb = Kysely<Record<string, Record<string, string | number | null>>>;

/** An empty database with the migrations before that one. */
export async function openDatabaseBefore(engine: Engine, migration: string): Promise<TestDatabase & { old: OldDb }> {
  const database = await openTestDatabase(engine, { migrated: false });
  const earlier = Object.entries(migrations).filter(([name]) => name < migration);
  await migrate(database.db, { steps: Object.fromEntries(earlier), copy: false });
  return { ...database, old: database.db as unknown as OldDb };
}

/** The teacher `user` and the question set `set`, as every version can store them. */
export async function insertUserAndSet(old: OldDb): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z';
  const names = { first_name: '', last_name: '', organisation: '', organisation_location: '' };
  const login = { email: 'a@example.org', email_key: 'a@example.org', role: 'teacher', activated: 1, token_version: 3 };
  const user = { id: 'user', ...login, ...names, created_at: at };
  const set = { id: 'set', name: '', description: '', published: 1, version: 1, created_at: at, updated_at: at };
  await old.insertInto('users').values(user).execute();
  await old.insertInto('question_sets').values(set).execute();
}
