// `npm run restore -- FILE [--force]`: puts a backup in place, or into an empty PostgreSQL; the server must be stopped.
import { resolve } from 'node:path';
import { BackupError } from '#server/backup/archive-format.ts';
import { restore } from '#server/backup/backup.ts';
import { restoreInto } from '#server/backup/restore-into-database.ts';
import { type Config, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { runCommand } from './run-command.ts';

async function restoreFolder({ dataDir }: Config, file: string, force: boolean): Promise<string> {
  const { createdAt, movedTo } = await restore(file, dataDir, force);
  const aside = movedTo === null ? '' : ` What was there before is in ${movedTo}.`;
  return `${dataDir} is as it was on ${createdAt}.${aside} The server can be started.`;
}

async function restoreDatabase(config: Config, file: string): Promise<string> {
  const db = openDatabase(config, () => {
    // The running query reports it.
  });
  try {
    await migrate(db);
    const { createdAt, rows, images } = await restoreInto(db, file, config.dataDir);
    const outcome = images === 'unchanged' ? ' stayed as they were' : ' are restored';
    return `The database of DATABASE_URL is as the archive was on ${createdAt} (${rows} rows); images in ${config.dataDir}/uploads${outcome}. The server can be started.`;
  } finally {
    await db.destroy();
  }
}

await runCommand('Nothing was restored.', async () => {
  const args = process.argv.slice(2);
  const [file, ...more] = args.filter((arg) => arg !== '--force');
  if (file === undefined || more.length > 0) throw new BackupError('Usage: npm run restore -- FILE [--force]');
  const config = readConfig(process.env);
  return config.databaseUrl === null
    ? restoreFolder(config, resolve(file), args.includes('--force'))
    : restoreDatabase(config, resolve(file));
});
