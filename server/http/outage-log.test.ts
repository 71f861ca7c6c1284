// An outage of the storage is one line in the log, however many calls fail by it.
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OutageLog } from './outage-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const lines: { level: number; msg: string; failed?: number }[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const database = { isAway: true };
  const outages = new OutageLog(log, async () => {
    if (database.isAway) throw new Error('connect ECONNREFUSED');
  });
  const failed = () => outages.note(new Error('connect ECONNREFUSED'), log.child({ reqId: 'some' }));
  return { lines, database, failed, said: () => lines.map(({ msg }) => msg) };
}

it('is logged with its first call, and at its end with the number of calls', async () => {
  const { lines, database, failed, said } = open();
  for (let at = 0; at < 1_000; at++) failed();
  expect(said()).toEqual(['storage is not available']);
  await vi.advanceTimersByTimeAsync(60_000);
  failed();
  expect(said()).toHaveLength(1);
  database.isAway = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said()).toEqual(['storage is not available', 'storage is available again']);
  expect(lines[1]?.failed).toBe(1_001);
});

it('goes on while calls fail, as on a full disk, from which one can read', async () => {
  const { database, failed, said } = open();
  database.isAway = false;
  for (let second = 0; second < 30; second++) {
    failed();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(said()).toEqual(['storage is not available']);
});

it('the next one is logged again', async () => {
  const { database, failed, said } = open();
  failed();
  database.isAway = false;
  await vi.advanceTimersByTimeAsync(60_000);
  failed();
  expect(said()).toHaveLength(3);
});
