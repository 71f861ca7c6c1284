// Anybody may register an address and wait in that account for its owner: what ends, and is announced, when the owner
// comes.
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { findIdentity } from '#server/data/accounts/identities.ts';
import { upsertUser } from '#server/data/accounts/users.ts';
import { makeQuestionSet, makeTemplate } from '#server/testing/factories.ts';
import { moveClock } from '#server/testing/move-clock.ts';
import { openTestApp } from '#server/testing/open-app.ts';
import { newEmail, registration } from '#server/testing/registration.ts';
import {
  enterBySchool,
  exchange,
  handedOver,
  joinSchoolLogin,
  schoolIdentity,
} from '#server/testing/school-identity.ts';
import { Caller, errorOf, fieldsOf, PASSWORD, type TestApp } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { codeOf } from '#testing/authenticator.ts';
import { required } from '#testing/required.ts';

const NEW_PASSWORD = 'zeven rode hazen';
const LABEL = 'Sint-Jan';
const SETTINGS = {
  OIDC_ISSUER: 'https://login.school.example',
  OIDC_CLIENT_ID: 'x',
  OIDC_CLIENT_SECRET: 'y',
  OIDC_ALLOW: 'school.example',
  OIDC_LABEL: LABEL,
};

const emailOf = async (user: Caller) => required((await user.call('GET account')).email);
const loginsOf = async (user: Caller) => (await user.call('GET account')).logins;
const idOf = async (user: Caller) => (await user.call('GET account'))._id;

/** Who registers that address; the token of the new account. */
async function register(app: TestApp, email = newEmail()): Promise<Caller> {
  const { jwtToken } = await app.nobody().call('POST auth/register', { body: registration({ email }) });
  return new Caller(app, { token: jwtToken, userId: await idOf(new Caller(app, { token: jwtToken })) });
}

async function logIn(app: TestApp, email: string, password: string): Promise<Caller> {
  const { jwtToken } = await app.nobody().call('POST auth/login', { body: { email, password } });
  return new Caller(app, { token: jwtToken });
}

async function reset(app: TestApp, email: string): Promise<Caller> {
  const before = app.mails.length;
  await app.nobody().call('POST auth/reset-password/init', { body: { email } });
  await vi.waitFor(() => expect(app.mails.length).toBeGreaterThan(before), 10_000);
  const configToken = required(/token=([0-9a-f]{64})/.exec((await app.mailTo(email)).text)?.[1]);
  await app.nobody().call('POST auth/reset-password', { body: { configToken, password: NEW_PASSWORD } });
  return logIn(app, email, NEW_PASSWORD);
}

/** The mails to that address that name the school's account. */
const naming = (app: TestApp, email: string) =>
  app.mails.filter(({ to, text }) => to === email && text.includes(LABEL)).length;

describe.each(engines)('a school login that somebody else joined, on %s', async (engine) => {
  const app = await openTestApp(engine, SETTINGS);

  /** An account with a school login of whoever registered its address. */
  async function planted() {
    const pupil = schoolIdentity();
    const email = newEmail();
    const squatter = await register(app, email);
    expect((await joinSchoolLogin(app, squatter, pupil, PASSWORD)).status).toBe(200);
    return { email, pupil, squatter, id: await idOf(squatter) };
  }

  const takes: [string, (given: { email: string; squatter: Caller }) => Promise<unknown>][] = [
    ['a new password by mail', ({ email }) => reset(app, email)],
    [
      'a changed password',
      ({ squatter }) =>
        squatter.call('POST account/password', { body: { currentPassword: PASSWORD, password: NEW_PASSWORD } }),
    ],
  ];
  it.each(takes)('goes with %s, and one mail names it', async (_, take) => {
    const given = await planted();
    const told = naming(app, given.email);
    await take(given);
    expect(await loginsOf(await logIn(app, given.email, NEW_PASSWORD))).toEqual([]);
    expect(await idOf(await enterBySchool(app, given.pupil))).not.toBe(given.id);
    await vi.waitFor(() => expect(naming(app, given.email) - told).toBe(1), 10_000);
  });

  it('goes with a role and a password from the command, which keeps those of an account without a password', async () => {
    const given = await planted();
    const role = { role: 'super_admin', passwordHash: 'x' } as const;
    const changed = await app.db.transaction().execute((trx) => upsertUser(trx, { email: given.email, ...role }));
    expect(changed?.parted).toEqual(['oidc']);
    expect(await findIdentity(app.db, given.pupil)).toBeUndefined();
    const teacher = schoolIdentity({ email: newEmail() });
    const email = await emailOf(await enterBySchool(app, teacher));
    expect((await upsertUser(app.db, { email, ...role }))?.parted).toEqual([]);
    expect(await findIdentity(app.db, teacher)).toBeDefined();
  });

  it('stays where it is the one by which the owner changes the password, also with a second factor', async () => {
    const owner = await register(app);
    const [mine, other] = [schoolIdentity(), schoolIdentity({ provider: 'smartschool', issuer: 'https://x.example' })];
    for (const identity of [mine, other]) await joinSchoolLogin(app, owner, identity, PASSWORD);
    const { secret } = await owner.call('POST account/second-factor', { body: { password: PASSWORD } });
    await owner.call('POST account/second-factor/confirm', { body: { code: codeOf(secret, -1) } });
    const { challenge } = (await exchange(app, mine)).body;
    const { jwtToken } = await app
      .nobody()
      .call('POST auth/second-factor', { body: { challenge, code: codeOf(secret) } });
    const inside = new Caller(app, { token: jwtToken });
    const changed = { currentPassword: PASSWORD, password: NEW_PASSWORD };
    const after = await inside.call('POST account/password', { body: changed });
    expect((await loginsOf(new Caller(app, { token: after.jwtToken }))).map(({ label }) => label)).toEqual([LABEL]);
    // The token of this login still knows by which one it came.
    const again = { currentPassword: NEW_PASSWORD, password: PASSWORD };
    await new Caller(app, { token: after.jwtToken }).call('POST account/password', { body: again });
    expect([await findIdentity(app.db, mine), await findIdentity(app.db, other)]).toEqual([
      expect.anything(),
      undefined,
    ]);
  });

  it('stays where the account had no password until then', async () => {
    const person = schoolIdentity({ email: newEmail() });
    const owner = await enterBySchool(app, person);
    const later = await reset(app, await emailOf(owner));
    expect(await loginsOf(later)).toHaveLength(1);
  });

  it('is told with when it was joined and last used', async () => {
    const person = schoolIdentity();
    const owner = await register(app);
    await joinSchoolLogin(app, owner, person, PASSWORD);
    const [joined] = await loginsOf(owner);
    expect(joined?.usedAt).toBe(joined?.joinedAt);
    moveClock(60_000);
    await enterBySchool(app, person);
    const [used] = await loginsOf(owner);
    expect(used?.joinedAt).toBe(joined?.joinedAt);
    expect(Date.parse(required(used?.usedAt)) - Date.parse(required(joined?.joinedAt))).toBeGreaterThanOrEqual(60_000);
  });
});

describe.each(engines)('joining a school login, on %s', async (engine) => {
  const app = await openTestApp(engine, SETTINGS);

  it('asks for the password before the hand-off is used up, and is told by mail, as parting is', async () => {
    const owner = await register(app);
    const email = await emailOf(owner);
    const { client, handoff } = handedOver(app, schoolIdentity());
    const own = new Caller(app, { token: required(owner.token), clientId: client });
    expect(fieldsOf(await own.post('account/logins', { handoff }))).toEqual([422, { password: 'REQUIRED' }]);
    const wrong = await own.post('account/logins', { handoff, password: 'verkeerd' });
    expect(fieldsOf(wrong)).toEqual([422, { password: 'MISMATCH' }]);
    expect(await loginsOf(owner)).toEqual([]);
    const { logins } = await own.call('POST account/logins', { body: { handoff, password: PASSWORD } });
    await vi.waitFor(() => expect(naming(app, email)).toBe(1), 10_000);
    expect((await app.mailTo(email)).text).not.toContain(PASSWORD);
    await owner.call('DELETE account/logins/:id', { params: { id: required(logins[0]).id } });
    await vi.waitFor(() => expect(naming(app, email)).toBe(2), 10_000);
  });

  it('asks an account without a password for a login of just now', async () => {
    const owner = await enterBySchool(app, schoolIdentity());
    const second = schoolIdentity({ issuer: 'https://second.example' });
    expect((await joinSchoolLogin(app, owner, second)).status).toBe(200);
    moveClock(11 * 60_000);
    const third = schoolIdentity({ issuer: 'https://third.example' });
    expect(errorOf(await joinSchoolLogin(app, owner, third))).toEqual([403, 'FORBIDDEN']);
    expect(await loginsOf(owner)).toHaveLength(2);
  });
});

describe.each(engines)('the first school login of an address, on %s', async (engine) => {
  const app = await openTestApp(engine, SETTINGS);

  it('ends all by which a squatter could be in the account, or keep its owner out', async () => {
    const set = await makeQuestionSet(app);
    const email = newEmail();
    const squatter = await register(app, email);
    const userId = required(squatter.userId);
    const id = await makeTemplate(app, squatter, set);
    const { token } = await squatter.call('POST game_templates/:id/link', { params: { id } });
    const { secret } = await squatter.call('POST account/second-factor', { body: { password: PASSWORD } });
    const { recoveryCodes } = await squatter.call('POST account/second-factor/confirm', {
      body: { code: codeOf(secret, -1) },
    });
    const browser = app.student(randomUUID());
    const { challenge } = (await browser.post('auth/login', { email, password: PASSWORD })).body;
    await browser.call('POST auth/second-factor', { body: { challenge, code: codeOf(secret) } });
    const open = (await browser.post('auth/login', { email, password: PASSWORD })).body.challenge;

    const victim = schoolIdentity({ email });
    const owner = await enterBySchool(app, victim);
    expect(await owner.call('GET account')).toMatchObject({ _id: userId, hasPassword: false, secondFactor: false });
    expect((await squatter.get('account')).status).toBe(401);
    for (const code of [codeOf(secret, 1), required(recoveryCodes[0])])
      expect((await app.nobody().post('auth/second-factor', { challenge: open, code })).status).toBe(401);
    expect((await owner.get(`game_template_links/${token}`)).status).toBe(404);
    const known = app.db.selectFrom('known_browsers').select('browser_key').where('user_id', '=', userId);
    expect(await known.execute()).toEqual([]);
    expect((await exchange(app, victim)).status).toBe(200);
    await vi.waitFor(() => expect(naming(app, email)).toBe(1), 10_000);
  });

  it.each(['admin', 'super_admin'] as const)('leaves password and second factor of an %s', async (role) => {
    const office = await app.user(role);
    const email = await emailOf(office);
    const { secret } = await office.call('POST account/second-factor', { body: { password: PASSWORD } });
    await office.call('POST account/second-factor/confirm', { body: { code: codeOf(secret, -1) } });
    const reply = await exchange(app, schoolIdentity({ email }));
    expect(errorOf(reply)).toEqual([401, 'SECOND_FACTOR']);
    expect(await office.call('GET account')).toMatchObject({ hasPassword: true, secondFactor: true });
    expect(await loginsOf(office)).toHaveLength(1);
  });
});

describe.each(engines)('with SCHOOL_SIGNUP=invited, on %s', async (engine) => {
  const app = await openTestApp(engine, { ...SETTINGS, SCHOOL_SIGNUP: 'invited' });

  it('nobody registers without an invitation', async () => {
    expect(errorOf(await app.nobody().post('auth/register', registration()))).toEqual([403, 'FORBIDDEN']);
  });

  it('only accounts that were invited, or whose address a mail has proved, are joined', async () => {
    const [squatted, proved] = [await app.user('teacher'), await app.user('teacher')];
    const emails = [await emailOf(squatted), await emailOf(proved)].map(required);
    await reset(app, required(emails[1]));
    const chief = await app.user('super_admin');
    for (const invited of [newEmail(), newEmail()]) {
      await chief.call('POST users', { body: { email: invited, role: 'teacher' } });
      emails.push(invited);
    }
    const mail = await app.mailTo(required(emails[3]));
    const configToken = required(/register\/([0-9a-f]{64})/.exec(mail.text)?.[1]);
    await app.nobody().call('POST auth/register', { body: registration({ email: undefined, configToken }) });
    const replies = await Promise.all(emails.map((email) => exchange(app, schoolIdentity({ email }))));
    expect(replies.map(({ status }) => status)).toEqual([401, 200, 200, 200]);
    // The one that anybody may have registered stays as it is.
    expect((await squatted.call('GET account')).logins).toEqual([]);
  });
});
