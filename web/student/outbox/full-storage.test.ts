// Answers that the browser's storage has no room for are sent like the others.
import { afterEach, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '#web/shell/local-store.ts';
import { OutboxQueue } from './outbox-queue.ts';

/** Characters that the storage takes: room for one answer. */
const ROOM = 200;

afterEach(() => vi.unstubAllGlobals());

it('sends every answer of a student whose storage is full', async () => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (value.length > ROOM) throw new Error('QuotaExceededError');
      values.set(name, value);
    },
    removeItem: (name: string) => void values.delete(name),
  });
  const statements = ['s1', 's2', 's3'];
  let isOnline = false;
  let ids = 0;
  const outbox = new OutboxQueue<string>({
    load: () => readStored('outbox'),
    save: (text) => writeStored('outbox', text),
    send: async ({ opinion }) =>
      isOnline ? { kind: 'saved', saved: opinion } : { kind: 'again', everything: true, afterMs: 0 },
    alone: (work) => work(),
    wait: () => () => {},
    random: () => 0,
    now: () => 0,
    makeId: () => String(ids++),
  });
  const saved: string[] = [];
  outbox.onSaved(({ statementId }) => saved.push(statementId));
  for (const statementId of statements)
    outbox.put({ code: 'K7PM4X', statementId, opinion: 'Akkoord', comment: '', partyId: null });
  await outbox.flush();
  isOnline = true;
  await vi.waitFor(async () => {
    await outbox.flush();
    expect(saved.toSorted()).toEqual(statements);
  });
  expect(readStored('outbox')).toBeNull();
});
