// When a page looks its game up, and what becomes of a look-up that fails.
import { afterEach, expect, it, vi } from 'vitest';
import type { OpenedGame } from '#shared/domain/opened-game.ts';
import { LOOKUP_MS, lookUpGame } from './game-lookup.ts';

const GAME: OpenedGame = {
  name: 'Proefspel',
  type: 'debate',
  state: 'draft',
  argumentsEnabled: false,
  statement: null,
};
const find = vi.fn(async () => GAME);
const error = vi.fn();

const request = (shape: { method?: string; url?: string; headers?: Record<string, string> } = {}) =>
  ({
    method: 'GET',
    url: '/votingsession/abc234',
    headers: {},
    ip: '198.51.100.1',
    log: { error },
    ...shape,
  }) as unknown as Parameters<typeof lookUpGame>[1];

afterEach(() => {
  vi.useRealTimers();
  find.mockClear();
  error.mockClear();
});

it.each([
  ['somebody opens it', {}],
  ['somebody opens it with a query', { url: '/votingsession/ABC234?statement=2' }],
  ['a browser says that it opens it', { headers: { 'sec-fetch-dest': 'document' } }],
])('the game is looked up where %s', async (_, shape) => {
  expect(await lookUpGame(find, request(shape))).toEqual(GAME);
  expect(find).toHaveBeenCalledExactlyOnceWith('ABC234', '198.51.100.1');
});

it.each([
  ['its headers are asked for', { method: 'HEAD' }],
  ['another site shows it as an image', { headers: { 'sec-fetch-dest': 'image' } }],
  ['another site shows it in a frame', { headers: { 'sec-fetch-dest': 'iframe' } }],
  ['it is fetched in advance', { headers: { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' } }],
  ['it has no code', { url: '/votingsession/ABC23' }],
  ['a part of its address is missing', { url: '/votingsession/' }],
])('nothing is looked up where %s', async (_, shape) => {
  expect(await lookUpGame(find, request(shape))).toBeNull();
  expect(find).not.toHaveBeenCalled();
});

it('a look-up that fails is logged, and the page says nothing', async () => {
  const failure = new Error('the database is gone');
  expect(await lookUpGame(() => Promise.reject(failure), request())).toBeNull();
  expect(error).toHaveBeenCalledExactlyOnceWith({ err: failure }, expect.any(String));
});

it('a look-up that takes long is not waited for', async () => {
  vi.useFakeTimers();
  const said = lookUpGame(() => new Promise(() => {}), request());
  await vi.advanceTimersByTimeAsync(LOOKUP_MS);
  expect(await said).toBeNull();
});
