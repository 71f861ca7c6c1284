// Brings a database to the newest schema: forward only, in order, under a lock.
import { type Migration, Migrator } from 'kysely/migration';
import { up as first } from '#server/db/migrations/0001-first.ts';
import { up as shownResults } from '#server/db/migrations/0002-shown-results.ts';
import { up as contentBlockVersions } from '#server/db/migrations/0003-content-block-versions.ts';
import type { Db } from './client.ts';

/** Every migration by name, oldest first. One that was ever released is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-first': { up: first },
  '0002-shown-results': { up: shownResults },
  '0003-content-block-versions': { up: contentBlockVersions },
};

/** Runs what is missing. Throws what the database says when a migration fails; nothing of that migration stays then. */
export async function migrate(db: Db, steps: Record<string, Migration> = migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } });
  const { error } = await migrator.migrateToLatest();
  // Kysely calls it corrupted; it is what who goes back to an earlier version meets.
  const later = error instanceof Error ? /executed migration (\S+) is missing/.exec(error.message)?.[1] : undefined;
  if (later !== undefined)
    throw new Error(`a newer version used it (it has ${later}): start that one, or restore a backup`);
  if (error !== undefined) throw error;
}
