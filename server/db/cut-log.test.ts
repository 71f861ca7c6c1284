import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { openTestDatabase } from '#server/testing/open-database.ts';
import { databaseFile } from './client.ts';
import { createLogCutter } from './cut-log.ts';

it('cuts the log when nobody reads it any more, and holds no query up meanwhile', async () => {
  const { db, dataDir } = await openTestDatabase('SQLite');
  const file = databaseFile(dataDir);
  const reader = new DatabaseSync(file, { readOnly: true });
  const write = (value: string) => db.insertInto('meta').values({ key: value, value }).execute();
  await write('before');
  reader.exec('begin');
  reader.prepare('select * from meta').all();
  await write('after');
  const failures: unknown[] = [];
  const cutter = createLogCutter(db, (error) => failures.push(error));
  const tries = vi.spyOn(db, 'connection');
  cutter.cutSoon();
  cutter.cutSoon();
  await vi.waitFor(() => expect(tries).toHaveBeenCalledTimes(2), 5_000);
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
  reader.exec('commit');
  await vi.waitFor(() => expect(statSync(`${file}-wal`).size).toBe(0), 5_000);
  expect(failures).toEqual([]);
  cutter.stop();
  reader.close();
});

it('does not try again once it is stopped, also where a cut is under way', async () => {
  const { db, dataDir } = await openTestDatabase('SQLite');
  const reader = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  reader.exec('begin');
  reader.prepare('select * from meta').all();
  await db.insertInto('meta').values({ key: 'after', value: 'after' }).execute();
  const tries = vi.spyOn(db, 'connection');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const cutter = createLogCutter(db, () => {});
    cutter.cutSoon();
    vi.runOnlyPendingTimers();
    expect(tries).toHaveBeenCalledTimes(1);
    cutter.stop();
    // The only connection is free again when the cut has failed, for the reader.
    await db.selectFrom('meta').selectAll().execute();
    await new Promise(setImmediate);
    cutter.cutSoon();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
  reader.close();
});
