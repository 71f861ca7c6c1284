import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { Db } from '#server/db/client.ts';
import { makeGame, startGame, type TestGame } from '#server/testing/factories.ts';
import { moveClock } from '#server/testing/move-clock.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { openSocket } from '#server/testing/open-socket.ts';
import { Caller, PASSWORD } from '#server/testing/test-app.ts';
import { type Engine, engines } from '#server/testing/test-database.ts';

/** Lets no login end, until what it returns is called. */
async function fillDisk(db: Db, engine: Engine): Promise<() => Promise<unknown>> {
  const isSqlite = engine === 'SQLite';
  if (!isSqlite)
    await sql`create function full_disk() returns trigger language plpgsql as $$ begin raise exception 'full' using errcode = '53100'; end $$`.execute(
      db,
    );
  const act = isSqlite
    ? sql`begin select raise(abort, 'database or disk is full'); end`
    : sql`for each row execute function full_disk()`;
  await sql`create trigger full_disk before insert on ended_logins ${act}`.execute(db);
  return () => sql`drop trigger full_disk ${isSqlite ? sql`` : sql`on ended_logins`}`.execute(db);
}

describe.each(engines)('a phone as remote control, on %s', async (engine) => {
  const { app, set } = await openGameApp(engine);
  const address = await app.listen();

  const open = (token: string, device: string) => app.nobody().post('auth/remote-link', { token, device });

  const listenTo = async (
    { token, clientId }: Pick<Caller, 'token' | 'clientId'>,
    game: TestGame,
  ): Promise<string[]> => {
    const socket = openSocket(address, { token, clientId });
    const received: string[] = [];
    socket.on(`${game.code}-teacher-update`, ({ type }: { type: string }) => received.push(type));
    socket.on(`${game.code}-owner`, ({ type }: { type: string }) => received.push(type));
    expect(await socket.emitWithAck('subscribe', game.code)).toEqual({ ok: true });
    return received;
  };

  async function lesson() {
    const teacher = await app.user('super_admin');
    const game = await makeGame(app, teacher, set);
    const link = `${game.path}/remote-link`;
    const make = async (): Promise<string> => (await teacher.post(link)).body.token;
    const state = async () => (await teacher.get(link)).body;
    /** A phone that its teacher let in. */
    const connect = async (device = randomUUID()) => {
      const token = await make();
      const { number } = (await open(token, device)).body;
      expect((await teacher.post(`${link}/confirm`, { number })).status).toBe(200);
      const { login } = (await open(token, device)).body;
      return { phone: new Caller(app, { token: login.jwtToken, clientId: randomUUID() }), token, device, login };
    };
    return { teacher, game, link, make, state, connect };
  }

  it('gets its login only once its teacher confirms the number that it shows', async () => {
    const { teacher, game, link, make, state } = await lesson();
    expect(await state()).toEqual({ state: 'none', number: null, expiresIn: 0 });
    const [token, device] = [await make(), randomUUID()];
    expect(await state()).toMatchObject({ state: 'open', number: null });
    const { number, login } = (await open(token, device)).body;
    expect(login).toBeNull();
    expect(number).toBeGreaterThanOrEqual(10);
    expect(number).toBeLessThan(100);
    expect(await state()).toMatchObject({ state: 'asks', number });
    expect((await teacher.post(`${link}/confirm`, { number: number === 99 ? 98 : number + 1 })).status).toBe(409);
    expect((await open(token, device)).body).toEqual({ number, login: null });
    expect((await teacher.post(`${link}/confirm`, { number })).body).toMatchObject({ state: 'connected' });
    const given = (await open(token, device)).body;
    expect(given.login).toMatchObject({ role: 'teacher', code: game.code });
    // After a lost reply the same login is returned again.
    expect((await open(token, device)).body).toEqual(given);
  });

  it('is one: of those that open the link at once one gets a number, and a second scan nothing', async () => {
    const { make } = await lesson();
    const token = await make();
    const replies = await Promise.all([1, 2, 3, 4].map(() => open(token, randomUUID())));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    expect((await open(token, randomUUID())).status).toBe(404);
    expect((await open('x'.repeat(43), randomUUID())).status).toBe(404);
  });

  it('comes too late after two minutes, before its teacher answers too', async () => {
    const { teacher, link, make, state } = await lesson();
    const [token, claimed, device] = [await make(), await make(), randomUUID()];
    // The newer link ended the one before.
    expect((await open(token, device)).status).toBe(404);
    const { number } = (await open(claimed, device)).body;
    moveClock(121_000);
    expect((await open(claimed, device)).status).toBe(404);
    expect((await teacher.post(`${link}/confirm`, { number })).status).toBe(409);
    expect((await state()).state).toBe('none');
  });

  it('reaches its game and nothing else of its teacher', async () => {
    const { teacher, game, connect } = await lesson();
    const other = await makeGame(app, teacher, set);
    const { phone } = await connect();
    expect((await phone.post(`${game.path}/start`)).status).toBe(200);
    expect((await phone.get(`${game.path.toLowerCase()}/participants`)).status).toBe(200);
    const { _id } = (await phone.get(game.path)).body;
    await phone.post(`${game.path}/end`);
    expect((await phone.get(`result/overview/${_id}`)).status).toBe(200);
    const old = await makeGame(app, teacher, set);
    const oldId = (await teacher.get(old.path)).body._id;
    await teacher.post(`${old.path}/archive`);
    const ended = await startGame(app, teacher, set);
    await teacher.post(`${ended.path}/end`);
    const refused = [
      phone.get(other.path),
      phone.post(`${other.path}/start`),
      phone.get(`result/overview/${ended.id}`),
      phone.get(`result/overview/${_id}/download`),
      phone.get(`result/overview/${oldId}`),
      phone.post(`voting/archive/${oldId}/again`),
      phone.delete(`voting/archive/${oldId}`),
      phone.post(`voting/archive/${_id}/again`),
      phone.get('voting/session'),
      phone.get('game_templates'),
      phone.get('account'),
      phone.get('account/download'),
      phone.delete('account', { password: PASSWORD }),
      phone.get('users'),
      phone.post(`${game.path}/remote-link`),
      phone.post(`${game.path}/remote-link/confirm`, { number: 10 }),
    ];
    for (const { status } of await Promise.all(refused)) expect([403, 404]).toContain(status);
  });

  it('has no more to do with its game once that is archived', async () => {
    const { teacher, game, connect } = await lesson();
    const { phone } = await connect();
    const { _id } = (await phone.get(game.path)).body;
    await teacher.post(`${game.path}/start`);
    expect((await phone.post(`${game.path}/archive`)).status).toBe(204);
    const refused = [
      phone.get(game.path),
      phone.get(`result/session/${game.code}/group-results`),
      phone.get(`result/overview/${_id}`),
      phone.get(`voting/archive/${_id}`),
      phone.post(`voting/archive/${_id}/again`),
      phone.delete(`voting/archive/${_id}`),
    ];
    for (const { status } of await Promise.all(refused)) expect([403, 404]).toContain(status);
    expect((await teacher.get(`result/overview/${_id}`)).status).toBe(200);
  });

  const ends: { what: string; end: (given: Awaited<ReturnType<typeof lesson>>, phone: Caller) => Promise<unknown> }[] =
    [
      { what: 'its teacher says that it was not them', end: ({ teacher, link }) => teacher.delete(link) },
      { what: 'another phone is connected', end: ({ make }) => make() },
      { what: 'it logs out', end: (_, phone) => phone.post('auth/logout') },
      { what: 'its teacher logs out', end: ({ teacher }) => teacher.post('auth/logout') },
      {
        what: 'its teacher has a new password',
        end: ({ teacher }) =>
          teacher.post('account/password', { currentPassword: PASSWORD, password: 'een ander wachtwoord' }),
      },
      { what: 'four hours are over', end: async () => moveClock(4 * 3_600_000 + 1_000) },
    ];

  it.each(ends)('is out when $what', async ({ end }) => {
    const given = await lesson();
    const { phone } = await given.connect();
    expect((await phone.get(`${given.game.path}/participants`)).status).toBe(200);
    await end(given, phone);
    expect((await phone.get(`${given.game.path}/participants`)).status).toBe(401);
  });

  it('stays connected where its end could not be stored, and can be ended again', async () => {
    const { teacher, link, state, connect, game } = await lesson();
    const { phone } = await connect();
    const makeRoom = await fillDisk(app.db, engine);
    expect((await teacher.delete(link)).status).toBe(503);
    await makeRoom();
    expect(await state()).toMatchObject({ state: 'connected' });
    expect((await teacher.delete(link)).status).toBe(204);
    expect((await phone.get(`${game.path}/participants`)).status).toBe(401);
  });

  it('gets nothing where its teacher logged out before', async () => {
    const { teacher, make } = await lesson();
    const token = await make();
    await teacher.post('auth/logout');
    expect((await open(token, randomUUID())).status).toBe(404);
  });

  it('is told to the teacher’s other devices, and they to it; two tabs of one browser are one device', async () => {
    const { teacher, game, connect } = await lesson();
    const laptop = { token: teacher.token, clientId: randomUUID() };
    const [first, second] = [await listenTo(laptop, game), await listenTo(laptop, game)];
    const { phone } = await connect();
    const third = await listenTo(phone, game);
    await vi.waitFor(() => expect([first, second, third]).toEqual([['device'], ['device'], ['device']]), 10_000);
  });

  it('hears nothing of another game of its teacher', async () => {
    const { teacher, connect } = await lesson();
    const other = await makeGame(app, teacher, set);
    const { phone } = await connect();
    const [received, own] = [await listenTo(phone, other), await listenTo(teacher, other)];
    await teacher.post(`${other.path}/lock`, { locked: true });
    await vi.waitFor(() => expect(own).toContain('locked'), 10_000);
    expect(received).toEqual([]);
  });
});
