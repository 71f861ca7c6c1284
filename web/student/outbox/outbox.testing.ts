import { type Answer, OutboxQueue, type QueuedAnswer, type SendResult } from './outbox-queue.ts';

export const answer = (statementId: string, opinion = 'Akkoord'): Answer => ({
  code: 'K7PM4X',
  statementId,
  opinion,
  comment: '',
  partyId: null,
});
export const AGAIN: SendResult<string> = { kind: 'again', everything: true, afterMs: 0 };

/** A browser whose time the test controls. `reply` is the server's reply. */
export function makeBrowser(reply: (answer: QueuedAnswer) => SendResult<string> | Promise<SendResult<string>>) {
  let stored: string | null = null;
  let ids = 0;
  const planned = new Map<number, () => void>();
  const waits: number[] = [];
  const sent: QueuedAnswer[] = [];
  const open = () =>
    new OutboxQueue<string>({
      load: () => stored,
      save: (text) => {
        stored = text;
      },
      send: async (queued) => {
        sent.push(queued);
        return reply(queued);
      },
      alone: (work) => work(),
      wait: (ms, then) => {
        const at = waits.push(ms);
        planned.set(at, then);
        return () => planned.delete(at);
      },
      random: () => 0.5,
      now: () => 0,
      makeId: () => String(ids++),
    });
  /** Runs every scheduled try. */
  const passTime = async () => {
    const due = [...planned.values()];
    planned.clear();
    for (const then of due) then();
    await flushPromises();
  };
  const leave = (answers: readonly unknown[]) => {
    stored = JSON.stringify(answers);
  };
  return { open, leave, sent, waits, passTime, stored: () => stored };
}
export const flushPromises = () => new Promise((done) => setImmediate(done));
