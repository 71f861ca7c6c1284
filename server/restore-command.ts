// `npm run restore -- FILE [--force]`: puts a backup in place; the server must be stopped.
import { resolve } from 'node:path';
import { BackupError, restore } from '#server/storage/backup.ts';
import { runCommand } from './command.ts';
import { readConfig } from './config.ts';

await runCommand('Nothing was restored.', async () => {
  const args = process.argv.slice(2);
  const [file, ...more] = args.filter((arg) => arg !== '--force');
  if (file === undefined || more.length > 0) throw new BackupError('Usage: npm run restore -- FILE [--force]');
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== null) throw new BackupError('DATABASE_URL is set: restore PostgreSQL with pg_restore or psql');
  const { createdAt, keptIn } = await restore(resolve(file), dataDir, args.includes('--force'));
  const aside = keptIn === null ? '' : ` What was there before is in ${keptIn}.`;
  return `${dataDir} is as it was on ${createdAt}.${aside} The server can be started.`;
});
