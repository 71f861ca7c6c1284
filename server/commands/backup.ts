// `npm run backup -- FILE`: everything in one archive; the server may be running, and runs this each night.
import { resolve } from 'node:path';
import { BackupError } from '#server/backup/archive-format.ts';
import { completeRestore } from '#server/backup/restore.ts';
import { type Backup, backUp } from '#server/backup/write-archive.ts';
import { type Config, readConfig } from '#server/config.ts';
import { saveLastBackup } from '#server/data/job-runs.ts';
import { openDatabase } from '#server/db/client.ts';
import { typedCommand } from '#server/program.ts';
import { runCommand } from './run-command.ts';

/** Lets server, metrics and doctor know of it. */
async function record(config: Config, { createdAt, bytes }: Backup, file: string): Promise<void> {
  const db = openDatabase(config, () => {
    // The running query reports it.
  });
  await saveLastBackup(db, { at: createdAt, amount: bytes, file }).finally(() => db.destroy());
}

await runCommand('Nothing was backed up.', async () => {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) throw new BackupError(`Usage: ${typedCommand('backup', 'FILE')}`);
  const config = readConfig(process.env);
  // A restore that was killed is half of one until then.
  if (config.databaseUrl === null) await completeRestore(config.dataDir);
  const made = await backUp(config, resolve(file));
  await record(config, made, resolve(file));
  return `${file} has the database and ${made.images} images. It also has password hashes and the secret that signs logins: keep it safe.`;
});
