// One's own account, through the real app.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { outboxMailer } from '#server/mail/outbox-mailer.ts';
import { smtpMailer } from '#server/mail/smtp-mailer.ts';
import { giveAnswer, makeTemplate, startGame } from '#server/testing/factories.ts';
import { openGameApp, openTestApp } from '#server/testing/open-app.ts';
import { type Caller, createTestApp, fieldsOf, PASSWORD } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { required } from '#testing/required.ts';

const NEW_PASSWORD = 'zeven rode hazen';

describe.each(engines)('one’s own account on %s', async (engine) => {
  const { app, teacher, set } = await openGameApp(engine);

  const emailOf = async (who: Caller): Promise<string> => required((await who.call('GET account')).email);
  const count = async (table: 'game_templates' | 'voting_sessions' | 'participants' | 'student_opinions') =>
    (await app.db.selectFrom(table).select('id').execute()).length;
  /** A game of that teacher with one student's answer, and the template beside it. */
  async function play(owner: Caller) {
    await makeTemplate(app, owner, set);
    const game = await startGame(app, owner, set);
    const student = app.student();
    await giveAnswer(student, game, required(set.statements[0]), { opinion: 'Akkoord' });
    return { game, student };
  }

  it('changes what is sent and leaves the rest', async () => {
    const before = await teacher.call('GET account');
    expect((await teacher.patch('account', {})).body).toEqual(before);
    const { body } = await teacher.patch('account', { firstName: 'Mia', language: 'FR', role: 'super_admin' });
    expect(body).toEqual({ ...before, firstName: 'Mia', language: 'FR' });
    expect((await teacher.patch('account', { firstName: ' ' })).body.fields).toEqual({ firstName: 'REQUIRED' });
    expect((await app.nobody().get('account')).status).toBe(401);
  });

  it('a new password asks for the present one and ends other logins', async () => {
    const user = await app.user('teacher');
    const change = (currentPassword: string, password: string) =>
      user.post('account/password', { currentPassword, password });
    expect((await change('verkeerd', NEW_PASSWORD)).body.fields).toEqual({ currentPassword: 'INVALID_VALUE' });
    expect((await change(PASSWORD, 'abc')).body.fields).toEqual({ password: 'TOO_SHORT' });
    const email = await emailOf(user);
    const { status, body } = await change(PASSWORD, NEW_PASSWORD);
    expect(status).toBe(200);
    expect((await user.get('account')).status).toBe(401);
    const authorization = body.jwtToken;
    expect((await app.app.http.inject({ url: '/api/account', headers: { authorization } })).statusCode).toBe(200);
    expect((await app.nobody().post('auth/login', { email, password: NEW_PASSWORD })).status).toBe(200);
  });

  it('a wrong password for leaving counts like one for logging in', async () => {
    const limited = await openTestApp(engine, { RATE_LIMITS: 'on' });
    const leaver = await limited.user('teacher');
    const leave = async (password: string) => (await leaver.delete('account', { password })).status;
    for (let at = 0; at < 10; at++) expect(await leave('verkeerd')).toBe(422);
    expect(await leave(PASSWORD)).toBe(429);
    const email = await emailOf(leaver);
    expect((await limited.nobody().post('auth/login', { email, password: PASSWORD })).status).toBe(429);
  });

  it('a deleted account leaves no mail in the outbox', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'halfrond-left-'));
    const mailer = outboxMailer(folder, 'spel@school.example', { info: () => {} });
    const own = await createTestApp(engine, {}, mailer);
    const [leaver, other] = [await own.user('teacher'), await own.user('teacher')];
    for (const user of [leaver, other])
      await own.nobody().call('POST auth/reset-password/init', { body: { email: await emailOf(user) } });
    await vi.waitFor(async () =>
      expect((await readdir(folder)).filter((name) => name.endsWith('.eml'))).toHaveLength(2),
    );
    await leaver.call('DELETE account', { body: { password: PASSWORD } });
    const [left = '', ...more] = await readdir(folder);
    expect(more).toEqual([]);
    expect(await readFile(join(folder, left), 'utf8')).toContain(`To: ${await emailOf(other)}`);
    await own.close();
    await rm(folder, { recursive: true });
  });

  it('a changed password sends its owner one mail, and stays changed if that fails', async () => {
    const user = await app.user('teacher');
    const email = await emailOf(user);
    const body = { currentPassword: PASSWORD, password: NEW_PASSWORD };
    await user.post('account/password', { ...body, currentPassword: 'verkeerd' });
    expect(app.mails.filter(({ to }) => to === email)).toEqual([]);
    await user.post('account/password', body);
    const [mail, ...more] = app.mails.filter(({ to }) => to === email);
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/wachtwoord .* gewijzigd/);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/href|https?:|zeven rode hazen/);

    const server = await startMailServer({ onRcptTo: (_, __, done) => done(new Error('no such mailbox')) });
    const without = await createTestApp(engine, {}, smtpMailer(server.url, 'spel@school.example'));
    const teacherThere = await without.user('teacher');
    const { status } = await teacherThere.post('account/password', body);
    const login = { email: `teacher.${teacherThere.userId}@example.org`, password: NEW_PASSWORD };
    expect([status, (await without.nobody().post('auth/login', login)).status]).toEqual([200, 200]);
    await without.close();
    await server.close();
  });

  it('hands out everything stored about oneself, and nothing of students', async () => {
    const user = await app.user('teacher');
    const { game } = await play(user);
    const { status, headers, body, text } = await user.get('account/download');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(/attachment; filename="\w+-account\.json"/);
    expect(body.account.email).toBe(await emailOf(user));
    expect(body.gameTemplates[0]).toMatchObject({
      name: 'Proefspel',
      questionSet: 'Proef',
      statements: ['Stelling 1', 'Stelling 2', 'Stelling 3'],
    });
    expect(body.votingSessions.map(({ code }: { code: string }) => code)).toEqual([game.code]);
    expect(text).not.toMatch(/argon2|Akkoord/);
  });

  it('goes with its games and their answers, and takes nothing of others', async () => {
    const [leaver, other] = [await app.user('teacher'), await app.user('teacher')];
    const stays = await play(other);
    const before = [await count('game_templates'), await count('voting_sessions'), await count('student_opinions')];
    const { game, student } = await play(leaver);
    await play(leaver);
    const leave = (body: object) => leaver.delete('account', body);
    const email = await emailOf(leaver);
    for (const [body, code] of [
      [{}, 'REQUIRED'],
      [{ password: '' }, 'REQUIRED'],
      [{ password: 'verkeerd' }, 'MISMATCH'],
      [{ email }, 'REQUIRED'],
    ] as const) {
      expect(fieldsOf(await leave(body))).toEqual([422, { password: code }]);
    }
    expect((await leave({ password: PASSWORD })).status).toBe(204);
    expect([await count('game_templates'), await count('voting_sessions'), await count('student_opinions')]).toEqual(
      before,
    );
    expect((await leaver.get('account')).status).toBe(401);
    expect((await student.get(game.path)).body.code).toBe('INVALID_CODE');
    expect((await stays.student.get(stays.game.path)).status).toBe(200);
    expect((await app.nobody().post('auth/login', { email, password: PASSWORD })).status).toBe(401);
  });

  it('goes one game after the other: other calls have a turn after each', async () => {
    const leaver = await app.user('teacher');
    for (let at = 0; at < 40; at++) await play(leaver);
    let isGone = false;
    const left = leaver.delete('account', { password: PASSWORD }).finally(() => {
      isGone = true;
    });
    let turns = 0;
    for (; !isGone; turns++) await new Promise(setImmediate);
    expect((await left).status).toBe(204);
    expect(turns).toBeGreaterThanOrEqual(40);
  });

  it('the last super admin stays, also when the last two leave at the same time', async () => {
    const [one, two] = [await app.user('super_admin'), await app.user('super_admin')];
    const replies = await Promise.all([one, two].map((who) => who.delete('account', { password: PASSWORD })));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('WRONG_STATE');
    const left = await app.db.selectFrom('users').select('id').where('role', '=', 'super_admin').execute();
    expect(left).toHaveLength(1);
  });
});
