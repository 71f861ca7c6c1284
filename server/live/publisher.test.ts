import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, type RedisClientType } from 'redis';
import { io as connect } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { unlimited } from '#server/access/rate-limits.ts';
import type { OwnerOpinion } from '#shared/contract/voting-session.ts';
import { WRITING_EVERY_MS } from '#shared/domain/limits.ts';
import {
  deviceEvent,
  hiddenEvent,
  teacherUpdateEvent,
  viewEvent,
  writingEvent,
} from '#shared/domain/live-event-names.ts';
import { createLiveServer, mountGateway } from './gateway.ts';
import { createRedisBus } from './message-bus.ts';
import { Publisher } from './publisher.ts';

const { TEST_REDIS_URL: url } = process.env;
const CODE = 'ABC234';
const TEACHER = 'teacher';
const STATEMENT = randomUUID();
/** Of real milliseconds; only a server that hangs needs all of them. */
const PATIENCE = { timeout: 15_000, interval: 5 };

describe.runIf(url)('two servers with one Redis', () => {
  const servers: { publisher: Publisher; address: string }[] = [];
  const ends: (() => unknown)[] = [];

  async function start() {
    const redis: RedisClientType = createClient({ url: url ?? '' });
    await redis.connect();
    const http = createServer();
    const io = createLiveServer(http, {});
    const bus = createRedisBus(redis, {
      onMessage: (code, message) => publisher.receive(code, message),
      onUnknown: () => {},
      onReconnect: () => {},
      onQuestion: () => [],
      onConnection: () => {},
    });
    const publisher = new Publisher(io, bus, {
      participants: async () => 0,
      answered: async () => ({ answered: 3, participants: 4 }),
    });
    mountGateway(io, {
      callerAddress: () => '127.0.0.1',
      connectionsMax: 100,
      identify: async ({ authorization, clientId = null }) => ({
        actor:
          authorization === TEACHER
            ? { kind: 'user', userId: TEACHER, loginId: 'login', role: 'teacher', clientId }
            : clientId === null
              ? { kind: 'anonymous' }
              : { kind: 'student', clientId },
        badToken: false,
        badClientId: false,
      }),
      findOwner: async () => ({ id: 'game', ownerId: TEACHER }),
      limits: unlimited,
      bus,
      onOwner: (code, device) => publisher.deviceConnected(code, device),
      hasJoined: async () => true,
      onFailure: () => {},
    });
    await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
    const { port } = http.address() as AddressInfo;
    servers.push({ publisher, address: `http://127.0.0.1:${port}` });
    ends.push(
      () => publisher.close(),
      () => io.close(),
      () => redis.destroy(),
    );
  }

  async function connectTo(address: string | undefined, auth: object, code: string) {
    // The clock that the test moves is the servers'.
    const socket = connect(address, { auth, transports: ['websocket'], forceNew: true, useNativeTimers: true });
    ends.unshift(() => socket.close());
    const heard: unknown[][] = [];
    socket.onAny((...event) => heard.push(event));
    expect(await socket.emitWithAck('subscribe', code)).toEqual({ ok: true });
    return { socket, heard };
  }

  const listen = async (address: string | undefined, auth: object, code = CODE) =>
    (await connectTo(address, auth, code)).heard;

  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true }),
  );
  afterEach(() => void vi.useRealTimers());
  beforeAll(async () => {
    await start();
    await start();
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  it('keep all devices of a teacher in step, and send students nothing', async () => {
    const [here, there] = servers;
    const devices = await Promise.all(servers.map(({ address }) => listen(address, { token: TEACHER })));
    const student = await listen(there?.address, {});
    const argument = { commentId: randomUUID(), hidden: true, by: randomUUID() };
    const live = {
      view: 'group-arguments' as const,
      resultView: 'parties' as const,
      clock: null,
      pair: null,
      at: null,
      talkSeconds: 180,
    };
    here?.publisher.argumentHidden(CODE, argument);
    here?.publisher.viewChanged(CODE, live);
    here?.publisher.toOwner(CODE, { type: 'shown', statementId: STATEMENT });
    for (const heard of devices)
      await vi.waitFor(
        () =>
          expect(heard.toSorted()).toEqual([
            [hiddenEvent(CODE), [argument]],
            [teacherUpdateEvent(CODE), { type: 'shown', statementId: STATEMENT }],
            [viewEvent(CODE), live],
          ]),
        PATIENCE,
      );
    expect(student).toEqual([]);
  });

  it('tell a teacher’s devices on both that they are not alone, and nobody else', async () => {
    const code = 'XYZ234';
    const [here, there] = servers;
    const [laptop, phone] = [randomUUID(), randomUUID()].map((clientId) => ({ token: TEACHER, clientId }));
    const student = await listen(there?.address, {}, code);
    const first = await listen(here?.address, laptop ?? {}, code);
    const sameBrowser = await listen(there?.address, laptop ?? {}, code);
    const other = await listen(there?.address, phone ?? {}, code);
    for (const heard of [first, sameBrowser, other])
      await vi.waitFor(() => expect(heard).toContainEqual([deviceEvent(code)]), PATIENCE);
    expect(student).toEqual([]);
  });

  it('tell of a decision about an argument after the answer that it is about, on both', async () => {
    const [here] = servers;
    const devices = await Promise.all(servers.map(({ address }) => listen(address, { token: TEACHER })));
    const answer = (comment: string): OwnerOpinion => ({
      _id: randomUUID(),
      statementId: randomUUID(),
      studentId: 'student',
      sessionId: randomUUID(),
      opinion: 'Akkoord',
      comment,
      commentState: 'held',
      commentFlags: [],
      partyId: null,
    });
    const answers = ['een', 'twee', 'drie'].map(answer);
    for (const one of answers) here?.publisher.answered(CODE, one.statementId, one);
    here?.publisher.toOwner(CODE, {
      type: 'comments',
      comments: answers.map(({ _id }) => ({ _id, commentState: 'shown' })),
    });
    for (const heard of devices) {
      await vi.waitFor(() => expect(JSON.stringify(heard)).toContain('"comments"'), PATIENCE);
      const types = heard.map(([, update]) => (update as { type: string }).type);
      expect(types).toEqual(['student-answered', 'students-answered', 'comments']);
    }
  });

  it('add up who writes on each, until the statement is another one', async () => {
    const code = 'WRT234';
    const owners = await Promise.all(servers.map(({ address }) => connectTo(address, { token: TEACHER }, code)));
    const [here, there] = servers;
    const students = await Promise.all(
      [here, there, there].map((server) => connectTo(server?.address, { clientId: randomUUID() }, code)),
    );
    /** The clock goes on by a window at a time until all owners were told that number last. */
    const all = (count: number) =>
      vi.waitFor(async () => {
        vi.advanceTimersByTime(WRITING_EVERY_MS);
        for (const { socket, heard } of owners) {
          await socket.emitWithAck('subscribe', code);
          expect(heard.findLast(([name]) => name === writingEvent(code))).toEqual([writingEvent(code), count]);
        }
      }, PATIENCE);
    for (const { socket } of students) socket.emit('writing', code, true);
    await all(3);
    students[1]?.socket.close();
    await all(2);
    here?.publisher.toEverybody(code, { type: 'next-question', statementId: STATEMENT });
    await all(0);
    for (const { heard } of students) expect(heard.filter(([name]) => name === writingEvent(code))).toEqual([]);
  });
});
