// A user's token that is invalid or outdated in any way gives access to nothing.
import { randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createIdentify } from '#server/access/identify.ts';
import { findLogin } from '#server/data/accounts/logins.ts';
import type { Role } from '#shared/domain/roles.ts';
import { required } from '#testing/required.ts';
import { openTestApp } from './open-app.ts';
import { Caller, JWT_SECRET, PASSWORD } from './test-app.ts';
import { engines } from './test-database.ts';

const key = new TextEncoder().encode(JWT_SECRET);

describe.each(engines)('tokens on %s', async (engine) => {
  const app = await openTestApp(engine);

  const statusWith = async (token: string, path = 'account') => (await new Caller(app, { token }).get(path)).status;
  const userId = async (role: Role = 'super_admin') => required((await app.user(role)).userId);
  const claims = (sub: string, version: unknown = 0) =>
    new SignJWT({ version })
      .setSubject(sub)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime('1h')
      .setProtectedHeader({ alg: 'HS256' });
  const hs512 = (sub: string) =>
    new SignJWT({ version: 0 })
      .setSubject(sub)
      .setJti(randomUUID())
      .setExpirationTime('1h')
      .setProtectedHeader({ alg: 'HS512' })
      .sign(key);
  const changed = (id: string, change: object) =>
    app.db.updateTable('users').set(change).where('id', '=', id).execute();

  it('lets a good one in, with and without Bearer', async () => {
    const token = await claims(await userId()).sign(key);
    expect(await statusWith(token)).toBe(200);
    const raw = await app.app.http.inject({ url: '/api/account', headers: { authorization: token } });
    expect(raw.statusCode).toBe(200);
  });

  it('refuses one that never expires, and one that names nobody', async () => {
    const sub = await userId();
    const endless = new SignJWT({ version: 0 }).setSubject(sub).setProtectedHeader({ alg: 'HS256' });
    expect(await statusWith(await endless.sign(key))).toBe(401);
    const nobody = new SignJWT({ version: 0 }).setExpirationTime('1h').setProtectedHeader({ alg: 'HS256' });
    expect(await statusWith(await nobody.sign(key))).toBe(401);
  });

  it('refuses an expired one, and one that is not good yet', async () => {
    const sub = await userId();
    expect(await statusWith(await claims(sub).setExpirationTime('-1s').sign(key))).toBe(401);
    expect(await statusWith(await claims(sub).setNotBefore('1h').sign(key))).toBe(401);
  });

  it('refuses alg none, however it is written', async () => {
    const sub = await userId();
    expect(await statusWith(new UnsecuredJWT({ version: 0 }).setSubject(sub).encode())).toBe(401);
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const alg of ['none', 'None', 'NONE', 'nOnE', ''])
      for (const signature of ['', 'AAAA'])
        expect(await statusWith(`${part({ alg })}.${part({ sub, version: 0, exp: 9e9 })}.${signature}`)).toBe(401);
  });

  it('refuses another secret, another algorithm and a changed payload', async () => {
    const sub = await userId();
    expect(await statusWith(await claims(sub).sign(new TextEncoder().encode('some other secret of length')))).toBe(401);
    expect(await statusWith(await claims(sub).sign(new Uint8Array(32)))).toBe(401);
    expect(await statusWith(await hs512(sub))).toBe(401);
    const [head, , signature] = (await claims(await userId('teacher')).sign(key)).split('.');
    const body = Buffer.from(JSON.stringify({ sub, version: 0, exp: 9e9 })).toString('base64url');
    expect(await statusWith(`${head}.${body}.${signature}`)).toBe(401);
  });

  it('refuses what is no token at all', async () => {
    for (const token of ['x', '..', 'a.b.c', 'null', 'undefined', '{}', `${'a'.repeat(5_000)}.b.c`, '%00', '🗳.🗳.🗳'])
      expect(await statusWith(encodeURI(token))).toBe(401);
  });

  it('refuses a subject or version that is none', async () => {
    for (const sub of ['', 'admin', randomUUID(), "' or 1=1 --"])
      expect(await statusWith(await claims(sub).sign(key))).toBe(401);
    const sub = await userId();
    for (const version of [1, -1, 0.5, '0', null, true, [0]])
      expect(await statusWith(await claims(sub, version).sign(key))).toBe(401);
  });

  it('refuses one without an end or a number of its own', async () => {
    const sub = await userId();
    const made = (change: (token: SignJWT) => SignJWT) =>
      change(new SignJWT({ version: 0 }).setSubject(sub).setProtectedHeader({ alg: 'HS256' })).sign(key);
    expect(await statusWith(await made((token) => token.setJti(randomUUID()).setExpirationTime('1h')))).toBe(200);
    expect(await statusWith(await made((token) => token.setJti(randomUUID())))).toBe(401);
    expect(await statusWith(await made((token) => token.setExpirationTime('1h')))).toBe(401);
    expect(await statusWith(await made((token) => token.setJti('x').setExpirationTime('1h')))).toBe(401);
  });

  it('dies with its user', async () => {
    const user = await app.user('teacher');
    await app.db.deleteFrom('users').where('id', '=', required(user.userId)).execute();
    expect((await user.get('account')).status).toBe(401);
  });

  it('dies when the account is no longer active', async () => {
    const user = await app.user('admin');
    await changed(required(user.userId), { activated: 0 });
    expect((await user.get('config/user')).status).toBe(401);
  });

  it('counts with the role that the user has now', async () => {
    const user = await app.user('super_admin');
    expect((await user.get('question_sets')).status).toBe(200);
    await changed(required(user.userId), { role: 'teacher' });
    expect((await user.get('question_sets')).status).toBe(403);
    expect((await user.get('config/user')).status).toBe(403);
  });

  it('dies with the password it came with; the one handed out in its place lives', async () => {
    const user = await app.user('teacher');
    const change = { currentPassword: PASSWORD, password: 'een-ander-wachtwoord' };
    const { status, body } = await user.post('account/password', change);
    expect(status).toBe(200);
    expect((await user.get('account')).status).toBe(401);
    expect(await statusWith(body.jwtToken)).toBe(200);
  });

  it('makes a socket with a forged one a student’s', async () => {
    const identify = createIdentify(
      (userId, loginId) => findLogin(app.db, userId, loginId),
      async () => null,
      app.app.deps.jwt,
      { officeNeedsSecondFactor: false },
    );
    const clientId = randomUUID();
    const { token = '' } = await app.user('teacher');
    expect((await identify({ authorization: token, clientId })).actor.kind).toBe('user');
    expect((await identify({ authorization: `${token}x`, clientId })).actor).toEqual({ kind: 'student', clientId });
  });
});
