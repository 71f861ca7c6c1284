// Who knows a password and guesses the code of the second factor.
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { moveClock } from '#server/testing/move-clock.ts';
import { openTestApp } from '#server/testing/open-app.ts';
import { Caller, errorOf, PASSWORD } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { codeOf } from '#testing/authenticator.ts';
import { required } from '#testing/required.ts';

describe.each(engines)('codes that are guessed, on %s', async (engine) => {
  const app = await openTestApp(engine, { RATE_LIMITS: 'on' });

  /** A user with a second factor after that many wrong codes, the last of them just now. */
  async function guarded(wrongCodes: number) {
    const user = await app.user('teacher');
    const email = required((await user.call('GET account')).email);
    const { secret } = await user.call('POST account/second-factor', { body: { password: PASSWORD } });
    const { recoveryCodes } = await user.call('POST account/second-factor/confirm', {
      body: { code: codeOf(secret, -1) },
    });
    const mails = () => app.mails.filter(({ to, subject }) => to === email && subject.startsWith('Iemand')).length;
    const setWrong = (wrong_codes: number) =>
      app.db
        .updateTable('second_factors')
        .set({ wrong_codes, wrong_at: new Date().toISOString() })
        .where('user_id', '=', required(user.userId))
        .execute();
    await setWrong(wrongCodes);
    const wrong = ['000000', '111111', '222222', '333333'].find((code) =>
      [-2, -1, 0, 1, 2].every((step) => codeOf(secret, step) !== code),
    );
    /** A login up to its code, in a browser or (if not) one that nobody knows. */
    const challengeIn = async (browser = app.student(randomUUID())) =>
      (await browser.post('auth/login', { email, password: PASSWORD })).body.challenge;
    const send = (challenge: string, code: string, browser = app.nobody()) =>
      browser.post('auth/second-factor', { challenge, code });
    return { user, secret, recoveryCodes, mails, setWrong, wrong: required(wrong), challengeIn, send };
  }

  it('are told to the owner once, at the tenth', async () => {
    const { mails, wrong, challengeIn, send } = await guarded(8);
    const challenge = await challengeIn();
    expect((await send(challenge, wrong)).status).toBe(401);
    expect(mails()).toBe(0);
    expect((await send(challenge, wrong)).status).toBe(401);
    await vi.waitFor(() => expect(mails()).toBe(1), 10_000);
    moveClock(11_000);
    expect((await send(challenge, wrong)).status).toBe(401);
    expect(mails()).toBe(1);
  });

  it.each([
    [10, 10],
    [11, 20],
    [15, 320],
    [18, 2_560],
    [19, 3_600],
    [40, 3_600],
  ])('after %i the next one waits %i seconds, a right one too, and uses up no try', async (count, seconds) => {
    const { secret, challengeIn, send } = await guarded(count);
    const challenge = await challengeIn();
    for (let at = 0; at < 6; at++) {
      const { status, headers } = await send(challenge, codeOf(secret));
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(seconds - 5);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(seconds);
    }
    moveClock(seconds * 1_000 + 1_000);
    expect((await send(await challengeIn(), codeOf(secret))).status).toBe(200);
  });

  it('are counted anew after a right one', async () => {
    const { secret, wrong, challengeIn, send } = await guarded(9);
    expect((await send(await challengeIn(), codeOf(secret))).status).toBe(200);
    const challenge = await challengeIn();
    for (let at = 0; at < 2; at++) expect((await send(challenge, wrong)).status).toBe(401);
  });

  it('are all counted where many come at once', async () => {
    const { wrong, mails, challengeIn, send } = await guarded(6);
    const [one, other] = [await challengeIn(), await challengeIn()];
    const statuses = await Promise.all([one, one, one, one, other, other].map((to) => send(to, wrong)));
    expect(statuses.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 429, 429]);
    await vi.waitFor(() => expect(mails()).toBe(1), 10_000);
  });

  it('make no browser wait that logged in to that account before, and no recovery code', async () => {
    const { secret, recoveryCodes, wrong, setWrong, challengeIn, send } = await guarded(0);
    const browser = app.student(randomUUID());
    expect((await send(await challengeIn(browser), codeOf(secret), browser)).status).toBe(200);
    await setWrong(20);
    expect((await send(await challengeIn(browser), wrong, browser)).status).toBe(401);
    expect((await send(await challengeIn(), required(recoveryCodes[0]))).status).toBe(200);
  });

  it('wait as well where the factor is to be removed', async () => {
    const { user, secret } = await guarded(12);
    const { status } = await user.delete('account/second-factor', { password: PASSWORD, code: codeOf(secret) });
    expect(status).toBe(429);
  });

  it('of a time that a wrong clock has stored wait no longer than others', async () => {
    const { secret, challengeIn, send, setWrong } = await guarded(0);
    moveClock(86_400_000);
    await setWrong(10);
    vi.useRealTimers();
    expect(Number((await send(await challengeIn(), codeOf(secret))).headers['retry-after'])).toBeLessThanOrEqual(10);
  });

  it('a right one is taken where a wrong clock used up those of tomorrow, once', async () => {
    moveClock(86_400_000);
    const { secret, challengeIn, send } = await guarded(0);
    vi.useRealTimers();
    const code = codeOf(secret);
    expect((await send(await challengeIn(), code)).status).toBe(200);
    expect(errorOf(await send(await challengeIn(), code))).toEqual([401, 'AUTHENTICATION_FAILED']);
  });

  it('each second factor that is set or removed is told by mail, without secrets', async () => {
    const { user, recoveryCodes, secret } = await guarded(0);
    const email = required((await user.call('GET account')).email);
    const mails = () => app.mails.filter(({ to }) => to === email).map(({ text }) => text);
    await vi.waitFor(() => expect(mails()).toHaveLength(1), 10_000);
    const body = { password: PASSWORD, code: codeOf(secret) };
    await new Caller(app, { token: required(user.token) }).call('DELETE account/second-factor', { body });
    await vi.waitFor(() => expect(mails()).toHaveLength(2), 10_000);
    for (const told of [secret, ...recoveryCodes]) expect(mails().join()).not.toContain(told);
  });
});
