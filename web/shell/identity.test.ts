// The browser's identity: stored under the agreed names, complete even where storage is forbidden.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const storage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
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
    expect(local.kept.get('client-id')).toBe(made);
    expect((await freshIdentity()).readClientId()).toBe(made);
  });

  it('replaces a client-id that is none', async () => {
    local.kept.set('client-id', 'tampered');
    expect((await freshIdentity()).readClientId()).toMatch(UUID_V4);
  });

  it('keeps token and role under the agreed names and takes both away', async () => {
    const { signIn, signOut, readRole } = await freshIdentity();
    signIn('a.b.c', 'teacher');
    expect([local.kept.get('jwt-token'), local.kept.get('role'), readRole()]).toEqual(['a.b.c', 'teacher', 'teacher']);
    signOut('left');
    expect([local.kept.has('jwt-token'), local.kept.has('role'), readRole()]).toEqual([false, false, null]);
  });

  it('knows no role without a token, and no role that does not exist', async () => {
    const { readRole } = await freshIdentity();
    local.kept.set('role', 'super_admin');
    expect(readRole()).toBeNull();
    local.kept.set('jwt-token', 'a.b.c');
    local.kept.set('role', 'emperor');
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
