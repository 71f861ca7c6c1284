import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findBackupTry, findLastBackup, saveBackupTry, saveLastBackup } from '#server/data/system/job-runs.ts';
import { type Db, withDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { restore } from './restore.ts';
import { backUp } from './write-archive.ts';

it('a restore forgets the backups of the machine that the archive comes from', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halfrond-forgotten-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const at = '2026-11-24T02:00:00.000Z';
  const open = <T>(name: string, work: (db: Db) => Promise<T>): Promise<T> =>
    withDatabase({ databaseUrl: null, dataDir: join(folder, name) }, work);
  await open('there', async (db) => {
    await migrate(db);
    await saveLastBackup(db, { at, amount: 1_234, file: '/elsewhere/a.tar' });
    await saveBackupTry(db, { at, failed: true });
  });
  await backUp({ dataDir: join(folder, 'there') }, join(folder, 'b.tar'));
  await restore(join(folder, 'b.tar'), join(folder, 'here'), { force: false });
  expect(await open('here', async (db) => [await findLastBackup(db), await findBackupTry(db)])).toEqual([null, null]);
});
