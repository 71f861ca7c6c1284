// `npm run restore -- FILE [--force | --images]`: restores a backup, while the server is stopped.
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { BackupError } from '#server/backup/archive-format.ts';
import { restore } from '#server/backup/restore.ts';
import { restoreImages } from '#server/backup/restore-images.ts';
import { restoreInto } from '#server/backup/restore-into-database.ts';
import { type Config, readConfig } from '#server/config.ts';
import { imageRecords } from '#server/data/office/images.ts';
import { withDatabase } from '#server/db/client.ts';
import { errorMessage } from '#server/errors.ts';
import { typedCommand } from '#server/program.ts';
import { createObjectStore } from '#server/storage/create-object-store.ts';
import { reportOutcome } from './report-outcome.ts';

const USAGE = `Usage: ${typedCommand('restore', 'FILE [--force | --images]')}`;
const OPTIONS = ['--force', '--images'];

/** Images outside of what is replaced at once; a failure leaves the rest restored, and can be repeated. */
async function putImages(config: Config, file: string): Promise<string> {
  const { stored, failed } = await withDatabase(config, async (db) => {
    const parts = { records: imageRecords(db), secret: randomUUID(), publicUrl: () => '', onError: () => {} };
    return restoreImages(file, config.dataDir, await createObjectStore(config, parts));
  }).catch((error: unknown) => ({ stored: 0, failed: [errorMessage(error)] }));
  const target = config.s3 === null ? `${config.dataDir}/uploads` : `the bucket ${config.s3.bucket}`;
  const done = `${stored} images are restored in ${target}.`;
  if (failed.length === 0) return done;
  process.exitCode = 1;
  return [
    `${done} This failed:`,
    ...failed,
    `Correct it, and restore the images again: ${typedCommand('restore', `${file} --images`)}`,
  ].join('\n');
}

async function restoreFolder(config: Config, file: string, force: boolean): Promise<string> {
  const { dataDir, s3 } = config;
  const { createdAt, movedTo } = await restore(file, dataDir, { force, images: s3 === null });
  const aside = movedTo === null ? '' : ` What was there before is in ${movedTo}.`;
  const images = s3 === null ? '' : ` ${await putImages(config, file)}`;
  return `${dataDir} is as it was on ${createdAt}.${aside} The server can be started.${images}`;
}

async function restoreDatabase(config: Config, file: string, force: boolean): Promise<string> {
  const { createdAt, rows, schema, movedTo } = await withDatabase(config, (db) =>
    restoreInto(db, file, config.dataDir, { force }),
  );
  const tables = schema === null ? '' : ` The tables from before are in its schema ${schema}.`;
  const secret = movedTo === null ? '' : ` The secret from before is in ${movedTo}.`;
  const images = await putImages(config, file);
  return `The database of DATABASE_URL is as the archive was on ${createdAt} (${rows} rows).${tables}${secret} The server can be started. ${images}`;
}

await reportOutcome('Nothing was restored.', async () => {
  const args = process.argv.slice(2);
  const options = args.filter((arg) => arg.startsWith('--'));
  const [file, ...more] = args.filter((arg) => !arg.startsWith('--'));
  if (file === undefined || more.length > 0 || options.length > 1 || !options.every((one) => OPTIONS.includes(one)))
    throw new BackupError(USAGE);
  const config = readConfig(process.env);
  const path = resolve(file);
  if (options.includes('--images')) return putImages(config, path);
  const put = config.databaseUrl === null ? restoreFolder : restoreDatabase;
  return put(config, path, options.includes('--force'));
});
