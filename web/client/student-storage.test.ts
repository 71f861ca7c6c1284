import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { required } from '#testing/required.ts';
import { readStored, storedNames, writeStored } from '#web/shell/local-store.ts';
import { saveRecentGame } from './recent-games.ts';
import { clearDrafts, clearGame, clearOld, clearStudent } from './student-storage.ts';
import { hasUnsent } from './unsent.ts';

const DAY_MS = 86_400_000;
const CODE = 'K7PM4X';
const NOT_A_STUDENT = ['jwt-token', 'role', 'language', 'draft:user:game:new', 'draft::party:1'];
const waiting = (code: string, at: number) => ({ id: `${at.toString(36)}-abc`, code });

const empty = () => {
  for (const name of storedNames()) writeStored(name, null);
};
// Other files may have stored something in the same memory.
beforeEach(empty);
afterEach(() => {
  vi.useRealTimers();
  empty();
});

/** Stores what a student who played, typed and was offline leaves on a teacher's computer. */
function leaveTraces(): void {
  for (const name of NOT_A_STUDENT) writeStored(name, 'kept');
  writeStored('client-id', '7d8f6d0c-0d0e-4c58-9a3c-2f7a3a1d9b11');
  saveRecentGame('one', { code: CODE, type: 'party', partyId: 'p' });
  writeStored(`draft::${CODE}:s1`, JSON.stringify({ at: Date.now(), value: { opinion: null, comment: 'geheim' } }));
  writeStored(`draft:user:${CODE}:s2`, JSON.stringify({ at: Date.now(), value: { opinion: null, comment: 'geheim' } }));
  writeStored('outbox', JSON.stringify([waiting(CODE, Date.now()), waiting('ABCDEF', Date.now())]));
}

describe('what a student leaves in the browser', () => {
  it('goes completely when they leave the device, and nothing else goes', () => {
    leaveTraces();
    clearStudent();
    expect(storedNames().sort()).toEqual([...NOT_A_STUDENT].sort());
  });

  it('stays on the same day', () => {
    leaveTraces();
    const before = storedNames().sort();
    clearOld(Date.now() + DAY_MS / 2, false);
    expect(storedNames().sort()).toEqual(before);
  });

  it('is gone after a day, with the identity', () => {
    leaveTraces();
    writeStored('party-choice:ABCDEF', 'p');
    clearOld(Date.now() + DAY_MS, false);
    expect(storedNames().sort()).toEqual([...NOT_A_STUDENT].sort());
  });

  it('keeps the identity while it is in use, has a younger game, or an answer to send', () => {
    leaveTraces();
    clearOld(Date.now() + DAY_MS, true);
    expect(readStored('client-id')).not.toBeNull();
    saveRecentGame('two', { code: 'ABCDEF', type: 'debate', partyId: null });
    clearOld(Date.now(), false);
    expect(readStored('client-id')).not.toBeNull();
    saveRecentGame('two', null);
    writeStored('outbox', JSON.stringify([waiting(CODE, Date.now())]));
    clearOld(Date.now(), false);
    expect(readStored('client-id')).not.toBeNull();
  });

  it('drops only answers older than a day out of those that wait', () => {
    const young = waiting('ABCDEF', Date.now());
    writeStored('outbox', JSON.stringify([waiting(CODE, Date.now() - DAY_MS), young]));
    clearOld(Date.now(), true);
    expect(JSON.parse(required(readStored('outbox')))).toEqual([young]);
  });

  it.each([
    ['1970', 0],
    ['years ahead', Date.UTC(2035, 0)],
  ])('on a device whose clock said %s stays for a day once the clock is right, and no longer', (_, wrong) => {
    vi.useFakeTimers({ toFake: ['Date'], now: wrong });
    leaveTraces();
    const before = storedNames().sort();
    const right = Date.UTC(2027, 2, 1);
    for (const [now, left] of [
      [right, before],
      [right + DAY_MS / 2, before],
      [right + DAY_MS, [...NOT_A_STUDENT].sort()],
    ] as const) {
      vi.setSystemTime(now);
      clearOld(now, false);
      expect(storedNames().sort()).toEqual(left);
    }
  });

  it('stays while the clock is wrong, and goes a day after it is right again', () => {
    const right = Date.UTC(2027, 2, 1);
    vi.useFakeTimers({ toFake: ['Date'], now: right });
    leaveTraces();
    const answers = () => JSON.parse(readStored('outbox') ?? '[]').length;
    for (const [now, left] of [
      [0, 2],
      [right + DAY_MS / 2, 2],
      [right + 2 * DAY_MS, 0],
    ] as const) {
      vi.setSystemTime(now);
      clearOld(now, true);
      expect(answers()).toBe(left);
    }
  });

  it('goes for one game alone: typed, waiting and known', () => {
    leaveTraces();
    writeStored('draft::ABCDEF:s1', JSON.stringify({ at: Date.now(), value: null }));
    clearGame('one');
    expect(storedNames().filter((name) => name.includes(CODE) || name.startsWith('game:'))).toEqual([]);
    expect(JSON.parse(required(readStored('outbox')))).toMatchObject([{ code: 'ABCDEF' }]);
    expect(readStored('draft::ABCDEF:s1')).not.toBeNull();
  });

  it('of a finished game, what was typed goes', () => {
    leaveTraces();
    clearDrafts(CODE);
    expect(storedNames().filter((name) => name.includes(CODE))).toEqual([]);
    expect(readStored('draft:user:game:new')).toBe('kept');
  });
});

it('on a shared device a text goes when another student takes it, a question does not: it is behind a sign', () => {
  for (const name of [`draft::${CODE}:s1:one`, `draft::${CODE}:s1:two`, `draft::${CODE}:question:one`])
    writeStored(name, JSON.stringify({ at: Date.now(), value: '' }));
  clearDrafts(CODE, 'two');
  expect(storedNames().sort()).toEqual([`draft::${CODE}:question:one`, `draft::${CODE}:s1:two`]);
  clearDrafts(CODE);
  expect(storedNames()).toEqual([]);
});

it('a game counts as unsent while one of its drafts or any answer waits', () => {
  writeStored('draft::ABCDEF:s1', JSON.stringify({ at: Date.now(), value: { opinion: null, comment: 'elders' } }));
  expect(hasUnsent(CODE)).toBe(false);
  for (const name of [`draft::${CODE}:s1`, `draft:user:${CODE}:question`, 'outbox', 'questions']) {
    writeStored(name, JSON.stringify([]));
    expect([name, hasUnsent(CODE)]).toEqual([name, true]);
    writeStored(name, null);
  }
});
