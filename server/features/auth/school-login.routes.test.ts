// Logging in with a school's account, at a real provider on this machine.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findIdentity, insertIdentity } from '#server/data/accounts/identities.ts';
import { Caller, createTestApp, errorOf, PASSWORD, type TestApp } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { required } from '#testing/required.ts';
import {
  followProvider,
  type Person,
  type SchoolProvider,
  someone,
  startSchoolProvider,
} from '#testing/school-provider.ts';

const ADDRESS = 'http://localhost:3000';

describe.each(engines)('a school’s account on %s', (engine) => {
  let school: SchoolProvider;
  let app: TestApp;
  /** A second server with the same database and secret, as behind one address. */
  let other: TestApp;
  beforeAll(async () => {
    school = await startSchoolProvider();
    school.allow(ADDRESS);
    app = await createTestApp(engine, { ...school.settings, PUBLIC_URL: ADDRESS });
    other = await createTestApp(engine, { ...school.settings, PUBLIC_URL: ADDRESS }, undefined, app);
  });
  afterAll(async () => {
    await other.app.close();
    await app.close();
    await school.stop();
  });

  /** Starts on one server and comes back on another. Returns the fragment of the login page, and the page's id. */
  async function goThere(person: Person | null, { from = app, to = app } = {}) {
    school.person = person;
    const client = randomUUID();
    const began = await from.nobody().get(`auth/provider/oidc/start?client=${client}`);
    const back = await followProvider(String(began.headers.location), required(school.settings.OIDC_ISSUER));
    const path = back.slice(`${ADDRESS}/api/`.length);
    const ended = await to.nobody().get(path);
    const [page, fragment = ''] = String(ended.headers.location).split('#');
    expect([ended.status, page]).toEqual([302, '/login']);
    return { client, path, said: Object.fromEntries(new URLSearchParams(fragment)) };
  }
  const exchange = ({ client, said }: { client: string; said: Record<string, string> }, at = app) =>
    at.student(client).post('auth/provider/exchange', { handoff: said.handoff });
  async function enter(person: Person) {
    const { status, body } = await exchange(await goThere(person));
    expect(status).toBe(200);
    const caller = new Caller(app, { token: body.jwtToken });
    return { caller, account: await caller.call('GET account') };
  }
  const countUsers = async (at = app) => (await at.db.selectFrom('users').select('id').execute()).length;

  it('makes a teacher the first time, and is the same one from then on', async () => {
    const person = someone();
    const { account } = await enter(person);
    expect(account).toMatchObject({
      email: person.email,
      role: 'teacher',
      firstName: 'An',
      lastName: 'Peeters',
      hasPassword: false,
      logins: [{ label: 'Sint-Jan' }],
    });
    const again = await enter({ ...person, email: 'married@school.example' });
    expect([again.account._id, again.account.email]).toEqual([account._id, person.email]);
  });

  it('ends on another server than it began on', async () => {
    const went = await goThere(someone(), { from: other, to: app });
    expect((await exchange(went, other)).status).toBe(200);
    expect(errorOf(await exchange(went))).toEqual([401, 'AUTHENTICATION_FAILED']);
    expect((await other.nobody().get(went.path)).headers.location).toBe('/login#failed=EXPIRED');
  });

  it('stores nothing of who is not allowed, who says no, or who never exchanges', async () => {
    const before = await countUsers();
    expect((await goThere(someone({ email: 'an@elsewhere.example' }))).said).toEqual({ failed: 'NOT_ALLOWED' });
    expect((await goThere(someone({ email_verified: false }))).said).toEqual({ failed: 'NOT_ALLOWED' });
    expect((await goThere(null)).said).toEqual({ failed: 'CANCELLED' });
    expect((await goThere(someone())).said.handoff).toMatch(/^[\w-]{20,}$/);
    expect(await countUsers()).toBe(before);
  });

  it('comes back once, and is exchanged once, by the page that began', async () => {
    const went = await goThere(someone());
    const twice = await app.nobody().get(went.path);
    expect(twice.headers.location).toBe('/login#failed=EXPIRED');
    expect(errorOf(await exchange({ ...went, client: randomUUID() }))).toEqual([401, 'AUTHENTICATION_FAILED']);
    const replies = await Promise.all([1, 2, 3].map(() => exchange(went)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('joins a teacher of that address, whose password and logins end', async () => {
    const teacher = await app.user('teacher');
    const email = `known.${randomUUID()}@school.example`;
    const address = { email, email_key: email };
    await app.db.updateTable('users').set(address).where('id', '=', required(teacher.userId)).execute();
    const { account } = await enter(someone({ email: email.toUpperCase() }));
    expect(account._id).toBe(teacher.userId);
    expect((await teacher.get('account')).status).toBe(401);
    expect((await app.nobody().post('auth/login', { email, password: PASSWORD })).status).toBe(401);
    const second = await enter(someone({ email }));
    expect(second.account._id).not.toBe(teacher.userId);
    expect(second.account.email).toBeNull();
  });

  it('joins a teacher whose address somebody else had taken: their other school’s account ends as well', async () => {
    const stranger = await app.user('teacher');
    const email = `taken.${randomUUID()}@school.example`;
    const userId = required(stranger.userId);
    await app.db.updateTable('users').set({ email, email_key: email }).where('id', '=', userId).execute();
    const smartschool = { provider: 'smartschool', issuer: 'https://sint-jan.smartschool.be', subject: 'x' } as const;
    await insertIdentity(app.db, userId, smartschool);
    const { account } = await enter(someone({ email }));
    expect(account._id).toBe(userId);
    expect(account.logins.map(({ label }) => label)).toEqual(['Sint-Jan']);
    expect(await findIdentity(app.db, smartschool)).toBeUndefined();
  });

  it('is joined to one’s own account, from which it parts where a password is left', async () => {
    const teacher = await app.user('teacher');
    const person = someone();
    const went = await goThere(person);
    const own = new Caller(app, { token: required(teacher.token), clientId: went.client });
    const { logins } = await own.call('POST account/logins', {
      body: { handoff: required(went.said.handoff), password: PASSWORD },
    });
    expect((await enter(person)).account._id).toBe(teacher.userId);
    const id = required(logins[0]).id;
    expect((await (await app.user('teacher')).delete(`account/logins/${id}`)).status).toBe(404);
    expect((await teacher.delete(`account/logins/${id}`)).status).toBe(204);
    const alone = await enter(person);
    const only = required(alone.account.logins[0]).id;
    expect(errorOf(await alone.caller.delete(`account/logins/${only}`))).toEqual([409, 'WRONG_STATE']);
    expect(alone.account.logins).toHaveLength(1);
  });

  it('moves from an account without games, and from no other', async () => {
    const teacher = await app.user('teacher');
    const person = someone();
    const empty = await enter(person);
    const went = await goThere(person);
    const own = new Caller(app, { token: required(teacher.token), clientId: went.client });
    await own.call('POST account/logins', { body: { handoff: required(went.said.handoff), password: PASSWORD } });
    expect((await empty.caller.get('account')).status).toBe(401);
    expect((await enter(person)).account._id).toBe(teacher.userId);
  });

  it('is in the account’s download, and goes with it, without a password', async () => {
    const { caller } = await enter(someone());
    expect((await caller.get('account/download')).body.account.logins).toMatchObject([{ label: 'Sint-Jan' }]);
    expect((await caller.delete('account', {})).status).toBe(204);
    expect((await caller.get('account')).status).toBe(401);
  });
});
