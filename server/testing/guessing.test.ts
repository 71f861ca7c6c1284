// Rate limits as they are in service: a whole school behind one address never reaches one, a guesser does.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '#server/access/password.ts';
import { required } from '#testing/required.ts';
import { startGame } from './factories.ts';
import { openGameApp } from './open-app.ts';
import { PASSWORD } from './test-app.ts';

const SCHOOL = 1_000;

describe('rate limits', async () => {
  const { app, teacher, set, first } = await openGameApp('SQLite', { RATE_LIMITS: 'on' });
  const game = await startGame(app, teacher, set, { settings: ['own_tempo'] });

  const from = (address: string, method: 'GET' | 'POST', path: string, body?: object, headers = {}) =>
    app.app.http.inject({
      method,
      url: `/api/${path}`,
      // As a reverse proxy on this machine reports it.
      headers: { 'x-forwarded-for': address, ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
  const login = (address: string, email: string, password: string) =>
    from(address, 'POST', 'auth/login', { email, password });

  it('let 1,000 students of one school join and answer as fast as they can', { timeout: 120_000 }, async () => {
    const statuses = new Map<number, number>();
    const note = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const student = async (): Promise<void> => {
      const headers = { 'client-id': randomUUID() };
      note((await from('198.51.100.7', 'GET', game.path, undefined, headers)).statusCode);
      for (const statementId of set.statements) {
        const path = `${game.path}/statement/${statementId}/opinion`;
        note((await from('198.51.100.7', 'POST', path, { opinion: 'Akkoord' }, headers)).statusCode);
      }
    };
    for (let at = 0; at < SCHOOL; at += 100) await Promise.all(Array.from({ length: 100 }, student));
    expect(Object.fromEntries(statuses)).toEqual({ 200: SCHOOL, 201: SCHOOL * set.statements.length });
  });

  it('stop who guesses codes, and nobody else at that address', async () => {
    const headers = { 'client-id': randomUUID() };
    const guess = (at: number) =>
      from('203.0.113.1', 'GET', `voting/session/${`ZZ${at}`.padEnd(6, 'Z')}`, undefined, headers);
    const replies = await Promise.all(Array.from({ length: 70 }, (_, at) => guess(at + 222)));
    expect(replies.filter(({ statusCode }) => statusCode === 404)).toHaveLength(60);
    const refused = replies.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('203.0.113.1', 'GET', game.path, undefined, headers)).statusCode).toBe(200);
    expect((await from('203.0.113.2', 'GET', 'voting/session/ZZZZZZ', undefined, headers)).statusCode).toBe(404);
  });

  it('stop who guesses codes as a teacher, whichever call is asked', async () => {
    const headers = { authorization: `Bearer ${(await app.user()).token}` };
    const guess = (at: number) => {
      const code = `YY${at}`.padEnd(6, 'Y');
      const paths = [`voting/session/${code}/progress`, `result/session/${code}/group-results`];
      return from('203.0.113.3', 'GET', required(paths[at % paths.length]), undefined, headers);
    };
    const statuses = (await Promise.all(Array.from({ length: 70 }, (_, at) => guess(at + 222)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.toSorted()).toEqual([...Array(60).fill(404), ...Array(10).fill(429)]);
  });

  it('stop who guesses one account’s password, from however many addresses', async () => {
    const { userId } = await app.user('admin');
    const email = `admin.${userId}@example.org`;
    for (let at = 0; at < 10; at++)
      expect((await login(`203.0.113.${10 + at}`, email, `guess ${at}`)).statusCode).toBe(401);
    // In another spelling it is the same account; and even the right password is refused now.
    expect((await login('203.0.113.30', email.toUpperCase(), 'guess')).statusCode).toBe(429);
    expect((await login('203.0.113.31', email, PASSWORD)).statusCode).toBe(429);
    const other = await app.user('teacher');
    expect((await login('203.0.113.31', `teacher.${other.userId}@example.org`, PASSWORD)).statusCode).toBe(200);
  });

  it('stop who tries one password on many accounts', { timeout: 60_000 }, async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 105; at++)
      statuses.push((await login('203.0.113.99', `nobody${at}@example.org`, 'zomer2026')).statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.slice(100)).toEqual([429, 429, 429, 429, 429]);
  });

  it('stop a phone that floods', async () => {
    const headers = { 'client-id': randomUUID() };
    const path = `${game.path}/statement/${first}/opinion`;
    const flood = async (): Promise<Set<number>> => {
      const send = () => from('198.51.100.7', 'POST', path, { opinion: 'Akkoord' }, headers);
      return new Set((await Promise.all(Array.from({ length: 25 }, send))).map(({ statusCode }) => statusCode));
    };
    // Ten a second: on a busy machine the first flood may last longer than a second.
    await expect.poll(flood).toEqual(new Set([201, 429]));
  });
});

it('looking at a password costs as much whether there is such an account or not', async () => {
  const hash = await hashPassword('a password');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await verifyPassword(hash, 'warm');
  const cpuOf = async (stored: string | null): Promise<number> => {
    const before = process.cpuUsage();
    for (let at = 0; at < 5; at++) await verifyPassword(stored, `wrong ${at}`);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 5_000;
  };
  const [known, unknown] = [await cpuOf(hash), await cpuOf(null)];
  console.log(`argon2id: ${known.toFixed(1)} ms of CPU with an account, ${unknown.toFixed(1)} ms without`);
  // Without the hashing it would be hundreds of times faster, so a similar duration shows that it is done.
  expect(unknown).toBeGreaterThan(known / 4);
  expect(known).toBeGreaterThan(unknown / 4);
});
