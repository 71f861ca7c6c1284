// No answer is lost, none counts as stored before the server acknowledged it, and none that the server refuses is sent for ever.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/client/api-error.ts';
import { AGAIN, answer, flushPromises, makeBrowser } from './outbox.testing.ts';
import { sendResultOf } from './outbox.ts';
import { OutboxQueue } from './outbox-queue.ts';

describe('what an earlier page left', () => {
  it('is sent with its round, or without one by a version that knew none; what is no answer is not', async () => {
    const browser = makeBrowser((queued) => ({ kind: 'saved', saved: queued.opinion }));
    const left = { ...answer('s1'), id: 'a', attempts: 0 };
    browser.leave([left, { ...left, id: 'b', statementId: 's2', comment: null, round: 2 }, { ...left, round: 'x' }, 7]);
    await browser.open().flush();
    expect(browser.sent.map(({ statementId, comment, round }) => [statementId, comment, round])).toEqual([
      ['s1', '', undefined],
      ['s2', null, 2],
    ]);
  });
});

describe('outbox', () => {
  it('keeps an answer until the server has stored it', async () => {
    let online = false;
    const browser = makeBrowser((queued) => (online ? { kind: 'saved', saved: queued.opinion } : AGAIN));
    const outbox = browser.open();
    outbox.put(answer('s1'));
    await flushPromises();
    expect(outbox.read().answers).toMatchObject([{ statementId: 's1', attempts: 1 }]);
    online = true;
    await browser.passTime();
    expect(outbox.read().answers).toEqual([]);
    expect(browser.stored()).toBeNull();
  });

  it('lets an answer go only after who asked has received that it is stored', async () => {
    const browser = makeBrowser((queued) => ({ kind: 'saved', saved: queued.opinion }));
    const outbox = browser.open();
    const queuedWhenTold: number[] = [];
    outbox.onSaved(() => queuedWhenTold.push(outbox.read().answers.length));
    outbox.put(answer('s1'));
    await flushPromises();
    expect(queuedWhenTold).toEqual([1]);
    expect(outbox.read().answers).toEqual([]);
  });

  it('tells of an answer that another tab sent, but not of one that was only changed there', async () => {
    const browser = makeBrowser((queued) =>
      queued.opinion === 'Neutraal' ? { kind: 'saved', saved: queued.opinion } : AGAIN,
    );
    const one = browser.open();
    one.put(answer('s1'));
    await flushPromises();
    const other = browser.open();
    const gone: string[] = [];
    one.onGone(({ statementId }) => gone.push(statementId));
    other.put(answer('s1', 'Niet akkoord'));
    await flushPromises();
    one.reload();
    expect(gone).toEqual([]);
    other.put(answer('s1', 'Neutraal'));
    await flushPromises();
    one.reload();
    expect(gone).toEqual(['s1']);
    expect(one.read().answers).toEqual([]);
  });

  it('survives a closed page', async () => {
    const browser = makeBrowser((queued) =>
      browser.sent.length > 1 ? { kind: 'saved', saved: queued.opinion } : AGAIN,
    );
    browser.open().put(answer('s1'));
    await flushPromises();
    const later = browser.open();
    const received: string[] = [];
    later.onSaved(({ statementId }, saved) => received.push(`${statementId} ${saved}`));
    await later.flush();
    expect(received).toEqual(['s1 Akkoord']);
  });

  it('sends the last answer when it was changed while the first was under way', async () => {
    const replies: (() => void)[] = [];
    const browser = makeBrowser(
      (queued) => new Promise((done) => replies.push(() => done({ kind: 'saved', saved: queued.opinion }))),
    );
    const outbox = browser.open();
    outbox.put(answer('s1', 'Akkoord'));
    await flushPromises();
    outbox.put(answer('s1', 'Niet akkoord'));
    replies.shift()?.();
    await flushPromises();
    expect(outbox.read().answers).toMatchObject([{ opinion: 'Niet akkoord' }]);
    replies.shift()?.();
    await flushPromises();
    expect(browser.sent.map(({ opinion }) => opinion)).toEqual(['Akkoord', 'Niet akkoord']);
    expect(outbox.read().answers).toEqual([]);
  });

  it('tells when an answer came too late, once, and stops sending it', async () => {
    const browser = makeBrowser(() => ({ kind: 'refused', late: true }));
    const outbox = browser.open();
    const received: boolean[] = [];
    outbox.onRefused((_, late) => received.push(late));
    outbox.put(answer('s1'));
    await flushPromises();
    await browser.passTime();
    expect(received).toEqual([true]);
    expect(browser.sent).toHaveLength(1);
  });

  it('keeps the answers apart that two seats of a device give to one statement', async () => {
    let online = false;
    const browser = makeBrowser((queued) => (online ? { kind: 'saved', saved: queued.opinion } : AGAIN));
    const outbox = browser.open();
    for (const clientId of ['seat 1', 'seat 2']) outbox.put({ ...answer('s1'), clientId });
    await flushPromises();
    online = true;
    browser.sent.length = 0;
    await browser.passTime();
    expect(browser.sent.map(({ clientId }) => clientId)).toEqual(['seat 1', 'seat 2']);
    expect(outbox.read().answers).toEqual([]);
  });

  it.each([{ everything: true }, { everything: false }])(
    'goes on trying, however often ($everything)',
    async (kind) => {
      let isWell = false;
      const browser = makeBrowser(() => (isWell ? { kind: 'saved', saved: 'ok' } : { ...AGAIN, ...kind }));
      const outbox = browser.open();
      outbox.put(answer('s1'));
      for (let tries = 0; tries < 100; tries++) await browser.passTime();
      expect(outbox.read().answers).toMatchObject([{ statementId: 's1', attempts: 100 }]);
      isWell = true;
      await browser.passTime();
      expect(outbox.read().answers).toEqual([]);
    },
  );

  it('does not let one answer that the server cannot store hold up the others', async () => {
    const browser = makeBrowser((queued) =>
      queued.statementId === 's1' ? { kind: 'again', everything: false, afterMs: 0 } : { kind: 'saved', saved: 'ok' },
    );
    const outbox = browser.open();
    outbox.put(answer('s1'));
    outbox.put(answer('s2'));
    await flushPromises();
    expect(outbox.read().answers.map(({ statementId }) => statementId)).toEqual(['s1']);
  });

  it('does not let one answer whose words no network lets through hold up the others', async () => {
    const browser = makeBrowser((queued) => (queued.statementId === 's1' ? AGAIN : { kind: 'saved', saved: 'ok' }));
    const outbox = browser.open();
    outbox.put(answer('s1'));
    await flushPromises();
    outbox.put(answer('s2'));
    await flushPromises();
    expect(outbox.read().answers.map(({ statementId }) => statementId)).toEqual(['s1']);
  });

  it('waits longer after every failure, up to half a minute, and begins anew after a success', async () => {
    let online = false;
    const browser = makeBrowser(() => (online ? { kind: 'saved', saved: 'ok' } : AGAIN));
    const outbox = browser.open();
    outbox.put(answer('s1'));
    for (let tries = 0; tries < 8; tries++) await browser.passTime();
    expect(browser.waits.slice(0, 7)).toEqual([750, 1_500, 3_000, 6_000, 12_000, 22_500, 22_500]);
    online = true;
    await browser.passTime();
    online = false;
    browser.waits.length = 0;
    outbox.put(answer('s2'));
    await flushPromises();
    expect(browser.waits).toEqual([750]);
  });

  it('never loses an answer and never sends one twice at a time, whatever the network does', async () => {
    const steps = fc.array(
      fc.oneof(
        fc.record({ put: fc.constantFrom('s1', 's2', 's3'), opinion: fc.constantFrom('a', 'b', 'c') }),
        fc.record({ online: fc.boolean() }),
        fc.constant('time' as const),
        fc.constant('reload' as const),
      ),
      { maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (happenings) => {
        let online = true;
        const server = new Map<string, string>();
        const browser = makeBrowser((queued) => {
          if (!online) return AGAIN;
          server.set(queued.statementId, queued.opinion);
          return { kind: 'saved', saved: queued.opinion };
        });
        const given = new Map<string, string>();
        let outbox = browser.open();
        for (const happening of happenings) {
          if (happening === 'time') await browser.passTime();
          else if (happening === 'reload') outbox = browser.open();
          else if ('online' in happening) online = happening.online;
          else {
            given.set(happening.put, happening.opinion);
            outbox.put(answer(happening.put, happening.opinion));
            await flushPromises();
          }
        }
        online = true;
        await outbox.flush();
        expect(server).toEqual(given);
        expect(outbox.read().answers).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('throws away what it cannot read', () => {
    const browser = makeBrowser(() => AGAIN);
    browser.open().put(answer('s1'));
    const text = browser.stored() ?? '';
    for (const broken of ['{', '{}', '[1, null, {"id": "x"}]', text.slice(0, -3)]) {
      const outbox = new OutboxQueue<string>({ ...environment, load: () => broken });
      expect(outbox.read().answers).toEqual([]);
    }
  });
});

const environment = {
  save: () => {},
  send: async () => AGAIN,
  alone: (work: () => Promise<void>) => work(),
  wait: () => () => {},
  random: () => 0,
  now: () => 0,
  makeId: () => 'x',
};

describe('a failed try', () => {
  it.each([
    ['no network', { status: 0, code: 'NETWORK' }, { kind: 'again', everything: true, afterMs: 0 }],
    [
      'too many requests',
      { status: 429, code: 'TOO_MANY_REQUESTS', retryAfter: 3 },
      { kind: 'again', everything: true, afterMs: 3_000 },
    ],
    ['a server in trouble', { status: 500, code: 'INTERNAL' }, { kind: 'again', everything: false, afterMs: 0 }],
    [
      'a server that cannot store',
      { status: 503, code: 'UNAVAILABLE' },
      { kind: 'again', everything: false, afterMs: 0 },
    ],
    ["a school's filter", { status: 403, code: 'INTERNAL' }, { kind: 'again', everything: true, afterMs: 0 }],
    ['a statement that has passed', { status: 409, code: 'WRONG_STATE' }, { kind: 'refused', late: true }],
    [
      'two answers at once',
      { status: 409, code: 'CHANGED_MEANWHILE' },
      { kind: 'again', everything: false, afterMs: 0 },
    ],
    ['a lock', { status: 409, code: 'LOCKED' }, { kind: 'again', everything: false, afterMs: 5_000 }],
    ['a game that was archived', { status: 404, code: 'INVALID_CODE' }, { kind: 'refused', late: true }],
    ['an answer that is none', { status: 422, code: 'INVALID' }, { kind: 'refused', late: false }],
  ])('because of %s', (_, failure, result) => {
    expect(sendResultOf(new ApiError(failure))).toEqual(result);
  });

  it('because of a timeout is tried again', () => {
    expect(sendResultOf(new DOMException('aborted', 'AbortError'))).toEqual({
      kind: 'again',
      everything: true,
      afterMs: 0,
    });
  });
});
