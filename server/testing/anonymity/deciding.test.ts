// The owner asks for every listed argument, again and again, while students change: nothing says whose it was.
import { describe, expect, it } from 'vitest';
import { openSocket } from '#server/testing/open-socket.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import { SKIP } from '#shared/domain/skip.ts';
import { randomNumbers } from '#testing/random-numbers.ts';
import { required } from '#testing/required.ts';
import { movedBetween, OPTIONS, openAnonymity, type WatchedGame } from './watched-game.ts';

const STUDENTS = 8;

describe.each(bothEngines)('deciding on arguments, on %s', async (engine) => {
  const { app, owner, start, first } = await openAnonymity(engine);
  const address = await app.listen();

  /** What the owner is told by deciding on each of these ids in every way, and then reads and hears. */
  async function probe(game: WatchedGame, ids: readonly { _id: string; comment: string }[]) {
    const socket = openSocket(address, { token: owner.token });
    await socket.emitWithAck('subscribe', game.code);
    const told: string[] = [];
    // How many answered is told as ever, and late.
    socket.onAny((name: string, payload: { type?: string }) => {
      if (payload.type !== 'answered' && !name.endsWith('-participants'))
        told.push(`${name} ${JSON.stringify(payload)}`);
    });
    for (const { _id, comment } of ids)
      for (const body of [
        { hide: [_id] },
        { show: [{ _id, comment: '?' }] },
        { show: [{ _id, comment }] },
        { hide: [_id] },
        { show: [_id] },
      ]) {
        const { status, text } = await game.decide(body);
        told.push(`${status} ${text}`);
      }
    // Events come in order: whatever was sent before is there.
    await socket.emitWithAck('subscribe', game.code);
    socket.close();
    return { told: told.sort(), reads: await game.everything() };
  }

  it.each([1, 2])('tells nothing of those who changed since, in game %i', async (seed) => {
    const below = randomNumbers(seed);
    const game = await start('debate', 'own_arguments', ...(seed === 1 ? ['hold_arguments' as const] : []));
    const students = await game.join(STUDENTS);
    const said = students.map((_, who) => ({
      opinion: required(OPTIONS[below(OPTIONS.length)]),
      comment: `reden ${who}`,
    }));
    for (const [who, student] of students.entries()) await game.answer(student, first, required(said[who]));
    await game.press(first);
    const listed = await game.list(first);
    expect(listed).toHaveLength(STUDENTS);
    await probe(game, listed);
    const before = await probe(game, listed);
    const changes = [
      (one: { opinion: string; comment: string }) => ({
        ...one,
        opinion: required(OPTIONS.find((o) => o !== one.opinion)),
      }),
      (one: { opinion: string; comment: string }) => ({ ...one, comment: `iets anders ${below(1_000)}` }),
      (one: { opinion: string }) => ({ ...one, comment: '' }),
      () => ({ opinion: SKIP }),
    ];
    for (const [turn, change] of changes.entries()) {
      for (const who of [turn, turn + changes.length])
        await game.answer(required(students[who]), first, change(required(said[who])));
      const after = await probe(game, listed);
      expect(after.told, `change ${turn}`).toEqual(before.told);
      expect(movedBetween(before.reads, after.reads), `change ${turn}`).toEqual([]);
    }
    await game.end();
    const statuses = (await probe(game, listed)).told
      .filter((one) => /^\d{3} /.test(one))
      .map((one) => one.slice(0, 3));
    expect(new Set(statuses)).toEqual(new Set(['200']));
  });
});
