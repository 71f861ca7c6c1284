// Login, registration and new passwords, through the real app.

import { describe, expect, it } from 'vitest';
import type { Mail } from '#server/mail/mailer.ts';
import { smtpMailer } from '#server/mail/smtp-mailer.ts';
import { moveClock } from '#server/testing/move-clock.ts';
import { openTestApp } from '#server/testing/open-app.ts';
import { newEmail, registration } from '#server/testing/registration.ts';
import { createTestApp, errorOf, fieldsOf, PASSWORD } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { required } from '#testing/required.ts';

describe.each(engines)('getting in, on %s', async (engine) => {
  const app = await openTestApp(engine, { MIN_PASSWORD_LENGTH: '6', LANGUAGES: 'NL_BE,FR' });

  const register = (changes: object = {}) => app.nobody().post('auth/register', registration(changes));
  const login = (email: string, password: string = PASSWORD) => app.nobody().post('auth/login', { email, password });
  const tokenIn = (mail: Mail) => required(/(?:register\/|token=)([0-9a-f]{64})/.exec(mail.text)?.[1]);
  async function invite(role: string) {
    const email = newEmail();
    const chief = await app.user('super_admin');
    expect((await chief.post('users', { email, role })).status).toBe(201);
    return { email, token: tokenIn(await app.mailTo(email)) };
  }
  async function askReset(email: string): Promise<string> {
    app.mails.length = 0;
    expect((await app.nobody().post('auth/reset-password/init', { email })).status).toBe(204);
    return tokenIn(await app.mailTo(email));
  }
  const reset = (configToken: string, password: string) =>
    app.nobody().post('auth/reset-password', { configToken, password });

  it('an open registration makes a teacher who is logged in', async () => {
    const { status, body } = await register({ role: 'super_admin' });
    expect([status, body.role]).toEqual([201, 'teacher']);
    expect(await app.app.deps.jwt.verify(body.jwtToken)).toMatchObject({ version: 0 });
  });

  it('writes to a new teacher in the language of the page they registered on', async () => {
    const email = newEmail();
    await register({ email, language: 'FR' });
    await askReset(email);
    expect((await app.mailTo(email)).subject).toMatch(/^Choisissez/);
  });

  it('rejects an unknown language', async () => {
    expect(fieldsOf(await register({ language: 'XX' }))).toEqual([422, { language: 'INVALID_VALUE' }]);
  });

  it('names every field that is missing', async () => {
    const { status, body } = await app.nobody().post('auth/register', {});
    expect(status).toBe(422);
    expect(new Set(Object.values(body.fields))).toEqual(new Set(['REQUIRED']));
    expect(Object.keys(body.fields).sort()).toEqual(Object.keys(registration()).sort());
  });

  it.each([
    ['a password that is too short', { password: 'kort', confirmPassword: 'kort' }, { password: 'TOO_SHORT' }],
    ['passwords that differ', { confirmPassword: 'iets anders' }, { confirmPassword: 'MISMATCH' }],
    ['an invitation that nobody has', { configToken: 'x'.repeat(64) }, { configToken: 'UNKNOWN' }],
    ['an e-mail that is none', { email: 'an school' }, { email: 'INVALID_EMAIL' }],
  ])('refuses %s', async (_, changes, fields) => {
    expect(fieldsOf(await register(changes))).toEqual([422, fields]);
  });

  it('counts a password’s characters as a reader does', async () => {
    expect((await register({ password: '🌷🌷🌷🌷🌷', confirmPassword: '🌷🌷🌷🌷🌷' })).status).toBe(422);
    expect((await register({ password: '🌷🌷🌷🌷🌷🌷', confirmPassword: '🌷🌷🌷🌷🌷🌷' })).status).toBe(201);
  });

  it('an e-mail address has one account, in whatever case', async () => {
    const email = newEmail();
    await register({ email });
    expect(errorOf(await register({ email: email.toUpperCase() }))).toEqual([409, 'EMAIL_TAKEN']);
    expect((await login(email.toUpperCase())).status).toBe(200);
  });

  it('two who register one address at the same time: one gets it', async () => {
    const email = newEmail();
    const replies = await Promise.all([register({ email }), register({ email })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('says the same of a wrong password, an unknown address and an invited user', async () => {
    const email = newEmail();
    await register({ email });
    const { email: invited } = await invite('teacher');
    for (const reply of [await login(email, 'verkeerd'), await login(newEmail()), await login(invited)])
      expect(errorOf(reply)).toEqual([401, 'AUTHENTICATION_FAILED']);
  });

  it('an account whose password hash is damaged is an error of the server, not a wrong password', async () => {
    const email = newEmail();
    await register({ email });
    await app.db
      .updateTable('users')
      .set({ password_hash: '$argon2id$v=19$m=19456' })
      .where('email', '=', email)
      .execute();
    expect(errorOf(await login(email))).toEqual([500, 'INTERNAL']);
  });

  it('an invitation brings e-mail and role, and works once', async () => {
    const { email, token } = await invite('super_admin');
    expect(errorOf(await register({ email }))).toEqual([409, 'EMAIL_TAKEN']);
    const made = await register({ configToken: token, email: undefined });
    expect([made.status, made.body.role]).toEqual([201, 'super_admin']);
    expect((await login(email)).body.role).toBe('super_admin');
    expect((await register({ configToken: token })).body.fields).toEqual({ configToken: 'UNKNOWN' });
  });

  it('logging out ends that login and no other one', async () => {
    const email = newEmail();
    const tokens = [(await register({ email })).body.jwtToken];
    for (let at = 0; at < 2; at++) tokens.push((await login(email)).body.jwtToken);
    expect(new Set(tokens).size).toBe(3);
    const call = (at: number, method: 'GET' | 'POST', path: string) =>
      app.app.http.inject({ method, url: `/api/${path}`, headers: { authorization: tokens[at] } });
    expect((await call(1, 'POST', 'auth/logout')).statusCode).toBe(204);
    expect((await call(1, 'POST', 'auth/logout')).statusCode).toBe(401);
    const statuses = await Promise.all([0, 1, 2].map(async (at) => (await call(at, 'GET', 'account')).statusCode));
    expect(statuses).toEqual([200, 401, 200]);
  });

  it('a login that was ended is forgotten once its token has expired', async () => {
    const ended = async () => (await app.db.selectFrom('ended_logins').select('login_id').execute()).length;
    const logOut = async () => (await app.user()).post('auth/logout');
    await app.db.deleteFrom('ended_logins').execute();
    await logOut();
    await logOut();
    expect(await ended()).toBe(2);
    moveClock(31 * 86_400_000);
    await logOut();
    expect(await ended()).toBe(1);
  });

  it('a password that was reset is told to its owner by one mail, without link and password', async () => {
    const email = newEmail();
    await register({ email, language: 'FR' });
    const token = await askReset(email);
    app.mails.length = 0;
    await reset(token, 'kort');
    expect(app.mails).toEqual([]);
    await reset(token, 'zeven rode hazen');
    const mail = await app.mailTo(email);
    expect(app.mails).toEqual([mail]);
    expect(mail.subject).toMatch(/a été modifié/);
    expect(mail.text + mail.html).not.toMatch(/href|https?:|zeven rode hazen|token/);
  });

  it('two who take up one invitation at the same time: one gets it', async () => {
    const { token } = await invite('teacher');
    const replies = await Promise.all([register({ configToken: token }), register({ configToken: token })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('a new password by mail: the link works once, and earlier logins end', async () => {
    const email = newEmail();
    const { body } = await register({ email });
    const token = await askReset(email);
    expect((await reset(token, 'kort')).body.fields).toEqual({ password: 'TOO_SHORT' });
    expect((await reset(token, 'een nieuw wachtwoord')).status).toBe(204);
    expect((await reset(token, 'nog een')).body.fields).toEqual({ configToken: 'UNKNOWN' });
    expect((await login(email)).status).toBe(401);
    expect((await login(email, 'een nieuw wachtwoord')).status).toBe(200);
    const account = await app.app.http.inject({ url: '/api/account', headers: { authorization: body.jwtToken } });
    expect(account.statusCode).toBe(401);
  });

  it('a link for a new password works for an hour', async () => {
    const at = async (minutes: number) => {
      const email = newEmail();
      await register({ email });
      const token = await askReset(email);
      moveClock(minutes * 60_000);
      return (await reset(token, 'een nieuw wachtwoord')).status;
    };
    expect(await at(59)).toBe(204);
    expect(await at(61)).toBe(422);
  });

  it('neither kind of link does what the other does, and the database knows neither', async () => {
    const email = newEmail();
    await register({ email });
    const resetToken = await askReset(email);
    const { token } = await invite('teacher');
    expect((await register({ configToken: resetToken })).status).toBe(422);
    expect((await reset(token, 'een nieuw wachtwoord')).status).toBe(422);
    const stored = JSON.stringify(await app.db.selectFrom('user_tokens').selectAll().execute());
    expect(stored).not.toContain(resetToken);
    expect(stored).not.toContain(token);
  });

  it('sends no link for a new password to an address without an account, or with an unused invitation', async () => {
    const { email } = await invite('teacher');
    app.mails.length = 0;
    for (const address of [email, newEmail()])
      expect((await app.nobody().post('auth/reset-password/init', { email: address })).status).toBe(204);
    const known = newEmail();
    await register({ email: known });
    await askReset(known);
    expect(app.mails.map(({ to }) => to)).toEqual([known]);
  });
});

describe('asking for a new password while mail', () => {
  async function ask(mailUrl: string): Promise<[number, number]> {
    const app = await createTestApp('SQLite', {}, smtpMailer(mailUrl, 'spel@school.example'));
    const email = newEmail();
    await app.nobody().post('auth/register', registration({ email }));
    const of = async (address: string) =>
      (await app.nobody().post('auth/reset-password/init', { email: address })).status;
    const statuses: [number, number] = [await of(email), await of(newEmail())];
    await app.close();
    return statuses;
  }

  it('works: 204, and the mail is delivered', async () => {
    const server = await startMailServer();
    expect(await ask(server.url)).toEqual([204, 204]);
    expect(server.received).toHaveLength(1);
    await server.close();
  });

  it('is down: 502 for everybody', async () => {
    const server = await startMailServer();
    await server.close();
    expect(await ask(server.url)).toEqual([502, 502]);
  });

  it('rejects the address: the same for everybody, so that nobody learns who has an account', async () => {
    const server = await startMailServer({ onRcptTo: (_, __, done) => done(new Error('no such mailbox')) });
    expect(await ask(server.url)).toEqual([204, 204]);
    await server.close();
  });
});

describe('one of the most used passwords', () => {
  const USED = ['password', 'Wachtwoord', 'welkom01', 'qwertyuiop'];

  it('is rejected in every form if passwords need eight characters or more', async () => {
    const app = await openTestApp('SQLite', { MIN_PASSWORD_LENGTH: '8' });
    const register = (password: string) =>
      app.nobody().post('auth/register', registration({ password, confirmPassword: password }));
    for (const password of USED) {
      expect(fieldsOf(await register(password)), password).toEqual([422, { password: 'INVALID_VALUE' }]);
    }
    for (const password of ['een-goed-wachtwoord', 'zeven hazen', PASSWORD])
      expect((await register(password)).status, password).toBe(201);
    const teacher = await app.user();
    const refused = await teacher.post('account/password', { currentPassword: PASSWORD, password: 'Password1' });
    expect(fieldsOf(refused)).toEqual([422, { password: 'INVALID_VALUE' }]);
    const reset = await app.nobody().post('auth/reset-password', { configToken: 'x', password: 'password123' });
    expect(reset.body.fields).toEqual({ password: 'INVALID_VALUE' });
  });

  it('is taken where fewer are asked for, as the contract has it', async () => {
    const app = await openTestApp();
    for (const password of ['abcd', ...USED])
      expect(
        (await app.nobody().post('auth/register', registration({ password, confirmPassword: password }))).status,
      ).toBe(201);
  });
});
