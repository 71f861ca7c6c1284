import { atEnd } from './at-end.ts';
import { createTestDatabase, type Engine, type TestDatabase } from './test-database.ts';

/** A database of its own, which is dropped at the end. */
export async function openTestDatabase(engine: Engine, options?: { migrated: boolean }): Promise<TestDatabase> {
  const database = await createTestDatabase(engine, options);
  atEnd(database.drop);
  return database;
}
