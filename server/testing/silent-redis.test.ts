// Two servers; Redis says nothing to one of them, and closes no connection, as where a cable is pulled: after it is reachable again
// everybody is where the teacher is.
import type { RedisClientType } from 'redis';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Service, startRedis } from '#scripts/services.ts';
import { findTools } from '#scripts/tools.ts';
import { connectRedis } from '#server/connect-redis.ts';
import { startRelay } from '#testing/relay.ts';
import { required } from '#testing/required.ts';
import { giveAnswer, makeQuestionSet, startGame, type TestGame, type TestSet } from './factories.ts';
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
  let socket: Socket;

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
    socket.close();
    await other.app.close();
    await cutOff.close();
    for (const client of redis.splice(0)) client.destroy();
    await relay.close();
  });

  /** The statements that a student hears of who is connected to that server. */
  async function follow(app: TestApp): Promise<string[]> {
    const heard: string[] = [];
    const { clientId } = app.student();
    socket = io(await app.listen(), { auth: { clientId }, transports: ['websocket'] });
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

  it('what it says late is not lost either', async () => {
    const heard = await follow(other);
    const next = required(set.statements[1]);
    relay.fallSilent('everything');
    expect((await moveOn(cutOff, next)).status).toBeLessThan(300);
    relay.speak();
    await vi.waitFor(() => expect(heard).toContain(next), PATIENCE);
  }, 60_000);
});
