// What a teacher is told of students who type an argument: how many, and nothing else.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeGame, type TestGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { openSocket } from '#server/testing/open-socket.ts';
import { WRITING_EVERY_MS } from '#shared/domain/limits.ts';
import { writingEvent } from '#shared/domain/live-event-names.ts';

/** Of real milliseconds; only a server that hangs needs all of them. */
const PATIENCE = { timeout: 15_000, interval: 5 };

describe('who writes', async () => {
  const { app, teacher, set, second } = await openGameApp();
  const address = await app.listen();
  let game: TestGame;

  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true }),
  );
  afterEach(() => void vi.useRealTimers());

  // The clock that the test moves is the server's.
  const connect = (auth: Record<string, unknown>) => openSocket(address, auth, { useNativeTimers: true });

  async function listen(auth: Record<string, unknown>) {
    const socket = connect(auth);
    const heard: unknown[][] = [];
    socket.onAny((...event) => heard.push(event));
    expect(await socket.emitWithAck('subscribe', game.code)).toEqual({ ok: true });
    return { socket, heard };
  }

  /** A student of the game, with a socket; what it says of writing is heard by the server when `write` resolves. */
  async function join(clientId = randomUUID()) {
    await app.student(clientId).get(game.path);
    const { socket, heard } = await listen({ clientId });
    const write = async (isWriting: unknown) => {
      socket.emit('writing', game.code, isWriting);
      await socket.emitWithAck('subscribe', game.code);
    };
    return { clientId, socket, heard, write };
  }

  async function begin() {
    game = await makeGame(app, teacher, set, { settings: ['own_arguments'] });
    await teacher.post(`${game.path}/start`);
    const owner = await listen({ token: teacher.token });
    const told = () => owner.heard.filter(([name]) => name === writingEvent(game.code)).map(([, ...rest]) => rest);
    /** The clock goes on by a window at a time until the owner was told that number last; what was sent is heard in between. */
    const reads = (count: number) =>
      vi.waitFor(async () => {
        vi.advanceTimersByTime(WRITING_EVERY_MS);
        await owner.socket.emitWithAck('subscribe', game.code);
        expect(told().at(-1)).toEqual([count]);
      }, PATIENCE);
    return { owner, told, reads };
  }

  it('is a number for the owner’s devices, and nothing for students and projectors', async () => {
    const { told, reads } = await begin();
    const projector = await listen({
      projectorToken: (await app.pairedProjector(teacher, game.code)).projectorToken,
    });
    const first = await join();
    const second = await join();
    await first.write(true);
    await second.write(true);
    await reads(2);
    await first.write(false);
    await reads(1);
    await second.write(false);
    await reads(0);
    for (const payload of told()) expect(payload).toEqual([expect.any(Number)]);
    for (const { heard } of [first, second, projector])
      expect(heard.filter(([name]) => String(name).includes('writing'))).toEqual([]);
  });

  it('counts a student once, whatever the number of tabs, until the last one is gone', async () => {
    const { told, reads } = await begin();
    const tab = await join();
    const other = await join(tab.clientId);
    await tab.write(true);
    await other.write(true);
    await other.write('true');
    await other.write(true);
    await reads(1);
    tab.socket.close();
    const third = await join();
    await third.write(true);
    await reads(2);
    other.socket.close();
    await reads(1);
    third.socket.close();
    await reads(0);
    expect(Math.max(...told().map(([count]) => Number(count)))).toBe(2);
  });

  it('leaves out students who never joined, send no client-id or do not follow the game, and its owner', async () => {
    const { owner, told, reads } = await begin();
    const stranger = await listen({ clientId: app.student().clientId });
    const visitor = await listen({});
    const elsewhere = await join();
    const student = await join();
    const away = connect({ clientId: elsewhere.clientId });
    for (const socket of [owner.socket, stranger.socket, visitor.socket, away]) {
      socket.emit('writing', game.code, true);
      socket.emit('writing', game.code.toLowerCase(), true);
      for (const odd of [null, 7, {}, 'ABC']) socket.emit('writing', odd, true);
      await socket.emitWithAck('subscribe', 'ABC');
    }
    await student.write(true);
    await reads(1);
    await student.write(false);
    await reads(0);
    expect(Math.max(...told().map(([count]) => Number(count)))).toBe(1);
  });

  it('ends with the statement and with the game, not when the devices are put away', async () => {
    const { reads } = await begin();
    const student = await join();
    const other = await join();
    await student.write(true);
    await reads(1);
    await teacher.post(`${game.path}/devices-away`, { away: true });
    await other.write(true);
    await reads(2);
    for (const step of [`statement/${second}`, `statement/${second}/second-round`, 'end']) {
      await teacher.post(`${game.path}/${step}`);
      await reads(0);
      await student.write(true);
      await reads(1);
    }
  });

  it('is told in few messages, whatever the number of students', async () => {
    const { told, reads } = await begin();
    const students = await Promise.all(Array.from({ length: 20 }, () => join()));
    const began = performance.now();
    await Promise.all(students.map(({ write }) => write(true)));
    await reads(20);
    // The first at once, then one in each window.
    expect(told().length).toBeLessThanOrEqual(1 + (performance.now() - began) / WRITING_EVERY_MS);
  });
});
