import { afterEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '#web/shell/identity.ts';
import { readDraft, writeDraft } from './draft-store.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const tokenOf = (sub: string): string => `a.${btoa(JSON.stringify({ sub }))}.c`;

afterEach(() => {
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
