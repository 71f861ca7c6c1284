import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '#server/deps.ts';
import { VERSION } from '#server/version.ts';
import { hasBackupFailed, isUsableFolder, readFreeBytes, readStoredState, type StoredState } from './system-state.ts';

/** Milliseconds that a scrape waits for the database, which may be silent. */
const PATIENCE_MS = 2_000;
/** Milliseconds for which one read serves all gauges, and several scrapers. */
const FRESH_MS = 1_000;

const seconds = (at: string | undefined): number | null => (at === undefined ? null : Date.parse(at) / 1_000);

/** Returns the function that reads the stored state, at most once a second; null while the database does not answer. */
function createReader(db: Deps['db']): () => Promise<StoredState | null> {
  let until = 0;
  let reading: Promise<StoredState | null> = Promise.resolve(null);
  return () => {
    if (performance.now() >= until) {
      until = performance.now() + FRESH_MS;
      const state = readStoredState(db, Date.now()).catch(() => null);
      reading = Promise.race([state, delay(PATIENCE_MS, null, { ref: false })]);
    }
    return reading;
  };
}

/** Adds an operator's metrics of an installation: a few figures, none of which reads a large table. */
export function addSystemMetrics({ metrics, db, config, ...deps }: Deps): void {
  const read = createReader(db);
  const stored = (name: string, help: string, value: (state: StoredState) => number | null): void =>
    metrics.gauge(name, help, async () => {
      const state = await read();
      return state && value(state);
    });
  metrics.info('halfrond_build_info', 'The version', { version: VERSION, node: process.versions.node });
  metrics.gauge('halfrond_database_up', 'Whether the database answers', async () => ((await read()) === null ? 0 : 1));
  metrics.gauge('halfrond_database_waiting', 'Queries that wait for a connection', deps.countWaitingQueries);
  stored('halfrond_database_bytes', 'Size of the database', ({ database }) => database.bytes);
  metrics.gauge('halfrond_disk_free_bytes', 'Room on the disk of the data folder', () => readFreeBytes(config.dataDir));
  stored('halfrond_sessions_open', 'Voting sessions that are not archived', ({ open }) => open.sessions);
  stored('halfrond_participants', 'Students in these voting sessions', ({ open }) => open.participants);
  stored('halfrond_backup_timestamp_seconds', 'When the last backup was made', ({ backup }) => seconds(backup?.at));
  stored('halfrond_backup_bytes', 'Size of the last backup', ({ backup }) => backup?.amount ?? null);
  metrics.gauge('halfrond_backup_failed', 'Whether the last try failed, or the next one will', async () => {
    if (config.backupDir !== null && !(await isUsableFolder(config.backupDir))) return 1;
    const state = await read();
    return state && Number(hasBackupFailed(state));
  });
  stored('halfrond_retention_timestamp_seconds', 'When retention last ran', ({ retention }) => seconds(retention?.at));
}
