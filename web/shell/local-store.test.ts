// What storage refuses is not lost, nor hidden behind what it had before.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPersisted, readStored, storedNames, writeStored } from './local-store.ts';

/** A browser's storage that takes so many characters in all. */
function storageOf(most: number) {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => {
      const others = [...values].filter(([other]) => other !== name);
      if (others.join('').length + value.length > most) throw new Error('QuotaExceededError');
      values.set(name, value);
    },
    removeItem: (name: string) => void values.delete(name),
  };
}

describe('a full storage', () => {
  beforeEach(() => vi.stubGlobal('localStorage', storageOf(10)));
  afterEach(() => {
    for (const name of storedNames()) writeStored(name, null);
    vi.unstubAllGlobals();
  });

  it('does not hide a newer value behind the one that it still has', () => {
    writeStored('outbox', 'one');
    writeStored('outbox', 'one and two');
    expect(readStored('outbox')).toBe('one and two');
    expect(isPersisted('outbox')).toBe(false);
  });

  it('takes the value again once there is room, and gives both up together', () => {
    writeStored('outbox', 'one');
    writeStored('outbox', 'one and two');
    writeStored('outbox', 'two');
    expect([readStored('outbox'), isPersisted('outbox')]).toEqual(['two', true]);
    writeStored('outbox', 'one and two');
    writeStored('outbox', null);
    expect(readStored('outbox')).toBeNull();
  });
});
