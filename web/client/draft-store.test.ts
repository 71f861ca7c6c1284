import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '#web/shell/identity.ts';
import { readDraft, writeDraft } from './draft-store.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const tokenOf = (sub: string): string => `a.${btoa(JSON.stringify({ sub }))}.c`;

const stored = new Map<string, string>();
let isFull = false;
beforeEach(() => {
  stored.clear();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (isFull) throw new Error('QuotaExceededError');
      stored.set(name, value);
    },
    removeItem: (name: string) => void stored.delete(name),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  signOut('left');
});

test('a draft comes back until it is dropped, and only in the shape that is asked for', () => {
  writeDraft('game', 'typed');
  expect(readDraft('game', isText)).toBe('typed');
  expect(readDraft('another', isText)).toBeNull();
  expect(readDraft('game', (value): value is number => typeof value === 'number')).toBeNull();
  writeDraft('game', null);
  expect(readDraft('game', isText)).toBeNull();
});

test('two users of one computer do not find each other’s drafts', () => {
  signIn(tokenOf('ann'), 'teacher');
  writeDraft('game', 'of ann');
  signIn(tokenOf('ben'), 'teacher');
  expect(readDraft('game', isText)).toBeNull();
  signIn(tokenOf('ann'), 'teacher');
  expect(readDraft('game', isText)).toBe('of ann');
});

test('an old draft is dropped', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01') });
  writeDraft('old', 'typed');
  vi.setSystemTime(new Date('2026-03-31'));
  expect(readDraft('old', isText)).toBe('typed');
  vi.setSystemTime(new Date('2026-04-02'));
  expect(readDraft('old', isText)).toBeNull();
});

test('a draft stays whose device had no right time yet', () => {
  vi.useFakeTimers({ now: 0 });
  writeDraft('early', 'typed');
  vi.setSystemTime(new Date('2026-03-31'));
  expect(readDraft('early', isText)).toBe('typed');
});

test('closing the page asks as long as the browser does not store a draft', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  isFull = true;
  for (const key of ['game', 'another']) writeDraft(key, 'typed');
  expect(asks()).toBe(true);
  writeDraft('another', null);
  expect(asks()).toBe(true);
  isFull = false;
  writeDraft('game', 'typed more');
  expect(asks()).toBe(false);
});

test('closing the page does not ask for a draft that became too old', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.useFakeTimers({ now: new Date('2026-01-01') });
  isFull = true;
  writeDraft('old', 'typed');
  vi.setSystemTime(new Date('2026-04-02'));
  expect(readDraft('old', isText)).toBeNull();
  expect(page.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});
