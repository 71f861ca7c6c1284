import { up as release } from '#server/db/migrations/0001-release.ts';
import type { Db } from './client.ts';
import { findPendingMigrations, type MigrateOptions, type Migrations, runMigrations } from './migrator.ts';

/** Every migration by name. A released one is never changed. */
export const migrations: Migrations = { '0001-release': { up: release } };

/** The names of those that have not run on this database, oldest first. Throws when another build must use it. */
export const missingMigrations = (db: Db): Promise<string[]> => findPendingMigrations(db, migrations);

/**
 * Runs the missing migrations in order, under a lock between processes, each in a transaction of its own (or in that of
 * `db`). Throws when another build must use the database, or when one fails, which then has changed nothing.
 */
export const migrate = (
  db: Db,
  { steps = migrations, ...told }: MigrateOptions & { steps?: Migrations } = {},
): Promise<void> => runMigrations(db, steps, told);
