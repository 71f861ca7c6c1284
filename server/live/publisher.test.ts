import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, type RedisClientType } from '@redis/client';
import { io as connect } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { unlimited } from '#server/access/rate-limits.ts';
import type { OwnerOpinion } from '#shared/contract/voting-session.ts';
import { ownerEvent, teacherUpdateEvent } from '#shared/domain/live-event-names.ts';
import { createLiveServer, mountGateway } from './gateway.ts';
import { createRedisBus } from './message-bus.ts';
import { Presence } from './presence.ts';
import { Publisher } from './publisher.ts';
import { WAYS } from './travel.ts';

const { TEST_REDIS_URL: url } = process.env;
const CODE = 'ABC234';
const TEACHER = 'teacher';
const STATEMENT = randomUUID();
/** Of real milliseconds; only a server that hangs needs all of them. */
const PATIENCE = { timeout: 15_000, interval: 5 };

it('what a class causes is sent to an owner’s socket at most 20 times a second', () => {
  const rate = ({ window }: { window: number | null }) => (window === null ? 0 : 1000 / window);
  // Of a game either the answers are told or how many they are.
  const { answered, ...owner } = WAYS.owner;
  expect(rate(answered)).toBeLessThan(rate(owner['students-answered']));
  const rates = [...Object.values(owner), ...Object.values(WAYS.everybody)].map(rate);
  expect(rates.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(20);
  expect([WAYS.owner.questions, WAYS.everybody.questions].map(rate)).toEqual([1, 1]);
});

describe.runIf(url)('three servers with one Redis', () => {
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
      onQuestion: (question) => presence.here(question),
      onConnection: () => {},
    });
    const presence = new Presence(io, bus, () => '');
    const publisher = new Publisher(io, bus, {
      participants: async () => 0,
      answered: async () => ({ answered: 3, participants: 4 }),
      voted: async () => null,
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
      onOwner: async (code, id) => {
        if (await presence.hasOwnerSeveral(code, id)) publisher.toOwner(code, { type: 'device' });
      },
      onFailure: () => {},
    });
    // Its connection that listens is there.
    const question = { about: 'devices', sessionCode: CODE, votingSessionId: 'game' } as const;
    await vi.waitFor(async () => expect(await bus.ask(question)).not.toBeNull(), PATIENCE);
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
    for (let server = 0; server < 3; server++) await start();
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  it('keep all devices of a teacher in step, and send students nothing', async () => {
    const [here, there] = servers;
    const devices = await Promise.all(servers.map(({ address }) => listen(address, { token: TEACHER })));
    const student = await listen(there?.address, {});
    const live = {
      view: 'group-arguments' as const,
      resultView: 'parties' as const,
      clock: null,
      pair: null,
      at: null,
      talkSeconds: 300,
      ballot: null,
    };
    here?.publisher.toOwner(CODE, { type: 'view', live });
    here?.publisher.toOwner(CODE, { type: 'shown', statementId: STATEMENT });
    for (const heard of devices)
      await vi.waitFor(
        () =>
          expect(heard.toSorted()).toEqual([
            [ownerEvent(CODE), { type: 'view', live }],
            [teacherUpdateEvent(CODE), { type: 'shown', statementId: STATEMENT }],
          ]),
        PATIENCE,
      );
    expect(student).toEqual([]);
  });

  it('tell a teacher’s devices on all that they are not alone, and nobody else', async () => {
    const code = 'XYZ234';
    const [here, there] = servers;
    const [laptop, phone] = [randomUUID(), randomUUID()].map((clientId) => ({ token: TEACHER, clientId }));
    const student = await listen(there?.address, {}, code);
    const first = await listen(here?.address, laptop ?? {}, code);
    const sameBrowser = await listen(there?.address, laptop ?? {}, code);
    const other = await listen(there?.address, phone ?? {}, code);
    for (const heard of [first, sameBrowser, other])
      await vi.waitFor(() => expect(heard).toContainEqual([ownerEvent(code), { type: 'device' }]), PATIENCE);
    expect(student).toEqual([]);
  });

  it('tell of a decision about an argument after the answer that it is about, on all', async () => {
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

  it('tell an owner at most 20 things a second, and of questions one, whatever happens on all', async () => {
    const code = 'QST234';
    const owners = await Promise.all(servers.map(({ address }) => listen(address, { token: TEACHER }, code)));
    const student = await listen(servers[0]?.address, {}, code);
    const answered: OwnerOpinion = {
      _id: randomUUID(),
      statementId: STATEMENT,
      studentId: randomUUID(),
      sessionId: randomUUID(),
      partyId: null,
      opinion: 'Akkoord',
      comment: '',
      commentState: null,
      commentFlags: null,
    };
    const began = performance.now();
    for (let at = 0; at < 150; at++) {
      for (const { publisher } of servers) {
        publisher.toOwner(code, { type: 'questions' });
        publisher.toEverybody(code, { type: 'questions' });
        publisher.answered(code, STATEMENT, answered);
        publisher.toOwner(code, { type: 'participants' });
        publisher.toOwner(code, { type: 'unstored' });
        publisher.toEverybody(code, { type: 'statements' });
      }
      vi.advanceTimersByTime(20);
      // What the servers tell each other, and the sockets.
      await new Promise(setImmediate);
    }
    const seconds = (performance.now() - began) / 1_000;
    const isQuestions = ([, payload]: unknown[]) => (payload as { type?: string } | undefined)?.type === 'questions';
    for (const heard of owners) {
      await vi.waitFor(() => expect(heard.filter(isQuestions).length).toBeGreaterThanOrEqual(4), PATIENCE);
      const own = heard.filter(([name]) => name === teacherUpdateEvent(code));
      expect(own.filter(isQuestions).length).toBeLessThanOrEqual(seconds + 1);
      // Each kind begins with one at once.
      expect(heard.length).toBeLessThanOrEqual(20 * seconds + 6);
    }
    expect(student.filter(isQuestions).length).toBeLessThanOrEqual(seconds + 1);
  });
});
