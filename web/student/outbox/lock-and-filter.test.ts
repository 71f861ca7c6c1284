// What comes between the queue and the server: the lock that one tab holds, and a school's filter.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createOutbox } from './outbox.ts';
import { OutboxQueue } from './outbox-queue.ts';

const answer = { code: 'K7PM4X', opinion: 'Akkoord', comment: '', partyId: null };

it('sends what was queued after the last one was sent, while the lock is given back', async () => {
  let stored: string | null = null;
  let giveBack = () => {};
  const sent: string[] = [];
  const outbox = new OutboxQueue<string>({
    load: () => stored,
    save: (text) => {
      stored = text;
    },
    send: async ({ statementId, opinion }) => {
      sent.push(statementId);
      return { kind: 'saved', saved: opinion };
    },
    alone: async (work) => {
      await work();
      await new Promise<void>((done) => {
        giveBack = done;
      });
    },
    wait: () => () => {},
    random: () => 0,
    now: () => 0,
    makeId: () => String(sent.length),
  });
  outbox.put({ ...answer, statementId: 's1' });
  await nextTurn();
  outbox.put({ ...answer, statementId: 's2' });
  giveBack();
  await nextTurn();
  expect(sent).toEqual(['s1', 's2']);
});

it('does not take for stored what somebody else than the server replied to', async () => {
  const outbox = createOutbox('filtered', async () => ({ kind: 'saved', saved: JSON.parse('{}') }));
  outbox.put({ ...answer, statementId: 's1' });
  await expect.poll(() => outbox.read().nextTryAt).not.toBeNull();
  expect(outbox.read().answers).toHaveLength(1);
});
