// The last logins of an account, and ending all of them, through the real app.
import { describe, expect, it } from 'vitest';
import { insertRecentLogin } from '#server/data/recent-logins.ts';
import { openTestApp } from '#server/testing/open-app.ts';
import { Caller, PASSWORD } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { codeOf } from '#testing/authenticator.ts';
import { required } from '#testing/required.ts';

describe.each(engines)('the last logins of an account on %s', async (engine) => {
  const app = await openTestApp(engine);

  const listOf = (user: Caller) => user.call('GET account/recent-logins');
  const logIn = async (user: Caller, password = PASSWORD) =>
    app.nobody().post('auth/login', { email: required((await user.call('GET account')).email), password });
  const rowsOf = (user: Caller) =>
    app.db.selectFrom('recent_logins').selectAll().where('user_id', '=', required(user.userId)).execute();

  it('are five, newest first, and no more are kept', async () => {
    const user = await app.user('teacher');
    const times = Array.from({ length: 7 }, (_, at) => Date.UTC(2026, 10, 20 + at));
    for (const time of times)
      await insertRecentLogin(app.db, required(user.userId), { provider: null, secondFactor: false }, time);
    const newestFirst = times.toReversed().map((time) => new Date(time).toISOString());
    expect((await listOf(user)).map(({ at }) => at)).toEqual(newestFirst.slice(0, 5));
    expect(await rowsOf(user)).toHaveLength(5);
  });

  it('say how, and only of whoever got in', async () => {
    const user = await app.user('teacher');
    const before = (await listOf(user)).length;
    expect((await logIn(user, 'verkeerd')).status).toBe(401);
    expect(await listOf(user)).toHaveLength(before);
    await logIn(user);
    const { secret } = await user.call('POST account/second-factor', { body: { password: PASSWORD } });
    await user.call('POST account/second-factor/confirm', { body: { code: codeOf(secret, -1) } });
    const { challenge } = (await logIn(user)).body;
    await app.nobody().post('auth/second-factor', { challenge, code: '000000' });
    expect(await listOf(user)).toHaveLength(before + 1);
    await app.nobody().post('auth/second-factor', { challenge, code: codeOf(secret) });
    expect((await listOf(user)).slice(0, 2)).toEqual([
      { at: expect.any(String), label: null, secondFactor: true },
      { at: expect.any(String), label: null, secondFactor: false },
    ]);
  });

  it('are nobody else’s, are in the download, and go with the account', async () => {
    const [user, other] = [await app.user('teacher'), await app.user('teacher')];
    await logIn(user);
    const own = await listOf(user);
    expect(await listOf(other)).not.toContainEqual(required(own[0]));
    expect((await app.nobody().get('account/recent-logins')).status).toBe(401);
    expect((await user.get('account/download')).body.recentLogins).toEqual(own);
    await user.call('DELETE account', { body: { password: PASSWORD } });
    expect(await rowsOf(user)).toEqual([]);
  });

  it('end all at once, and nobody else’s', async () => {
    const [user, other] = [await app.user('teacher'), await app.user('teacher')];
    const { jwtToken } = (await logIn(user)).body;
    const elsewhere = new Caller(app, { token: jwtToken });
    expect((await elsewhere.get('account')).status).toBe(200);
    expect((await user.post('account/logout')).status).toBe(204);
    for (const login of [user, elsewhere]) expect((await login.get('account')).status).toBe(401);
    expect((await other.get('account')).status).toBe(200);
    expect((await app.nobody().post('account/logout')).status).toBe(401);
  });

  it('can be ended by an admin who must set up a second factor first', async () => {
    const strict = await openTestApp(engine, { REQUIRE_SECOND_FACTOR: 'office' });
    const admin = await strict.user('admin');
    expect((await admin.post('account/logout')).status).toBe(204);
    expect((await admin.get('account')).status).toBe(401);
  });
});
