// One's own account, through the real app.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveAnswer, makeQuestionSet, makeTemplate, startGame, type TestSet } from '#server/testing/factories.ts';
import { type Caller, createTestApp, PASSWORD, type TestApp } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';

const NEW_PASSWORD = 'een nieuw wachtwoord';

describe.each(engines)('one’s own account on %s', (engine) => {
  let app: TestApp;
  let teacher: Caller;
  let set: TestSet;
  beforeAll(async () => {
    app = await createTestApp(engine);
    teacher = await app.user('teacher');
    set = await makeQuestionSet(app);
  });
  afterAll(() => app.close());

  const emailOf = async (who: Caller): Promise<string> => (await who.get('account')).body.email;
  const count = async (table: 'game_templates' | 'voting_sessions' | 'participants' | 'student_opinions') =>
    (await app.db.selectFrom(table).select('id').execute()).length;
  /** A game of that teacher with one student's answer, and the template beside it. */
  async function play(owner: Caller) {
    await makeTemplate(app, owner, set);
    const game = await startGame(app, owner, set);
    const student = app.student();
    await giveAnswer(student, game, set.statements[0] ?? '', { opinion: 'Akkoord' });
    return { game, student };
  }

  it('changes what is sent and leaves the rest', async () => {
    const before = (await teacher.get('account')).body;
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
    const wrong = await leaver.post('account/deletion', { email: 'iemand@anders.example' });
    expect([wrong.status, wrong.body.fields]).toEqual([422, { email: 'MISMATCH' }]);
    const email = await emailOf(leaver);
    expect((await leaver.post('account/deletion', { email: email.toUpperCase() })).status).toBe(204);
    expect([await count('game_templates'), await count('voting_sessions'), await count('student_opinions')]).toEqual(
      before,
    );
    expect((await leaver.get('account')).status).toBe(401);
    expect((await student.get(game.path)).body.code).toBe('INVALID_CODE');
    expect((await stays.student.get(stays.game.path)).status).toBe(200);
    expect((await app.nobody().post('auth/login', { email, password: PASSWORD })).status).toBe(401);
  });

  it('goes one game after the other: who plays meanwhile has a turn after each', async () => {
    const leaver = await app.user('teacher');
    for (let at = 0; at < 40; at++) await play(leaver);
    let isGone = false;
    const left = leaver.post('account/deletion', { email: await emailOf(leaver) }).finally(() => {
      isGone = true;
    });
    let turns = 0;
    for (; !isGone; turns++) await new Promise(setImmediate);
    expect((await left).status).toBe(204);
    expect(turns).toBeGreaterThanOrEqual(40);
  });

  it('the last super admin stays, also when the last two leave at the same time', async () => {
    const [one, two] = [await app.user('super_admin'), await app.user('super_admin')];
    const emails = [await emailOf(one), await emailOf(two)];
    const leave = (who: Caller, email = '') => who.post('account/deletion', { email });
    const replies = await Promise.all([leave(one, emails[0]), leave(two, emails[1])]);
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('WRONG_STATE');
    const left = await app.db.selectFrom('users').select('id').where('role', '=', 'super_admin').execute();
    expect(left).toHaveLength(1);
  });
});
