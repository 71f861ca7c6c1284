// What a teacher is told of students who type an argument: how many, and nothing else.
import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeGame, makeQuestionSet, type TestGame, type TestSet } from '#server/testing/factories.ts';
import { type Caller, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { WRITING_EVERY_MS } from '#shared/domain/limits.ts';
import { writingEvent } from '#shared/domain/live-event-names.ts';

describe('who writes', () => {
  let app: TestApp;
  let address = '';
  let teacher: Caller;
  let set: TestSet;
  let game: TestGame;
  const open: Socket[] = [];

  beforeAll(async () => {
    app = await createTestApp();
    address = await app.listen();
    teacher = await app.user('teacher');
    set = await makeQuestionSet(app);
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.close();
  });
  afterAll(() => app.close());

  async function listen(auth: Record<string, unknown>) {
    const socket = io(address, { auth, transports: ['websocket'], forceNew: true, reconnection: false });
    open.push(socket);
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
    const reads = (count: number) => vi.waitFor(() => expect(told().at(-1)).toEqual([count]), WRITING_EVERY_MS * 4);
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
    const away = io(address, {
      auth: { clientId: elsewhere.clientId },
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    open.push(away);
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

  it('ends with the statement and with the game, not when the devices are put away', { timeout: 60_000 }, async () => {
    const { reads } = await begin();
    const student = await join();
    const other = await join();
    await student.write(true);
    await reads(1);
    await teacher.post(`${game.path}/devices-away`, { away: true });
    await other.write(true);
    await reads(2);
    const [, second = ''] = set.statements;
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
    // The first at once, then one in each window; a timer of Node's may come one too early.
    expect(told().length).toBeLessThanOrEqual(1 + (performance.now() - began) / (WRITING_EVERY_MS - 1));
  });
});
