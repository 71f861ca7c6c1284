// A reply that was asked for early is used once, while it is fresh; a read of another address makes its own request.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { invariant } from '#shared/domain/invariant.ts';
import { parseSessionCode } from '#shared/domain/session-code.ts';
import { writeStored } from '#web/shell/local-store.ts';
import { setEarlyReply, startEarlyGame, takeEarlyRead } from './early-read.ts';

const CODE = parseSessionCode('ABCDEF');
invariant(CODE, 'it has the shape of a code');
const GAME = '/api/voting/session/ABCDEF';
const PARTIES = `${GAME}/parties`;

const fetching = vi.fn(async (_url: string, _init?: RequestInit) => new Response('{"type":"party"}'));
const asked = () => fetching.mock.calls.map(([url]) => url);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('fetch', fetching);
  vi.stubGlobal('earlyReads', undefined);
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  // One that other files left in memory would not be that of the page.
  writeStored('client-id', null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetching.mockClear();
});

it('is asked with the identity and taken once', async () => {
  startEarlyGame(CODE, 'debate');
  expect(fetching).toHaveBeenCalledExactlyOnceWith(GAME, { headers: expect.any(Headers) });
  expect(await takeEarlyRead(GAME)).toBeInstanceOf(Response);
  expect(takeEarlyRead(GAME)).toBeNull();
});

it('asks for the parties at once where it is known that one chooses one', () => {
  startEarlyGame(CODE, 'party');
  expect(asked()).toEqual([GAME, PARTIES]);
});

it('asks for the parties when the game says so, and the app not beside it', async () => {
  startEarlyGame(CODE, null);
  const parties = takeEarlyRead(PARTIES);
  expect(asked()).toEqual([GAME]);
  expect(await parties).toBeInstanceOf(Response);
  expect(asked()).toEqual([GAME, PARTIES]);
  // The app reads the reply as well.
  expect(await (await takeEarlyRead(GAME))?.json()).toEqual({ type: 'party' });
});

it.each([
  ['is a debate', () => Promise.resolve(new Response('{"type":"debate"}'))],
  ['is refused', () => Promise.resolve(new Response('{"code":"LOCKED"}', { status: 409 }))],
  ['does not come', () => Promise.reject(new TypeError('no network'))],
])('asks for no parties where the game %s', async (_, reply) => {
  fetching.mockImplementationOnce(reply);
  startEarlyGame(CODE, null);
  await expect(takeEarlyRead(PARTIES)).rejects.toThrow();
  expect(asked()).toEqual([GAME]);
});

it('is for who asks for that address', () => {
  startEarlyGame(CODE, 'debate');
  expect(takeEarlyRead('/api/voting/session/BCDEFG')).toBeNull();
});

it('is not used later, when it says what was', () => {
  startEarlyGame(CODE, 'debate');
  vi.advanceTimersByTime(15_000);
  expect(takeEarlyRead(GAME)).toBeNull();
});

it('uses the reply that the page already contains', async () => {
  setEarlyReply(GAME, { code: 'INVALID_CODE' }, 404);
  const reply = await takeEarlyRead(GAME);
  expect([reply?.status, await reply?.json()]).toEqual([404, { code: 'INVALID_CODE' }]);
  expect(fetching).not.toHaveBeenCalled();
});

it('does not ask where the browser stores no identity: the app would be a second student', () => {
  vi.stubGlobal('localStorage', undefined);
  startEarlyGame(CODE, 'party');
  expect(fetching).not.toHaveBeenCalled();
});
