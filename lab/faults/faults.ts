// `npm run lab -- faults [parts]`: causes outages during a game, and counts lost answers (12 min; FAULT_ROUNDS=3 kills less often).
import { setTimeout as delay } from 'node:timers/promises';
import { backupBeside } from './backup-beside.ts';
import { badInputs } from './bad-inputs.ts';
import { ballotAttack } from './ballot-attack.ts';
import { databaseGone } from './database-gone.ts';
import { floods } from './flood.ts';
import { fullDisk } from './full-disk.ts';
import { ghosts } from './ghosts.ts';
import { killRounds } from './kill.ts';
import { killMigrations } from './kill-migration.ts';
import { killWrites } from './kill-writes.ts';
import { largeGames } from './large-games.ts';
import { namingGhosts } from './naming-ghosts.ts';
import { mailGone, redisGone } from './outages.ts';
import { Report } from './report.ts';
import { restoreUnderLoad } from './restore.ts';
import { brokenOffRestores } from './restore-broken-off.ts';
import { sharedTablet } from './shared-tablet.ts';
import { slowBodies } from './slow-bodies.ts';
import { slowSockets } from './slow-sockets.ts';
import { storageGone } from './storage-gone.ts';
import { worstBodies } from './worst-bodies.ts';

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 20);
const LONGEST_MS = 20 * 60_000;
const { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl } = process.env;
const JWT_SECRET = 'a secret for the fault tests only';

const report = new Report();
const without = (what: string) => async () => report.skip(what, 'no such server is reachable');
const parts: Record<string, () => Promise<void>> = {
  'kill-sqlite': () => killRounds(report, 'SQLite', ROUNDS, {}),
  'kill-migration-sqlite': () => killMigrations(report, 10 * ROUNDS),
  'kill-migration-postgres': databaseUrl
    ? () => killMigrations(report, 10 * ROUNDS, databaseUrl)
    : without('kill -9 in a migration of PostgreSQL'),
  'kill-writes': async () => {
    await killWrites(report, 'SQLite', {});
    if (databaseUrl) await killWrites(report, 'PostgreSQL', { DATABASE_URL: databaseUrl, JWT_SECRET });
  },
  restore: () => restoreUnderLoad(report),
  'restore-broken-off': () => brokenOffRestores(report, 5 * ROUNDS),
  'backup-beside': () => backupBeside(report),
  'full-disk': () => fullDisk(report),
  mail: () => mailGone(report),
  storage: () => storageGone(report),
  redis: redisUrl ? () => redisGone(report, redisUrl) : without('Redis gone'),
  ghosts: () => ghosts(report),
  'naming-ghosts': () => namingGhosts(report),
  'slow-sockets': () => slowSockets(report),
  'slow-bodies': () => slowBodies(report),
  'worst-bodies': () => worstBodies(report),
  'large-games': () => largeGames(report),
  flood: () => floods(report),
  postgres: databaseUrl ? () => databaseGone(report, databaseUrl) : without('PostgreSQL gone'),
  'kill-postgres': databaseUrl
    ? () => killRounds(report, 'PostgreSQL', ROUNDS, { DATABASE_URL: databaseUrl, JWT_SECRET })
    : without('kill -9 on PostgreSQL'),
  'ballot-attack': () => ballotAttack(report, databaseUrl, { JWT_SECRET }),
  'shared-tablet': () => sharedTablet(report),
  'bad-inputs': () => badInputs(report),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}
const tooLong = delay(LONGEST_MS, undefined, { ref: false }).then(() => {
  report.check('all of it within 20 minutes', false);
  process.exit(report.end());
});
void tooLong;
for (const [name, run] of Object.entries(parts))
  if (asked.length === 0 || asked.includes(name))
    await run().catch((error: unknown) => report.check(name, false, error instanceof Error ? error.stack : error));
process.exit(report.end());
