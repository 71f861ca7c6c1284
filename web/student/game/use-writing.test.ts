import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellWhileSeen, UNSEEN_MS } from './use-writing.ts';

let page: EventTarget & { visibilityState: string };
let told: boolean[];
const turn = (visibilityState: 'visible' | 'hidden'): void => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tells once that somebody writes, and once that it is over', () => {
  const stop = tellWhileSeen((isWriting) => told.push(isWriting));
  turn('visible');
  expect(told).toEqual([true]);
  stop();
  turn('visible');
  expect(told).toEqual([true, false]);
});

it('says nothing of a short look elsewhere', () => {
  tellWhileSeen((isWriting) => told.push(isWriting));
  turn('hidden');
  vi.advanceTimersByTime(UNSEEN_MS - 1);
  turn('visible');
  vi.advanceTimersByTime(UNSEEN_MS * 2);
  expect(told).toEqual([true]);
});

it('is over on a page that nobody looks at for long, until somebody does', () => {
  const stop = tellWhileSeen((isWriting) => told.push(isWriting));
  turn('hidden');
  vi.advanceTimersByTime(UNSEEN_MS);
  expect(told).toEqual([true, false]);
  turn('visible');
  expect(told).toEqual([true, false, true]);
  turn('hidden');
  stop();
  vi.advanceTimersByTime(UNSEEN_MS * 2);
  expect(told).toEqual([true, false, true, false]);
});

it('does not begin on a page that nobody looks at', () => {
  const stop = tellWhileSeen((isWriting) => told.push(isWriting));
  stop();
  turn('hidden');
  told = [];
  const end = tellWhileSeen((isWriting) => told.push(isWriting));
  vi.advanceTimersByTime(UNSEEN_MS * 2);
  end();
  expect(told).toEqual([]);
});
