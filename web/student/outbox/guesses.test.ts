import { describe, expect, it } from 'vitest';
import { AGAIN, answer, flushPromises, makeBrowser } from './outbox.testing.ts';

describe('a guess', () => {
  it('waits with the answer that it belongs to, whichever of them changes', () => {
    const browser = makeBrowser(() => AGAIN);
    const queue = browser.open();
    queue.put(answer('one'));
    queue.guess(answer('one'), 7);
    queue.put(answer('one', 'Niet akkoord'));
    expect(queue.read().answers).toMatchObject([{ statementId: 'one', opinion: 'Niet akkoord', guess: 7 }]);
    expect(queue.read().answers[0]?.isStored).toBeUndefined();
  });

  it('goes alone when the server has the answer, until that is changed', async () => {
    const browser = makeBrowser((queued) => ({ kind: 'saved', saved: queued.opinion }));
    const queue = browser.open();
    queue.guess(answer('one'), 7);
    await flushPromises();
    expect(browser.sent).toMatchObject([{ guess: 7, isStored: true }]);
    expect(queue.read().answers).toEqual([]);
    queue.guess(answer('one'), 8);
    queue.put(answer('one', 'Niet akkoord'));
    await flushPromises();
    expect(browser.sent.at(-1)).toMatchObject({ opinion: 'Niet akkoord', guess: 8 });
    expect(browser.sent.at(-1)?.isStored).toBeUndefined();
  });

  it('that comes while its answer is sent follows it, and the answer is not sent again', async () => {
    const reply = Promise.withResolvers<void>();
    const browser = makeBrowser(async (queued) => {
      await reply.promise;
      return { kind: 'saved', saved: queued.opinion };
    });
    const queue = browser.open();
    queue.put(answer('one'));
    await flushPromises();
    queue.guess(answer('one'), 7);
    reply.resolve();
    await flushPromises();
    expect(browser.sent.map(({ guess, isStored }) => ({ guess, isStored }))).toEqual([
      { guess: undefined, isStored: undefined },
      { guess: 7, isStored: true },
    ]);
    expect(queue.read().answers).toEqual([]);
  });

  it('does not take another answer for stored', async () => {
    const reply = Promise.withResolvers<void>();
    const browser = makeBrowser(async (queued) => {
      await reply.promise;
      return { kind: 'saved', saved: queued.opinion };
    });
    const queue = browser.open();
    queue.put(answer('one'));
    await flushPromises();
    queue.put(answer('one', 'Niet akkoord'));
    queue.guess(answer('one', 'Niet akkoord'), 7);
    reply.resolve();
    await flushPromises();
    expect(browser.sent.at(-1)).toMatchObject({ opinion: 'Niet akkoord', guess: 7 });
    expect(browser.sent.at(-1)?.isStored).toBeUndefined();
  });
});
