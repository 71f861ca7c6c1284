import { expect, it } from 'vitest';
import { isBackupDue } from './backup.job.ts';

const ZONE = 'Europe/Brussels';
const due = (now: string, lastAt: string | null, triedAt: string | null = null): boolean =>
  isBackupDue({ lastAt, triedAt }, Date.parse(now), ZONE);

it.each([
  ['there is none yet', '2026-11-24T14:00:00Z', null, true],
  ['it is three in the morning', '2026-11-24T02:01:00Z', '2026-11-23T02:01:00Z', true],
  ['it is not yet three', '2026-11-24T01:59:00Z', '2026-11-23T02:01:00Z', false],
  ['it was made tonight', '2026-11-24T09:00:00Z', '2026-11-24T02:01:00Z', false],
  ['one was asked for yesterday', '2026-11-24T02:01:00Z', '2026-11-23T15:00:00Z', true],
  ['the server was off at night', '2026-11-24T09:00:00Z', '2026-11-22T09:00:00Z', true],
  ['the clocks went back, at three again', '2026-10-25T02:01:00Z', '2026-10-24T01:01:00Z', true],
])('a backup is due or not where %s', (_, now, lastAt, expected) => {
  expect(due(now, lastAt)).toBe(expected);
});

it('a backup that failed is tried again after an hour', () => {
  expect(due('2026-11-24T02:30:00Z', null, '2026-11-24T02:01:00Z')).toBe(false);
  expect(due('2026-11-24T03:02:00Z', null, '2026-11-24T02:01:00Z')).toBe(true);
});

it('a clock that was ahead does not put backups off', () => {
  expect(due('2026-11-24T02:30:00Z', null, '2036-11-24T02:01:00Z')).toBe(true);
});
