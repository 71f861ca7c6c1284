// A removal continues when its view is gone: what a class must not see does not come back because a request failed.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import dutch from '#web/i18n/nl-BE/teacher-live.json';
import { addTexts } from '#web/i18n/translator.ts';

const UNDO_MS = 6_000;
/** The decisions that the server got, the deletions, and what it answers to each. */
let decided: unknown[] = [];
let decide: (body: { show?: { _id: string }[]; hide?: string[] }) => Response;
let deleted: string[] = [];
let answer: () => Response | Promise<Response>;
const done = () => new Response(null, { status: 204 });
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  deleted = [];
  decided = [];
  decide = ({ show = [], hide = [] }) => Response.json({ shown: show.map(({ _id }) => _id), hidden: hide });
  answer = done;
  addTexts('nl-BE', 'teacher-live', dutch);
  vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit) => {
    if (method === 'POST') {
      const sent = JSON.parse(String(body));
      decided.push(sent);
      return Promise.resolve(decide(sent));
    }
    deleted.push(url.split('/').at(-1) ?? '');
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const modules = async () => ({
  ...(await import('./argument-removals.ts')),
  ...(await import('#web/ui/core/notice-store.ts')),
});

it('is sent when it cannot be undone any more, and never if it was', async () => {
  const { removeSoon, undoRemoval } = await modules();
  removeSoon('ABC234', 'one', 'een');
  removeSoon('ABC234', 'two', 'twee');
  await undoRemoval('two');
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect(deleted).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(deleted).toEqual(['one']);
  await vi.advanceTimersByTimeAsync(10 * UNDO_MS);
  expect(deleted).toEqual(['one']);
});

it('is sent at once when the view is left, and no view of the page shows it again', async () => {
  const { removeSoon, leaveRemovals, readHidden } = await modules();
  removeSoon('ABC234', 'one', 'een');
  expect(readHidden().has('one')).toBe(false);
  leaveRemovals();
  expect(deleted).toEqual(['one']);
  expect(readHidden().has('one')).toBe(true);
  await vi.advanceTimersByTimeAsync(10 * UNDO_MS);
  expect(deleted).toEqual(['one']);
  expect(readHidden().has('one')).toBe(true);
});

it('is tried again where the view was left without a network, hidden meanwhile', async () => {
  const { removeSoon, leaveRemovals, readHidden, noticeStore } = await modules();
  answer = unreachable;
  removeSoon('ABC234', 'one', 'een');
  leaveRemovals();
  await vi.advanceTimersByTimeAsync(2 * UNDO_MS);
  expect(deleted).toEqual(['one', 'one', 'one']);
  expect(readHidden().has('one')).toBe(true);
  expect(noticeStore.read().map(({ about }) => about)).toEqual(['removal']);
  answer = done;
  await vi.advanceTimersByTimeAsync(10 * UNDO_MS);
  expect(deleted).toHaveLength(4);
});

it('gives up where the server refuses it, and says so', async () => {
  const { removeSoon, leaveRemovals, readHidden, noticeStore } = await modules();
  answer = () => Response.json({ code: 'FORBIDDEN' }, { status: 403 });
  removeSoon('ABC234', 'one', 'een');
  leaveRemovals();
  await vi.advanceTimersByTimeAsync(10 * UNDO_MS);
  expect(deleted).toEqual(['one']);
  expect(readHidden().has('one')).toBe(false);
  expect(noticeStore.read().map(({ kind }) => kind)).toEqual(['error']);
});

it('hides it at once, and undoing shows what was removed', async () => {
  const { removeSoon, undoRemoval } = await modules();
  removeSoon('ABC234', 'one', 'een');
  await undoRemoval('one');
  expect(decided).toEqual([{ hide: ['one'] }, { show: [{ _id: 'one', comment: 'een' }] }]);
});

it('removes at once what cannot be hidden, because its student has changed it since', async () => {
  const { removeSoon } = await modules();
  decide = () => Response.json({ shown: ['one'], hidden: [] });
  removeSoon('ABC234', 'one', 'een');
  await vi.advanceTimersByTimeAsync(0);
  decide = () => Response.json({ code: 'INVALID' }, { status: 422 });
  removeSoon('ABC234', 'two', 'twee');
  await vi.advanceTimersByTimeAsync(0);
  expect(deleted).toEqual(['one', 'two']);
});

it('stays hidden where undoing fails, and is never removed then', async () => {
  const { removeSoon, undoRemoval, leaveRemovals, noticeStore } = await modules();
  removeSoon('ABC234', 'one', 'een');
  decide = () => new Response(null, { status: 503 });
  await undoRemoval('one');
  expect(noticeStore.read().map(({ kind }) => kind)).toEqual(['error']);
  leaveRemovals();
  await vi.advanceTimersByTimeAsync(10 * UNDO_MS);
  expect(deleted).toEqual([]);
});
