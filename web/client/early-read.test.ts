// The reply of an early read is used once; a read that starts before it or of another address makes its own request.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startEarlyRead, takeEarlyRead } from './early-read.ts';

const fetching = vi.fn(() => Promise.resolve(new Response('{}')));

beforeEach(() => {
  vi.stubGlobal('fetch', fetching);
  vi.stubGlobal('earlyReads', undefined);
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetching.mockClear();
});

it('is asked with the identity and taken once', async () => {
  startEarlyRead('/api/voting/session/ABCDEF');
  expect(fetching).toHaveBeenCalledExactlyOnceWith('/api/voting/session/ABCDEF', { headers: expect.any(Headers) });
  expect(await takeEarlyRead('/api/voting/session/ABCDEF')).toBeInstanceOf(Response);
  expect(takeEarlyRead('/api/voting/session/ABCDEF')).toBeNull();
});

it('keeps each reply for the call that asks for it, in whatever order', async () => {
  const session = startEarlyRead('/api/voting/session/ABCDEF');
  const parties = startEarlyRead('/api/voting/session/ABCDEF/parties');
  expect(takeEarlyRead('/api/voting/session/ABCDEF/parties')).toBe(parties);
  expect(takeEarlyRead('/api/voting/session/ABCDEF')).toBe(session);
  expect(takeEarlyRead('/api/voting/session/ABCDEF/parties')).toBeNull();
});

it('is nobody’s who asks for something else', () => {
  startEarlyRead('/api/voting/session/ABCDEF');
  expect(takeEarlyRead('/api/voting/session/BCDEFG')).toBeNull();
});

it('does not ask when the app was faster', () => {
  expect(takeEarlyRead('/api/voting/session/ABCDEF')).toBeNull();
  startEarlyRead('/api/voting/session/ABCDEF');
  expect(fetching).not.toHaveBeenCalled();
});

it('does not ask where the browser keeps no identity: the app would be a second student', () => {
  vi.stubGlobal('localStorage', undefined);
  startEarlyRead('/api/voting/session/ABCDEF');
  expect(fetching).not.toHaveBeenCalled();
});
