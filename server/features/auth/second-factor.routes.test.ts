// A second factor, through the real app.
import { describe, expect, it, vi } from 'vitest';
import { removeSecondFactor } from '#server/data/accounts/second-factors.ts';
import { makeGame, makeQuestionSet } from '#server/testing/factories.ts';
import { openTestApp } from '#server/testing/open-app.ts';
import { openSocket } from '#server/testing/open-socket.ts';
import { Caller, errorOf, PASSWORD } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { codeOf, fromBase32 } from '#testing/authenticator.ts';
import { required } from '#testing/required.ts';

describe.each(engines)('a second factor on %s', async (engine) => {
  const app = await openTestApp(engine);

  const emailOf = async (user: Caller) => required((await user.call('GET account')).email);
  const logIn = async (user: Caller) =>
    app.nobody().post('auth/login', { email: await emailOf(user), password: PASSWORD });
  const second = (challenge: string, code: string) => app.nobody().post('auth/second-factor', { challenge, code });

  /** A user whose second factor holds: its code of one step ago confirmed it. */
  async function guarded() {
    const user = await app.user('teacher');
    const { secret } = await user.call('POST account/second-factor', { body: { password: PASSWORD } });
    const { recoveryCodes } = await user.call('POST account/second-factor/confirm', {
      body: { code: codeOf(secret, -1) },
    });
    return { user, secret, recoveryCodes };
  }

  it('holds from its confirmation on, and is stored sealed', async () => {
    const user = await app.user('teacher');
    expect(errorOf(await user.post('account/second-factor/confirm', { code: '000000' }))).toEqual([409, 'WRONG_STATE']);
    const { secret, uri } = await user.call('POST account/second-factor', { body: { password: PASSWORD } });
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect((await logIn(user)).status).toBe(200);
    await user.call('POST account/second-factor/confirm', { body: { code: codeOf(secret) } });
    expect((await user.call('GET account')).secondFactor).toBe(true);
    expect(errorOf(await logIn(user))).toEqual([401, 'SECOND_FACTOR']);
    const rows = await app.db.selectFrom('second_factors').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(fromBase32(secret).toString('base64url'));
  });

  it('lets in with one code once, whichever challenge it comes with', async () => {
    const { user, secret } = await guarded();
    const challenges = await Promise.all([1, 2, 3].map(async () => (await logIn(user)).body.challenge));
    const replies = await Promise.all(challenges.map((challenge) => second(challenge, codeOf(secret))));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    const token = replies.find(({ status }) => status === 200)?.body.jwtToken;
    expect((await new Caller(app, { token }).get('account')).status).toBe(200);
  });

  it('a challenge is over after five wrong codes, and a recovery code is one of them', async () => {
    const { user, secret, recoveryCodes } = await guarded();
    const { challenge } = (await logIn(user)).body;
    for (let at = 0; at < 5; at++) expect((await second(challenge, '000000')).status).toBe(401);
    expect((await second(challenge, codeOf(secret))).status).toBe(401);
    expect((await second(challenge, required(recoveryCodes[0]))).status).toBe(401);
    expect((await second((await logIn(user)).body.challenge, required(recoveryCodes[0]))).status).toBe(200);
  });

  it('a recovery code works once, however it is typed', async () => {
    const { user, recoveryCodes } = await guarded();
    const [first, other] = [required(recoveryCodes[0]), required(recoveryCodes[1])];
    expect((await second((await logIn(user)).body.challenge, first)).status).toBe(200);
    expect((await second((await logIn(user)).body.challenge, first)).status).toBe(401);
    const typed = ` ${other.toLowerCase().replaceAll('-', ' ')} `;
    expect((await second((await logIn(user)).body.challenge, typed)).status).toBe(200);
  });

  it('is taken away with password and code, and by nobody with less', async () => {
    const { user, secret, recoveryCodes } = await guarded();
    const remove = async (body: object) => (await user.delete('account/second-factor', body)).body?.fields;
    expect(await remove({ code: codeOf(secret) })).toEqual({ password: 'REQUIRED' });
    expect(await remove({ password: 'verkeerd', code: codeOf(secret) })).toEqual({ password: 'MISMATCH' });
    expect(await remove({ password: PASSWORD, code: '000000' })).toEqual({ code: 'INVALID_VALUE' });
    expect((await logIn(user)).status).toBe(401);
    expect(await remove({ password: PASSWORD, code: required(recoveryCodes[0]) })).toBeUndefined();
    expect((await logIn(user)).status).toBe(200);
  });

  it('a new password ends the challenges of before', async () => {
    const { user, secret } = await guarded();
    const { challenge } = (await logIn(user)).body;
    await user.call('POST account/password', { body: { currentPassword: PASSWORD, password: 'zeven rode hazen' } });
    expect((await second(challenge, codeOf(secret))).status).toBe(401);
  });

  it('holds under another secret of the installation: recovery codes are left', async () => {
    const { user, secret, recoveryCodes } = await guarded();
    const user_id = required(user.userId);
    const sealed_secret = 'sealed-by-another';
    await app.db.updateTable('second_factors').set({ sealed_secret }).where('user_id', '=', user_id).execute();
    const { challenge } = (await logIn(user)).body;
    expect((await second(challenge, codeOf(secret))).status).toBe(401);
    expect((await second(challenge, required(recoveryCodes[0]))).status).toBe(200);
    await removeSecondFactor(app.db, user_id);
  });

  it('without one an editor may do nothing if the installation requires it', async () => {
    const strict = await openTestApp(engine, { REQUIRE_SECOND_FACTOR: 'office' });
    const address = await strict.listen();
    const [admin, teacher] = [await strict.user('admin'), await strict.user('teacher')];
    expect(errorOf(await admin.get('config/user'))).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    expect(errorOf(await admin.get('game_templates'))).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    expect((await teacher.get('game_templates')).status).toBe(200);
    const { secret } = await admin.call('POST account/second-factor', { body: { password: PASSWORD } });
    await admin.call('POST account/second-factor/confirm', { body: { code: codeOf(secret) } });
    expect((await admin.get('config/user')).status).toBe(200);
    const game = await makeGame(strict, admin, await makeQuestionSet(strict));
    const [guarded, free] = [admin, teacher].map(({ token }) => openSocket(address, { token }));
    for (const socket of [guarded, free]) await required(socket).emitWithAck('subscribe', game.code);
    const code = codeOf(secret, 1);
    expect((await admin.delete('account/second-factor', { password: PASSWORD, code })).status).toBe(204);
    await vi.waitFor(() => expect(guarded?.connected).toBe(false), 10_000);
    expect(free?.connected).toBe(true);
  });
});
