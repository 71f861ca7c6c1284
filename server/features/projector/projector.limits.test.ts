// One pupil who makes projectors, and strangers who try pairing codes, leave those of a school alone.

import { describe, expect, it } from 'vitest';
import { makeGame, type TestGame } from '#server/testing/factories.ts';
import { moveClock } from '#server/testing/move-clock.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { type Caller, errorOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { WAITING_PROJECTORS_MAX } from '#shared/domain/limits.ts';
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

  it('are sixty new ones in ten seconds, and 200 that wait: beyond, the one that has read longest ago goes', async () => {
    const elsewhere = await tokenOf(HOME);
    const tokens: string[] = [];
    while (tokens.length < WAITING_PROJECTORS_MAX) {
      const reply = await make(SCHOOL);
      if (reply.status === 201) tokens.push(reply.body.token);
      else {
        expect(errorOf(reply)).toEqual(TOO_MANY);
        expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
        expect(tokens.length % 60, 'sixty at a time').toBe(0);
        expect((await make('203.0.113.82')).status, 'another address').toBe(201);
        moveClock(11_000);
      }
    }
    const [first = '', second = '', third = ''] = tokens;
    moveClock(11_000);
    for (const token of tokens.slice(1)) expect((await read(token, SCHOOL)).status).toBe(200);
    moveClock(11_000);
    expect((await read(second, SCHOOL)).status).toBe(200);
    const more = [await tokenOf(SCHOOL), await tokenOf(SCHOOL)];
    expect((await read(first, SCHOOL)).status, 'never read').toBe(401);
    expect((await read(third, SCHOOL)).status, 'read longest ago').toBe(401);
    for (const token of [second, ...tokens.slice(3), ...more]) expect((await read(token, SCHOOL)).status).toBe(200);
    expect((await read(elsewhere, HOME)).status).toBe(200);
    const stored = await app.db.selectFrom('projectors').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(SCHOOL);
  });

  it('cannot be guessed by registering many accounts: those of a day share the tries of their address', async () => {
    const right: string = (await read(await tokenOf(HOME), HOME)).body.pairingCode;
    const wrong = right === '000000' ? '000001' : '000000';
    const guessers = await Promise.all(Array.from({ length: 4 }, () => app.user('teacher')));
    const games = await Promise.all(guessers.map((guesser) => makeGame(app, guesser, set)));
    const tries = async () => {
      const statuses = [];
      for (let at = 0; at < 10; at++)
        for (const [which, guesser] of guessers.entries())
          statuses.push((await pair(guesser, required(games[which]), SCHOOL, wrong)).status);
      return statuses;
    };
    expect(await tries()).toEqual([...Array(30).fill(422), ...Array(10).fill(429)]);
    expect((await pair(teacher, await makeGame(app, teacher, set), HOME, right)).status).toBe(201);
    moveClock(25 * 3_600_000);
    expect(await tries(), 'a day later each has its own').toEqual(Array(40).fill(422));
  });
});
