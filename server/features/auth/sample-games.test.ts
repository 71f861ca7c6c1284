// Every new teacher begins with the sample games, registered or invited.
import { describe, expect, it } from 'vitest';
import { saveSampleGames } from '#server/data/sample-games.ts';
import { makeQuestionSet } from '#server/testing/factories.ts';
import { openTestApp } from '#server/testing/open-app.ts';
import { newEmail, registration } from '#server/testing/registration.ts';
import { Caller } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { required } from '#testing/required.ts';

describe.each(engines)('a new account on %s', async (engine) => {
  const app = await openTestApp(engine);
  const set = await makeQuestionSet(app);

  async function register(more: object): Promise<Caller> {
    const { status, body } = await app.nobody().post('auth/register', registration(more));
    expect(status).toBe(201);
    return new Caller(app, { token: body.jwtToken });
  }
  async function invite(): Promise<string> {
    const email = newEmail();
    await (await app.user('super_admin')).post('users', { email, role: 'teacher' });
    const mail = await app.mailTo(email);
    return required(/register\/([0-9a-f]{64})/.exec(mail.text)?.[1]);
  }
  const gamesOf = async (caller: Caller) => (await caller.get('game_templates')).body;

  it('has no games where there is no sample content', async () => {
    expect(await gamesOf(await register({}))).toEqual([]);
  });

  it('has its own copies of them, registered or invited', async () => {
    const { questionSetId, statements, parties } = set;
    const lists = { statements, parties: [...parties].sort() };
    const game = { name: 'Voorbeeldspel', type: 'debate', question_set_id: questionSetId, settings: [] } as const;
    await app.db
      .transaction()
      .execute((trx) => saveSampleGames(trx, [{ ...game, ...lists, ownStatements: [], settings: [] }]));
    const registered = await register({});
    const invited = await register({ email: undefined, configToken: await invite() });
    const [[own], [other]] = [await gamesOf(registered), await gamesOf(invited)];
    for (const one of [own, other])
      expect(one).toMatchObject({ name: 'Voorbeeldspel', questionSet: questionSetId, ...lists });
    expect(own._id).not.toBe(other._id);
    expect((await registered.patch(`game_templates/${own._id}`, { name: 'Van mij' })).status).toBe(200);
    expect((await registered.post('config/game-template/voting-session', { gameTemplateId: own._id })).status).toBe(
      201,
    );
    expect((await gamesOf(invited))[0].name).toBe('Voorbeeldspel');
  });
});
