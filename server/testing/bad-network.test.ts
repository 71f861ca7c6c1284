// A class on a bad network: connections break, packets are late, requests arrive twice. Each answer is stored once.
import { describe, expect, it, vi } from 'vitest';
import { startFaultProxy } from '#testing/fault-proxy.ts';
import { Phone } from '#testing/phone.ts';
import { required } from '#testing/required.ts';
import { startGame } from './factories.ts';
import { openGameApp } from './open-app.ts';
import { engines } from './test-database.ts';

const PHONES = 100;
/** The teacher does not wait for everybody, so that some answers come too late. */
const ENOUGH = 85;
const LONGEST_MS = 60_000;

/** A sequence that is the same in every run. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe.each(engines)('100 phones on a bad network, on %s', async (engine) => {
  const { app, teacher, set } = await openGameApp(engine, {}, { statements: 4 });

  it('every answer that a student was told is saved is stored exactly once', { timeout: LONGEST_MS * 2 }, async () => {
    const game = await startGame(app, teacher, set);
    const port = Number(new URL(await app.listen()).port);
    const random = makeRandom(20_251_121);
    const proxy = await startFaultProxy(port, { cut: 0.25, delayMs: 40, duplicate: 0.3, random });
    const phones = Array.from({ length: PHONES }, (_, at) => {
      const choose = (statementId: string) => required(set.opinions[(at + set.statements.indexOf(statementId)) % 3]);
      return new Phone(proxy.port, game.code, choose);
    });
    const patience = { timeout: LONGEST_MS, interval: 20 };
    try {
      for (const [at, statementId] of set.statements.entries()) {
        if (at > 0) await teacher.post(`${game.path}/statement/${statementId}`);
        await vi.waitFor(
          () => expect(phones.filter(({ saved }) => saved.has(statementId)).length).toBeGreaterThanOrEqual(ENOUGH),
          patience,
        );
      }
      await teacher.post(`${game.path}/end`);
    } finally {
      for (const phone of phones) phone.stop();
    }
    await vi.waitFor(() => expect(phones.every(({ idle }) => idle)).toBe(true), patience);
    await proxy.close();
    expect(proxy.counts.cut).toBeGreaterThan(PHONES / 10);
    expect(proxy.counts.duplicated).toBeGreaterThan(PHONES / 10);

    let acknowledged = 0;
    for (const phone of phones) {
      const { body } = await app.student(phone.clientId).get(game.path);
      const stored: { statementId: string; opinion: string }[] = body.studentOpinions;
      expect(new Set(stored.map(({ statementId }) => statementId)).size).toBe(stored.length);
      for (const [statementId, opinion] of phone.saved) {
        acknowledged++;
        expect(stored).toContainEqual(expect.objectContaining({ statementId, opinion }));
      }
    }
    expect(acknowledged).toBeGreaterThanOrEqual(ENOUGH * set.statements.length);
    const { body } = await teacher.get(`${game.path}/participants`);
    expect(body).toMatchObject({ count: PHONES });
  });
});
