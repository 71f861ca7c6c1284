// The browser's identity: stored under the agreed names, complete even if storage is forbidden.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const storage = () => {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
};
const forbidden = () => {
  throw new Error('SecurityError');
};

const freshIdentity = async () => {
  vi.resetModules();
  return import('./identity.ts');
};

describe('identity', () => {
  let local = storage();
  beforeEach(() => {
    local = storage();
    vi.stubGlobal('localStorage', local);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('makes a client-id once and keeps it', async () => {
    const { readClientId } = await freshIdentity();
    const made = readClientId();
    expect(made).toMatch(UUID_V4);
    expect(local.stored.get('client-id')).toBe(made);
    expect((await freshIdentity()).readClientId()).toBe(made);
  });

  it('replaces a client-id that is none', async () => {
    local.stored.set('client-id', 'tampered');
    expect((await freshIdentity()).readClientId()).toMatch(UUID_V4);
  });

  it('keeps token and role under the agreed names and takes both away', async () => {
    const { signIn, signOut, readRole } = await freshIdentity();
    signIn('a.b.c', 'teacher');
    expect([local.stored.get('jwt-token'), local.stored.get('role'), readRole()]).toEqual([
      'a.b.c',
      'teacher',
      'teacher',
    ]);
    signOut('left');
    expect([local.stored.has('jwt-token'), local.stored.has('role'), readRole()]).toEqual([false, false, null]);
  });

  it('knows no role without a token, and no role that does not exist', async () => {
    const { readRole } = await freshIdentity();
    local.stored.set('role', 'super_admin');
    expect(readRole()).toBeNull();
    local.stored.set('jwt-token', 'a.b.c');
    local.stored.set('role', 'emperor');
    expect(readRole()).toBeNull();
  });

  it('works where the browser forbids storage', async () => {
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    const { readClientId, signIn, readToken } = await freshIdentity();
    expect(readClientId()).toBe(readClientId());
    signIn('a.b.c', 'admin');
    expect(readToken()).toBe('a.b.c');
  });

  it('tells listeners until they stop listening', async () => {
    const { onIdentityChange, signIn, signOut } = await freshIdentity();
    let calls = 0;
    const stop = onIdentityChange(() => {
      calls += 1;
    });
    signIn('a.b.c', 'teacher');
    stop();
    signOut('left');
    expect(calls).toBe(1);
  });
});
