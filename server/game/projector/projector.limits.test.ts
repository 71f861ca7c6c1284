// One pupil who makes projectors, and strangers who try pairing codes, leave those of a school alone.

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { projectorTokenHash } from '#server/access/identify.ts';
import { hasShownFrom, insertProjector, upsertProjectorAddress } from '#server/data/game/projectors.ts';
import { makeGame, type TestGame } from '#server/testing/factories.ts';
import { moveClock } from '#server/testing/move-clock.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { type Caller, errorOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { PAIRING_SECONDS, WAITING_PROJECTORS_MAX } from '#shared/domain/limits.ts';
import { required } from '#testing/required.ts';

const [SCHOOL, HOME] = ['203.0.113.80', '203.0.113.81'];
const TOO_MANY = [429, 'TOO_MANY_REQUESTS'];

describe.each(engines)('projectors of one address, on %s', async (engine) => {
  const { app, teacher, set } = await openGameApp(engine, { RATE_LIMITS: 'on' });

  const send = async (
    method: 'GET' | 'POST',
    url: string,
    { from, headers = {}, payload }: { from: string; headers?: Record<string, string>; payload?: object },
  ) => {
    const reply = await app.app.http.inject({
      method,
      url: `/api/${url}`,
      headers: { 'x-forwarded-for': from, ...headers },
      ...(payload && { payload }),
    });
    return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
  };
  const make = (from: string) => send('POST', 'projectors', { from });
  const tokenOf = async (from: string): Promise<string> => (await make(from)).body.token;
  const read = (token: string, from: string) =>
    send('GET', 'projector', { from, headers: { 'projector-token': token } });
  const pair = (owner: Caller, game: TestGame, from: string, pairingCode: string) =>
    send('POST', `${game.path}/projectors`, {
      from,
      headers: { authorization: `Bearer ${required(owner.token)}` },
      payload: { pairingCode },
    });

  const statusOf = async (tokens: readonly string[], from: string) => {
    const statuses = [];
    for (const token of tokens) statuses.push((await read(token, from)).status);
    return statuses;
  };

  it('are thirty new ones a minute', async () => {
    for (let made = 0; made < 30; made++) expect((await make(SCHOOL)).status).toBe(201);
    const reply = await make(SCHOOL);
    expect(errorOf(reply)).toEqual(TOO_MANY);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect((await make(HOME)).status, 'another address').toBe(201);
    const stored = await app.db.selectFrom('projectors').selectAll().execute();
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(SCHOOL);
  });

  it('renew themselves once their code has expired, each once, and count for nothing', async () => {
    const from = '203.0.113.90';
    const renew = (token: string) => send('POST', 'projectors', { from, headers: { 'projector-token': token } });
    const tokens = [];
    for (let made = 0; made < 30; made++) tokens.push(await tokenOf(from));
    const [first = '', ...others] = tokens;
    expect(errorOf(await renew(first)), 'one that still waits is another new one').toEqual(TOO_MANY);
    expect((await read(first, from)).status).toBe(200);
    moveClock(PAIRING_SECONDS * 1_000 + 1);
    for (let made = 0; made < 30; made++) await make(from);
    for (const token of others) {
      const renewed = await renew(token);
      expect(renewed.status).toBe(201);
      expect((await read(token, from)).status, 'the token of before').toBe(401);
      expect((await read(renewed.body.token, from)).body.pairingCode).toMatch(/^\d{6}$/);
      expect(errorOf(await renew(token)), 'a second time').toEqual(TOO_MANY);
    }
    expect((await read(first, from)).status).toBe(401);
    moveClock(660_000);
    for (let made = 0; made < 30; made++) await make(from);
    expect(errorOf(await renew(first)), 'long after').toEqual(TOO_MANY);
  });

  it('are 200 that wait: beyond, one goes by lot, whoever read last, and never of another address', async () => {
    const [from, elsewhere] = ['203.0.113.91', '203.0.113.92'];
    const insert = async (address: string): Promise<string> => {
      const token = randomUUID();
      const addressKey = app.app.deps.hashAddress(address);
      await insertProjector(app.db, { tokenHash: projectorTokenHash(token), addressKey });
      return token;
    };
    const other = await insert(elsewhere);
    const tokens: string[] = [];
    while (tokens.length < WAITING_PROJECTORS_MAX) tokens.push(await insert(from));
    expect(await statusOf(tokens, from)).toEqual(Array(WAITING_PROJECTORS_MAX).fill(200));
    const more = 60;
    while (tokens.length < WAITING_PROJECTORS_MAX + more) {
      tokens.push(await insert(from));
      expect((await read(required(tokens.at(-1)), from)).status, 'the newest').toBe(200);
    }
    const gone = (await statusOf(tokens, from)).map((status) => status === 401);
    expect(gone.filter(Boolean)).toHaveLength(more);
    // Of sixty at random some sixteen; that forty or more are those that read longest ago does not happen.
    expect(gone.slice(0, more).filter(Boolean).length).toBeLessThan(40);
    expect((await read(other, elsewhere)).status).toBe(200);
  });

  it('are not found by guessing: thirty wrong codes a minute of an address, whoever types them', async () => {
    const right: string = (await read(await tokenOf(HOME), HOME)).body.pairingCode;
    const wrong = right === '000000' ? '000001' : '000000';
    const guessers = await Promise.all(Array.from({ length: 4 }, () => app.user('teacher')));
    const games = await Promise.all(guessers.map((guesser) => makeGame(app, guesser, set)));
    const own = await makeGame(app, teacher, set);
    const tries = async (from: string) => {
      const statuses = [];
      for (let at = 0; at < 10; at++)
        for (const [which, guesser] of guessers.entries())
          statuses.push((await pair(guesser, required(games[which]), from, wrong)).status);
      return statuses;
    };
    const thirty = [...Array(30).fill(422), ...Array(10).fill(429)];
    expect(await tries(SCHOOL)).toEqual(thirty);
    expect((await pair(teacher, own, SCHOOL, right)).status, 'the right ones too').toBe(429);
    expect((await pair(teacher, own, HOME, right)).status).toBe(201);
    moveClock(25 * 3_600_000);
    expect(await tries(SCHOOL), 'of older accounts too').toEqual(thirty);
    expect(await tries(HOME)).toEqual(thirty);
    expect((await pair(teacher, own, HOME, wrong)).status, 'who showed a game there before').toBe(422);
    const later: string = (await read(await tokenOf(HOME), HOME)).body.pairingCode;
    expect((await pair(teacher, own, HOME, later)).status).toBe(201);
    expect((await pair(teacher, own, SCHOOL, wrong)).status, 'from elsewhere they are as everybody').toBe(429);
    for (let at = 0; at < 30; at++) await pair(teacher, own, HOME, wrong);
    const last: string = (await read(await tokenOf(HOME), HOME)).body.pairingCode;
    expect((await pair(teacher, own, HOME, last)).status, 'after thirty of their own').toBe(429);
    const stored = await app.db.selectFrom('projector_addresses').selectAll().execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(HOME);
  });

  it('remember the last twenty addresses of a user', async () => {
    const { userId = '' } = await app.user();
    for (let at = 0; at < 22; at++) {
      moveClock(1_000);
      await upsertProjectorAddress(app.db, userId, `address ${at}`);
    }
    const known = await app.db.selectFrom('projector_addresses').selectAll().where('user_id', '=', userId).execute();
    expect(known).toHaveLength(20);
    for (const [at, isKnown] of [false, false, true].entries())
      expect(await hasShownFrom(app.db, userId, `address ${at}`)).toBe(isKnown);
  });
});
