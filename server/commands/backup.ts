// `npm run backup -- FILE`: everything in one archive; the server may be running.
import { resolve } from 'node:path';
import { BackupError } from '#server/backup/archive-format.ts';
import { completeRestore } from '#server/backup/restore.ts';
import { backUp } from '#server/backup/write-archive.ts';
import { readConfig } from '#server/config.ts';
import { runCommand } from './run-command.ts';

await runCommand('Nothing was backed up.', async () => {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) throw new BackupError('Usage: npm run backup -- FILE');
  const { dataDir, databaseUrl, s3 } = readConfig(process.env);
  if (databaseUrl !== null)
    throw new BackupError(
      'DATABASE_URL is set: back PostgreSQL up with pg_dump, and uploads by copying DATA_DIR/uploads',
    );
  await completeRestore(dataDir);
  const { images } = await backUp(dataDir, resolve(file));
  const elsewhere = s3 === null ? '' : ` Uploads in the bucket ${s3.bucket} are not in it.`;
  return `${file} has the database and ${images} images. It also has password hashes and the secret that signs logins: keep it safe.${elsewhere}`;
});
