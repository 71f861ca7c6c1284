// Data that a restore or a migration replaced; they contain personal data as well.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Db, databaseFile } from '#server/db/client.ts';
import { removeCopies } from '#server/db/copy-before.ts';
import { dropEarlierSchemas } from '#server/db/earlier-schema.ts';
import { isSqlite } from '#server/db/sqlite-dialect.ts';

/** How the name of a folder begins that has what a restore replaced. */
export const BEFORE_RESTORE = 'before-restore-';

/** Removes earlier data (folders, copies, schemas) from before that time (milliseconds). Returns their names. */
export async function removeEarlierData(db: Db, dataDir: string, before: number): Promise<string[]> {
  // A moved file stays as old as it is; the folder is as old as the restore.
  const folders = (existsSync(dataDir) ? readdirSync(dataDir) : []).filter(
    (name) => name.startsWith(BEFORE_RESTORE) && statSync(join(dataDir, name)).mtimeMs < before,
  );
  for (const name of folders) rmSync(join(dataDir, name), { recursive: true });
  const copies = removeCopies(databaseFile(dataDir), before);
  const schemas = isSqlite(db) ? [] : await dropEarlierSchemas(db, new Date(before).toISOString());
  return [...folders, ...copies, ...schemas];
}
