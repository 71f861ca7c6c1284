// Two servers: a student who is connected to the other one is not removed, even if that one cannot be asked.

import type { RedisClientType } from '@redis/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Service, startRedis } from '#scripts/services.ts';
import { findTools } from '#scripts/tools.ts';
import { connectRedis } from '#server/connect-redis.ts';
import { required } from '#testing/required.ts';
import { makeGame, makeQuestionSet } from './factories.ts';
import { moveClock } from './move-clock.ts';
import { openSocket } from './open-socket.ts';
import { Caller, createTestApp, errorOf, type TestApp } from './test-app.ts';

const { redis: redisProgram } = findTools();

describe.runIf(redisProgram && process.env.TEST_DATABASE_URL)('students of two servers', () => {
  /** One of its own: servers of other tests, which end at any time, would be asked as well. */
  let service: Service;
  const redis: RedisClientType[] = [];
  let here: TestApp;
  let there: TestApp;

  beforeAll(async () => {
    service = await startRedis(redisProgram ?? '');
    const connect = async () => {
      const client = required(await connectRedis(service.url));
      redis.push(client);
      return client;
    };
    here = await createTestApp('PostgreSQL', {}, undefined, undefined, await connect());
    there = await createTestApp('PostgreSQL', {}, undefined, here, await connect());
  });
  afterAll(async () => {
    await there.app.close();
    await here.close();
    for (const client of redis) if (client.isOpen) client.destroy();
    await service.stop();
  });

  it('are connected wherever their socket or their last read was, and stay while one server cannot be asked', async () => {
    const teacher = await here.user('teacher');
    const { code, path } = await makeGame(here, teacher, await makeQuestionSet(here));
    const [listening, reading, away] = [there.student(), there.student(), there.student()];
    for (const student of [listening, reading, away]) expect((await student.get(path)).status).toBe(200);
    const socket = openSocket(await there.listen(), { clientId: listening.clientId });
    expect(await socket.emitWithAck('subscribe', code)).toEqual({ ok: true });
    moveClock(120_000);
    await reading.get(path);
    for (const app of [here, there]) {
      const owner = new Caller(app, { token: required(teacher.token) });
      const present = () => owner.call('GET voting/session/:code/participants', { params: { code } });
      await vi.waitFor(async () => expect(await present()).toEqual({ count: 3, connected: 2 }), 5_000);
    }
    expect((await teacher.delete(`${path}/participants`)).body).toEqual({ removed: 1 });

    await service.stop();
    const present = async () => (await teacher.get(`${path}/participants`)).body;
    await vi.waitFor(async () => expect(await present()).toEqual({ count: 2, connected: null }), 5_000);
    const refused = await teacher.delete(`${path}/participants`);
    expect(errorOf(refused)).toEqual([503, 'UNAVAILABLE']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await present()).count).toBe(2);
  });
});
