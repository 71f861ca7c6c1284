// Two servers with one database and one Redis: a teacher's lock and the limit on log-ins apply on both.
import { randomUUID } from 'node:crypto';
import { createClient, type RedisClientType } from '@redis/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { giveAnswer, makeGame, makeQuestionSet, startGame } from './factories.ts';
import { openSocket } from './open-socket.ts';
import { createTestApp, PASSWORD, type TestApp } from './test-app.ts';

const { TEST_REDIS_URL: redisUrl, TEST_DATABASE_URL: databaseUrl } = process.env;

describe.runIf(redisUrl && databaseUrl)('on two servers with one PostgreSQL and one Redis', () => {
  const redis: RedisClientType[] = [];
  let here: TestApp;
  let there: TestApp;
  const addresses = new Map<TestApp, string>();

  async function connectRedis(): Promise<RedisClientType> {
    const client: RedisClientType = createClient({ url: redisUrl ?? '' });
    await client.connect();
    redis.push(client);
    return client;
  }

  beforeAll(async () => {
    const settings = { RATE_LIMITS: 'on' };
    here = await createTestApp('PostgreSQL', settings, undefined, undefined, await connectRedis());
    there = await createTestApp('PostgreSQL', settings, undefined, here, await connectRedis());
    for (const app of [here, there]) addresses.set(app, await app.listen());
  });
  afterAll(async () => {
    await there.app.close();
    await here.close();
    for (const client of redis) client.destroy();
  });

  it('a lock on one keeps strangers out of both, and tells the owner’s devices on both', async () => {
    const teacher = await here.user('teacher');
    const set = await makeQuestionSet(here);
    const game = await makeGame(here, teacher, set, { settings: ['own_tempo'] });
    const received: { server: string; event: unknown }[] = [];
    for (const [server, app] of Object.entries({ here, there })) {
      const socket = openSocket(addresses.get(app), { token: teacher.token });
      socket.on(`${game.code}-teacher-update`, (event) => received.push({ server, event }));
      expect(await socket.emitWithAck('subscribe', game.code)).toEqual({ ok: true });
    }
    const [statementId = ''] = set.statements;
    const inside = there.student();
    expect((await inside.get(game.path)).status).toBe(200);
    await teacher.post(`${game.path}/start`);

    await teacher.post(`${game.path}/lock`, { locked: true });
    for (const app of [here, there]) {
      const stranger = app.student();
      expect((await stranger.get(game.path)).body.code).toBe('LOCKED');
      expect((await giveAnswer(stranger, game, statementId, { opinion: 'Akkoord' })).body.code).toBe('LOCKED');
    }
    expect((await giveAnswer(inside, game, statementId, { opinion: 'Akkoord' })).status).toBe(201);
    await vi.waitFor(() => {
      for (const server of ['here', 'there'])
        expect(received).toContainEqual({ server, event: { type: 'locked', locked: true } });
    }, 10_000);

    await teacher.post(`${game.path}/lock`, { locked: false });
    for (const app of [here, there]) expect((await app.student().get(game.path)).status).toBe(200);
    expect((await teacher.get(`${game.path}/participants`)).body.count).toBe(3);
  });

  it('a projector on one hears what a teacher does on the other, and nothing more once it is taken away there', async () => {
    const teacher = await here.user('teacher');
    const set = await makeQuestionSet(here);
    const game = await makeGame(here, teacher, set, { settings: ['own_arguments'] });
    const projector = await there.pairedProjector(teacher, game.code);
    const socket = openSocket(addresses.get(there), { projectorToken: projector.projectorToken });
    const received: string[] = [];
    socket.onAny((name: string, payload?: unknown) => received.push(`${name} ${JSON.stringify(payload) ?? ''}`));
    expect(await socket.emitWithAck('subscribe', game.code)).toEqual({ ok: true });
    const hears = (event: string) =>
      vi.waitFor(() => expect(received.some((one) => one.startsWith(event))).toBe(true), 10_000);

    await teacher.post(`${game.path}/start`);
    await hears(`${game.code}-owner `);
    const [statementId = ''] = set.statements;
    await giveAnswer(here.student(), game, statementId, { opinion: 'Akkoord', comment: 'omdat' });
    // Of what its owner hears, only that something changed.
    expect(received.filter((one) => !/-update /.test(one) && !one.endsWith('-owner {"type":"board"}'))).toEqual([]);
    expect((await projector.call('GET projector')).game).toMatchObject({ students: 1, current: { answered: 1 } });

    const [paired] = await teacher.call('GET voting/session/:code/projectors', { params: { code: game.code } });
    await teacher.delete(`${game.path}/projectors/${paired?._id}`);
    expect((await projector.get('projector')).status).toBe(401);
    const gone = new Promise((done) => socket.once('disconnect', done));
    there.app.deps.socketLogins.check();
    await gone;
  });

  it('a teacher on one hears of every answer that the other stored before it was drained', async () => {
    const teacher = await here.user('teacher');
    const game = await startGame(here, teacher, await makeQuestionSet(here));
    const socket = openSocket(addresses.get(here), { token: teacher.token });
    const heard = new Set<string>();
    socket.on(`${game.code}-teacher-update`, ({ studentOpinion, studentOpinions = [studentOpinion] }) => {
      for (const { _id } of studentOpinions) heard.add(_id);
    });
    expect(await socket.emitWithAck('subscribe', game.code)).toEqual({ ok: true });

    const drained = await createTestApp('PostgreSQL', {}, undefined, here, await connectRedis());
    const [statementId = ''] = (await teacher.get(game.path)).body.statements.map(({ _id }: { _id: string }) => _id);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => giveAnswer(drained.student(), game, statementId, { opinion: 'Akkoord' })),
    );
    await drained.app.close();
    const stored = answers.map(({ body }) => body._id);
    await vi.waitFor(() => expect([...heard].sort()).toEqual(stored.sort()), 10_000);
  });

  it('wrong passwords count together, and a browser known from one has tries of its own on the other', async () => {
    const { userId } = await here.user('teacher');
    const email = `teacher.${userId}@example.org`;
    const own = randomUUID();
    const logIn = async (app: TestApp, clientId: string, password = PASSWORD) =>
      (await app.student(clientId).post('auth/login', { email, password })).status;
    expect(await logIn(here, own)).toBe(200);
    const statuses: number[] = [];
    for (let at = 0; at < 12; at++) statuses.push(await logIn(at % 2 ? here : there, randomUUID(), 'verkeerd'));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10 - 1);
    expect(await logIn(there, randomUUID())).toBe(429);
    expect(await logIn(there, own)).toBe(200);
  });
});
