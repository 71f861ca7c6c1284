// Redis is silent to one of two servers, as when a cable is pulled; afterwards everybody is where the teacher is.

import type { RedisClientType } from '@redis/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Service, startRedis } from '#scripts/services.ts';
import { findTools } from '#scripts/tools.ts';
import { connectRedis } from '#server/connect-redis.ts';
import { startRelay } from '#testing/relay.ts';
import { required } from '#testing/required.ts';
import { giveAnswer, makeQuestionSet, startGame, type TestGame, type TestSet } from './factories.ts';
import { openSocket } from './open-socket.ts';
import { Caller, createTestApp, type TestApp } from './test-app.ts';

const { redis: redisProgram } = findTools();
/** Milliseconds between two answers, of a server that always has something to say. */
const BUSY_MS = 50;
const PATIENCE = { timeout: 30_000 };

describe.runIf(redisProgram && process.env.TEST_DATABASE_URL)('while Redis says nothing to one of two servers', () => {
  /** One of its own: on that of the other tests, their servers would hear that messages were lost. */
  let service: Service;
  const redis: RedisClientType[] = [];
  let relay: Awaited<ReturnType<typeof startRelay>>;
  let cutOff: TestApp;
  let other: TestApp;
  let teacher: Caller;
  let set: TestSet;
  let game: TestGame;

  async function createServer(url: string, besides?: TestApp): Promise<TestApp> {
    const client = required(await connectRedis(url));
    redis.push(client);
    return createTestApp('PostgreSQL', {}, undefined, besides, client);
  }
  beforeAll(async () => {
    service = await startRedis(redisProgram ?? '');
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    relay = await startRelay(service.url);
    cutOff = await createServer(relay.url);
    other = await createServer(service.url, cutOff);
    teacher = await cutOff.user('teacher');
    set = await makeQuestionSet(cutOff);
    game = await startGame(cutOff, teacher, set);
  });
  afterEach(async () => {
    await other.app.close();
    await cutOff.close();
    for (const client of redis.splice(0)) client.destroy();
    await relay.close();
  });

  /** The statements that a student hears of who is connected to that server. */
  async function follow(app: TestApp): Promise<string[]> {
    const heard: string[] = [];
    const { clientId } = app.student();
    const socket = openSocket(await app.listen(), { clientId }, { reconnection: true });
    socket.on(`${game.code}-update`, ({ statementId }) => heard.push(statementId));
    expect(await socket.emitWithAck('subscribe', game.code)).toEqual({ ok: true });
    return heard;
  }
  const moveOn = (app: TestApp, statementId: string) =>
    new Caller(app, { token: required(teacher.token) }).post(`${game.path}/statement/${statementId}`);

  it('students on the other one catch up with a teacher on this one, who is busy meanwhile', async () => {
    const heard = await follow(other);
    const next = required(set.statements[1]);
    relay.fallSilent('everything');
    expect((await moveOn(cutOff, next)).status).toBeLessThan(300);
    const busy = setInterval(() => void giveAnswer(cutOff.student(), game, next, { opinion: 'Akkoord' }), BUSY_MS);
    relay.reroute();
    await vi.waitFor(() => expect(heard).toContain(next), PATIENCE).finally(() => clearInterval(busy));
  }, 60_000);

  it('students on this one catch up with a teacher on the other one', async () => {
    const heard = await follow(cutOff);
    const next = required(set.statements[1]);
    relay.fallSilent('everything');
    expect((await moveOn(other, next)).status).toBeLessThan(300);
    relay.reroute();
    await vi.waitFor(() => expect(heard).toContain(next), PATIENCE);
  }, 60_000);

  it('everybody on this one is told to read by themselves, also who comes later, until it is back', async () => {
    const told: string[] = [];
    const address = await cutOff.listen();
    const listen = async (name: string, auth: Record<string, unknown>): Promise<void> => {
      const one = openSocket(address, auth);
      one.on(`${game.code}-poll`, ({ on }) => told.push(`${name} ${on}`));
      expect(await one.emitWithAck('subscribe', game.code)).toEqual({ ok: true });
    };
    const projector = await cutOff.pairedProjector(teacher, game.code);
    await listen('student', { clientId: cutOff.student().clientId });
    await listen('owner', { token: teacher.token });
    await listen('projector', { projectorToken: projector.projectorToken });
    expect(cutOff.app.deps.bus.isConnected).toBe(true);
    relay.fallSilent('everything');
    await vi.waitFor(() => expect(told.sort()).toEqual(['owner true', 'projector true', 'student true']), PATIENCE);
    await listen('late student', { clientId: cutOff.student().clientId });
    await vi.waitFor(() => expect(told).toContain('late student true'), PATIENCE);
    expect([cutOff, other].map(({ app }) => app.deps.bus.isConnected)).toEqual([false, true]);
    relay.speak();
    // Owner and projector may be sent away before, to read everything.
    await vi.waitFor(() => expect(told).toContain('late student false'), PATIENCE);
    expect(told).toContain('student false');
    expect(cutOff.app.deps.bus.isConnected).toBe(true);
  }, 60_000);

  it('what it says late is not lost either', async () => {
    const heard = await follow(other);
    const next = required(set.statements[1]);
    relay.fallSilent('everything');
    expect((await moveOn(cutOff, next)).status).toBeLessThan(300);
    relay.speak();
    await vi.waitFor(() => expect(heard).toContain(next), PATIENCE);
  }, 60_000);
});
