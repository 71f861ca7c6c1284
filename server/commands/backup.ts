// `npm run backup -- FILE`: everything in one archive; the server may be running, and runs this each night.
import { resolve } from 'node:path';
import { BackupError } from '#server/backup/archive-format.ts';
import { completeRestore } from '#server/backup/restore.ts';
import { backUp } from '#server/backup/write-archive.ts';
import { readConfig } from '#server/config.ts';
import { saveLastBackup } from '#server/data/system/job-runs.ts';
import { withDatabase } from '#server/db/client.ts';
import { typedCommand } from '#server/program.ts';
import { reportOutcome } from './report-outcome.ts';

// An end by `process.exit` leaves nothing half-way behind. Each time, as the server's stop and systemd both send one.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

await reportOutcome('Nothing was backed up.', async () => {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) throw new BackupError(`Usage: ${typedCommand('backup', 'FILE')}`);
  const config = readConfig(process.env);
  // A restore that was killed is half of one until then.
  if (config.databaseUrl === null) await completeRestore(config.dataDir);
  const path = resolve(file);
  const { createdAt, bytes, images } = await backUp(config, path);
  // Lets server, metrics and doctor know of it.
  await withDatabase(config, (db) => saveLastBackup(db, { at: createdAt, amount: bytes, file: path }));
  return `${file} has the database and ${images} images. It also has password hashes and the secret that signs logins: keep it safe.`;
});
