// The user list and invitations, through the real app.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { smtpMailer } from '#server/mail/smtp-mailer.ts';
import { makeQuestionSet, startGame } from '#server/testing/factories.ts';
import { openTestApp } from '#server/testing/open-app.ts';
import { newEmail, registration } from '#server/testing/registration.ts';
import { type Caller, createTestApp, errorOf, fieldsOf, type TestApp } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { required } from '#testing/required.ts';

const entry = async (who: Caller, email: string) =>
  (await who.call('GET config/user')).find((one) => one.email === email);
const tokens = (app: TestApp, email: string) =>
  app.mails.filter(({ to }) => to === email).map(({ text }) => /\/register\/([0-9a-f]{64})/.exec(text)?.[1] ?? '');
const accept = (app: TestApp, configToken: string) =>
  app.nobody().post('auth/register', registration({ email: undefined, configToken }));

describe.each(engines)('users on %s', async (engine) => {
  const app = await openTestApp(engine, { PUBLIC_URL: 'https://spel.example' });
  const chief = await app.user('super_admin');
  const admin = await app.user('admin');

  it('lists everybody by e-mail, with nothing but what the office needs', async () => {
    const { body } = await admin.get('config/user');
    const emails = body.map(({ email }: { email: string }) => email);
    expect(emails.length).toBeGreaterThan(1);
    expect(emails).toEqual(emails.toSorted());
    for (const one of body)
      expect(Object.keys(one).sort()).toEqual(['_id', 'activated', 'email', 'logins', 'name', 'role', 'secondFactor']);
    expect((await (await app.user('teacher')).get('config/user')).status).toBe(403);
  });

  it('lets a super admin end the logins of another user, and nobody else’s', async () => {
    const [teacher, other] = [await app.user('teacher'), await app.user('teacher')];
    expect((await admin.post(`config/user/${teacher.userId}/logout`)).status).toBe(403);
    expect((await chief.post(`config/user/${teacher.userId}/logout`)).status).toBe(204);
    expect((await teacher.get('game_templates')).status).toBe(401);
    expect((await other.get('game_templates')).status).toBe(200);
    expect((await chief.post(`config/user/${randomUUID()}/logout`)).status).toBe(404);
    expect((await chief.post(`config/user/${chief.userId}/logout`)).body.code).toBe('WRONG_STATE');
  });

  it('lets a super admin delete another user with their games', async () => {
    const teacher = await app.user('teacher');
    const game = await startGame(app, teacher, await makeQuestionSet(app));
    const address = `config/user/${teacher.userId}`;
    expect((await admin.delete(address)).status).toBe(403);
    expect((await chief.delete(address)).status).toBe(204);
    expect((await teacher.get('game_templates')).status).toBe(401);
    expect((await app.student().get(game.path)).status).toBe(404);
    expect((await chief.delete(address)).status).toBe(404);
    expect((await chief.delete(`config/user/${chief.userId}`)).body.code).toBe('WRONG_STATE');
  });

  it('invites by mail', async () => {
    const email = newEmail();
    const { status, body } = await admin.post('users', { email, role: 'teacher' });
    expect([status, body.user]).toMatchObject([201, { email, role: 'teacher', activated: false }]);
    expect(app.mails.at(-1)?.text).toMatch(/^https:\/\/spel\.example\/register\/[0-9a-f]{64}$/m);
    expect((await accept(app, required(tokens(app, email)[0]))).status).toBe(201);
    expect(await entry(admin, email)).toMatchObject({ activated: true });
  });

  it('lets only a super admin invite a super admin, and nobody invite an admin', async () => {
    expect((await admin.post('users', { email: newEmail(), role: 'super_admin' })).body.code).toBe('FORBIDDEN');
    expect((await chief.post('users', { email: newEmail(), role: 'super_admin' })).status).toBe(201);
    const refused = await chief.post('users', { email: newEmail(), role: 'admin' });
    expect(fieldsOf(refused)).toEqual([422, { role: 'INVALID_VALUE' }]);
  });

  it('does not invite who is there, in whatever case', async () => {
    const email = newEmail();
    await admin.post('users', { email, role: 'teacher' });
    const refused = await admin.post('users', { email: email.toUpperCase(), role: 'teacher' });
    expect(errorOf(refused)).toEqual([409, 'EMAIL_TAKEN']);
    expect(app.mails.filter(({ to }) => to.toLowerCase() === email)).toHaveLength(1);
  });

  it('sends an invitation again: the earlier link ends', async () => {
    const email = newEmail();
    await admin.post('users', { email, role: 'teacher' });
    expect((await admin.post('config/invite-user/resend', { email })).status).toBe(204);
    const [first = '', second = ''] = tokens(app, email);
    expect((await accept(app, first)).body.fields).toEqual({ configToken: 'UNKNOWN' });
    expect((await accept(app, second)).status).toBe(201);
    expect((await admin.post('config/invite-user/resend', { email })).body.code).toBe('WRONG_STATE');
    expect((await admin.post('config/invite-user/resend', { email: newEmail() })).body.code).toBe('NOT_FOUND');
  });
});

describe('an invitation whose mail fails', () => {
  it('answers 502, leaves the user to be invited again, and leaves the earlier link as it was', async () => {
    let works = true;
    const server = await startMailServer({
      onRcptTo: (_, __, done) => done(works ? null : new Error('no such mailbox')),
    });
    const app = await createTestApp('SQLite', {}, smtpMailer(server.url, 'spel@school.example'));
    const chief = await app.user('super_admin');
    const tokenOf = (at: number) =>
      /\/register\/([0-9a-f]{64})/.exec(server.received[at]?.source.replaceAll('=\r\n', '') ?? '')?.[1] ?? '';

    works = false;
    const [late, early] = [newEmail(), newEmail()];
    expect((await chief.post('users', { email: late, role: 'teacher' })).body.code).toBe('MAIL_FAILED');
    expect(await entry(chief, late)).toMatchObject({ activated: false });
    works = true;
    expect((await chief.post('config/invite-user/resend', { email: late })).status).toBe(204);
    expect((await accept(app, tokenOf(0))).status).toBe(201);

    expect((await chief.post('users', { email: early, role: 'teacher' })).status).toBe(201);
    works = false;
    expect((await chief.post('config/invite-user/resend', { email: early })).body.code).toBe('MAIL_FAILED');
    expect((await accept(app, tokenOf(1))).status).toBe(201);
    await app.close();
    await server.close();
  });
});
