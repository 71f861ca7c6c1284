// How often one may try to log in and to register, through the real app.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp } from '#server/testing/open-app.ts';
import { newEmail, registration } from '#server/testing/registration.ts';
import { PASSWORD, type TestApp } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { required } from '#testing/required.ts';

// The clock stands still, so that everything happens within one minute.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('a browser that logged in to an account before', () => {
  /** Logs in from an address, as a proxy on this machine names it. */
  const logIn = async (app: TestApp, from: string, clientId: string | null, email: string, password = PASSWORD) => {
    const { statusCode } = await app.app.http.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-forwarded-for': from, ...(clientId === null ? {} : { 'client-id': clientId }) },
      payload: { email, password },
    });
    return statusCode;
  };
  const teachers = async (app: TestApp, count: number) => {
    const made = await Promise.all(Array.from({ length: count }, () => app.user('teacher')));
    return made.map(({ userId }) => `teacher.${userId}@example.org`);
  };

  it.each(engines)('has tries of its own that nobody else uses up, on %s', async (engine) => {
    const app = await openTestApp(engine, { RATE_LIMITS: 'on' });
    const [email = '', other = ''] = await teachers(app, 2);
    const [own, stranger] = [randomUUID(), randomUUID()];
    expect(await logIn(app, '203.0.113.1', own, email)).toBe(200);
    for (let at = 0; at < 12; at++) await logIn(app, `203.0.113.${10 + at}`, randomUUID(), email, 'verkeerd');
    expect(await logIn(app, '203.0.113.30', stranger, email)).toBe(429);
    expect(await logIn(app, '203.0.113.30', null, email)).toBe(429);
    expect(await logIn(app, '203.0.113.30', own, email.toUpperCase())).toBe(200);
    // A browser that is known to one account is unknown to another.
    expect(await logIn(app, '203.0.113.31', stranger, other)).toBe(200);
    expect(await logIn(app, '203.0.113.31', stranger, email)).toBe(429);
    const tries = [];
    for (let at = 0; at < 11; at++) tries.push(await logIn(app, '203.0.113.32', own, email, 'verkeerd'));
    expect(tries).toEqual([...Array(9).fill(401), 429, 429]);
    const stored = JSON.stringify(await app.db.selectFrom('known_browsers').selectAll().execute());
    for (const secret of [own, stranger, email]) expect(stored).not.toContain(secret);
  });

  it('is not needed once the account has a new password: that forgets the tries', async () => {
    const app = await openTestApp('SQLite', { RATE_LIMITS: 'on' });
    const [email = ''] = await teachers(app, 1);
    for (let at = 0; at < 11; at++) await logIn(app, '203.0.113.1', null, email, 'verkeerd');
    expect(await logIn(app, '203.0.113.2', null, email)).toBe(429);
    await app.nobody().call('POST auth/reset-password/init', { body: { email } });
    const configToken = await vi.waitFor(() => required(/token=(\S+)/.exec(required(app.mails[0]).text)?.[1]));
    const password = 'een-ander-wachtwoord';
    await app.nobody().call('POST auth/reset-password', { body: { configToken, password } });
    expect(await logIn(app, '203.0.113.2', null, email, password)).toBe(200);
  });

  it('logs in behind an address that others used up', { timeout: 60_000 }, async () => {
    const app = await openTestApp('SQLite', { RATE_LIMITS: 'on' });
    const [email = '', other = ''] = await teachers(app, 2);
    const [own, school] = [randomUUID(), '203.0.113.77'];
    expect(await logIn(app, '203.0.113.78', own, email)).toBe(200);
    for (let at = 0; at < 100; at++) await logIn(app, school, null, newEmail(), 'gok');
    expect(await logIn(app, school, randomUUID(), other)).toBe(429);
    expect(await logIn(app, school, own, email)).toBe(200);
  });

  it('is known after registering too, and forgotten after 20 others', { timeout: 60_000 }, async () => {
    const app = await openTestApp('SQLite');
    const [first, email] = [randomUUID(), newEmail()];
    expect((await app.student(first).post('auth/register', registration({ email }))).status).toBe(201);
    const known = async () =>
      (await app.db.selectFrom('known_browsers').selectAll().execute()).map((row) => row.browser_key);
    const [registered] = await known();
    for (let at = 0; at < 19; at++) {
      vi.advanceTimersByTime(1);
      await logIn(app, '203.0.113.1', randomUUID(), email);
    }
    expect(await known()).toHaveLength(20);
    expect(await known()).toContain(registered);
    vi.advanceTimersByTime(1);
    await logIn(app, '203.0.113.1', randomUUID(), email);
    expect(await known()).toHaveLength(20);
    expect(await known()).not.toContain(registered);
  });
});

describe('too many tries', () => {
  it('at an address that is refused leave the account and the browser theirs', { timeout: 60_000 }, async () => {
    const app = await openTestApp('SQLite', { RATE_LIMITS: 'on' });
    const [school, home] = ['203.0.113.60', '203.0.113.61'];
    const send = async (url: string, from: string, payload: object) =>
      (
        await app.app.http.inject({
          method: 'POST',
          url: `/api/auth/${url}`,
          headers: { 'x-forwarded-for': from },
          payload,
        })
      ).statusCode;
    const repeat = async (count: number, one: () => Promise<number>) => {
      const statuses = [];
      for (let at = 0; at < count; at++) statuses.push(await one());
      return statuses;
    };
    const reset = (from: string, email: string) => send('reset-password/init', from, { email });
    expect(await repeat(61, () => reset(school, newEmail()))).toEqual([...Array(60).fill(204), 429]);
    const email = newEmail();
    expect(await repeat(6, () => reset(school, email))).toEqual(Array(6).fill(429));
    expect(await repeat(6, () => reset(home, email))).toEqual([...Array(5).fill(204), 429]);

    const logIn = (from: string, account: string) => send('login', from, { email: account, password: 'x' });
    await repeat(100, () => logIn(school, newEmail()));
    expect(await repeat(12, () => logIn(school, email))).toEqual(Array(12).fill(429));
    expect(await repeat(11, () => logIn(home, email))).toEqual([...Array(10).fill(401), 429]);
    // Nor do those that an account refuses use up the address.
    expect(await repeat(89, () => logIn(home, email))).toEqual(Array(89).fill(429));
    expect(await repeat(91, () => logIn(home, newEmail()))).toEqual([...Array(90).fill(401), 429]);
  });

  it('are refused per account and per address', { timeout: 120_000 }, async () => {
    const app = await openTestApp('SQLite', { RATE_LIMITS: 'on' });
    const tries = async (path: string, count: number, body: () => object) => {
      const statuses = [];
      for (let at = 0; at < count; at++) statuses.push((await app.nobody().post(path, body())).status);
      return statuses.indexOf(429);
    };
    const [email, other] = [newEmail(), newEmail()];
    expect(await tries('auth/login', 11, () => ({ email, password: 'x' }))).toBe(10);
    expect(await tries('auth/login', 1, () => ({ email: email.toUpperCase(), password: 'x' }))).toBe(0);
    expect(await tries('auth/login', 1, () => ({ email: other, password: 'x' }))).toBe(-1);
    expect(await tries('auth/reset-password/init', 6, () => ({ email }))).toBe(5);
    expect(await tries('auth/reset-password/init', 1, () => ({ email: other }))).toBe(-1);
    // Rejected tries do not count: 11 of a hundred are used up.
    expect(await tries('auth/login', 95, () => ({ email: newEmail(), password: 'x' }))).toBe(89);
    // Registrations that fail validation do not count; a valid one counts even if no account is created.
    for (const wrong of [
      { configToken: 'x' },
      { password: 'abc', confirmPassword: 'abc' },
      { confirmPassword: 'anders' },
    ])
      expect(await tries('auth/register', 30, () => registration(wrong))).toBe(-1);
    const taken = newEmail();
    await app.nobody().post('auth/register', registration({ email: taken }));
    expect(await tries('auth/register', 60, () => registration({ email: taken }))).toBe(59);
    // The browsers of a school have each their own, and 300 of the address together; a refused one does not count
    // there.
    const registerAs = async (count: number) => {
      const statuses = [];
      const browser = app.student();
      for (let at = 0; at < count; at++)
        statuses.push((await browser.post('auth/register', registration({ email: taken }))).status);
      return statuses.filter((status) => status === 409).length;
    };
    for (let browser = 0; browser < 4; browser++) expect(await registerAs(61)).toBe(60);
    expect(await registerAs(5)).toBe(0);
  });
});
