// SQLite's engine is synchronous: in the thread of the port, a migration of minutes would answer no probe.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { withDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import type { MigrateOptions } from '#server/db/migrator.ts';
import { invariant } from '#shared/domain/invariant.ts';

type Told = Required<Pick<MigrateOptions, 'onMigration' | 'onCopy'>>;
type Message = { done: Parameters<Told['onMigration']>[0] } | { copy: Parameters<Told['onCopy']>[0] };

interface Task {
  migrateIn: string;
}
const isTask = (data: unknown): data is Task => typeof data === 'object' && data !== null && 'migrateIn' in data;

/** Migrates the SQLite database in that folder, in a thread of its own. */
export function migrateInWorker(dataDir: string, told: Told): Promise<void> {
  const task: Task = { migrateIn: dataDir };
  // This module; in the built server, which is one file, the whole of it.
  const worker = new Worker(import.meta.filename, { workerData: task });
  worker.on('message', (message: Message) => {
    if ('done' in message) told.onMigration(message.done);
    else told.onCopy(message.copy);
  });
  return new Promise((resolve, reject) => {
    worker.once('error', reject).once('exit', () => resolve());
  });
}

async function migrateHere({ migrateIn }: Task): Promise<void> {
  const port = parentPort;
  invariant(port !== null, 'a task is done in a thread');
  const tell = (message: Message): void => port.postMessage(message);
  await withDatabase({ databaseUrl: null, dataDir: migrateIn }, (db) =>
    migrate(db, { onMigration: (done) => tell({ done }), onCopy: (copy) => tell({ copy }) }),
  );
}

if (!isMainThread && isTask(workerData)) void migrateHere(workerData);
