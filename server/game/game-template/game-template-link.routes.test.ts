// A link that gives a game template to colleagues, through the real app.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findOrInsertLink, removeLink } from '#server/data/game/game-template-links.ts';
import { makeTemplate } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { type Caller, errorOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { required } from '#testing/required.ts';

describe.each(engines)('links of game templates on %s', async (engine) => {
  const settings = { PUBLIC_URL: 'https://halfrond.example' };
  const { app, teacher: owner, set } = await openGameApp(engine, settings, { statements: 4 });
  const colleague = await app.user('teacher');

  const link = async (id: string, by: Caller = owner): Promise<string> =>
    (await by.post(`game_templates/${id}/link`)).body.token;
  const make = () => makeTemplate(app, owner, set, { settings: ['own_arguments'] });
  const readOwn = async (by: Caller, id: string) => (await by.get(`game_templates/${id}`)).body;

  it('stays the same until it is taken back, and then never works again', async () => {
    const id = await make();
    const path = `game_templates/${id}/link`;
    const made = await owner.post(path);
    expect(made.status).toBe(200);
    const { token } = made.body;
    expect(made.body.url).toBe(`https://halfrond.example/teacher/games/link/${token}`);
    const together = await Promise.all([owner.post(path), owner.post(path)]);
    for (const { body } of together) expect(body).toEqual(made.body);
    expect((await readOwn(owner, id)).linked).toBe(true);
    expect((await owner.get('game_templates')).body.find((one: { _id: string }) => one._id === id).linked).toBe(true);
    for (let times = 0; times < 2; times += 1) expect((await owner.delete(path)).status).toBe(204);
    for (const reply of [
      await colleague.get(`game_template_links/${token}`),
      await colleague.post(`game_template_links/${token}`),
    ])
      expect(errorOf(reply)).toEqual([404, 'NOT_FOUND']);
    expect((await readOwn(owner, id)).linked).toBe(false);
    expect(await link(id)).not.toBe(token);
  });

  it('is there for one device while another one takes it back', async () => {
    const id = await make();
    await link(id);
    let queries = 0;
    const racing = app.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        queries += 1;
        if (queries === 1) await removeLink(app.db, id);
        return result;
      },
    });
    expect(await findOrInsertLink(racing, id)).toMatch(/^[\w-]{32}$/);
  });

  it('says what the game is now, and neither whose nor which', async () => {
    const id = await make();
    const token = await link(id);
    await owner.patch(`game_templates/${id}`, { name: 'Anders', statements: set.statements.slice(1), type: 'party' });
    const read = await colleague.get(`game_template_links/${token}`);
    expect(read.body).toEqual({
      name: 'Anders',
      type: 'party',
      questionSet: { _id: set.questionSetId, name: 'Proef' },
      statements: 3,
      parties: 3,
      settings: ['own_arguments'],
    });
    for (const private_ of [id, required(owner.userId), '@']) expect(read.text).not.toContain(private_);
  });

  it('gives a copy of one’s own that says where it came from', async () => {
    const id = await make();
    const token = await link(id);
    const statements = set.statements.toReversed();
    await owner.patch(`game_templates/${id}`, { statements });
    const copied = await colleague.post(`game_template_links/${token}`);
    expect(copied.status).toBe(201);
    const original = await readOwn(owner, id);
    expect(original.classLabel).toBe('5A');
    expect(copied.body).toEqual({
      ...original,
      _id: copied.body._id,
      updatedAt: copied.body.updatedAt,
      version: 1,
      statements,
      classLabel: '',
      linked: false,
      fromColleague: true,
    });
    expect(await readOwn(colleague, copied.body._id)).toEqual(copied.body);
    const renamed = await colleague.patch(`game_templates/${copied.body._id}`, { name: 'Van mij' });
    expect(renamed.body).toMatchObject({ name: 'Van mij', fromColleague: true });
    expect(await readOwn(owner, id)).toEqual(original);
    const own = await owner.post(`game_template_links/${token}`);
    expect(own.body).toMatchObject({ fromColleague: false, classLabel: '5A' });
    await owner.delete(`game_templates/${id}`);
    expect((await colleague.get(`game_template_links/${token}`)).status).toBe(404);
    expect((await colleague.get(`game_templates/${copied.body._id}`)).status).toBe(200);
  });

  it('gives one copy of what is sent twice, as the reply was lost, and keeps what was changed since', async () => {
    const path = `game_template_links/${await link(await make())}`;
    const taker = await app.user('teacher');
    const withId = randomUUID();
    const replies = await Promise.all([1, 2].map(() => taker.post(`${path}?withId=${withId}`)));
    expect(replies.map(({ status, body }) => [status, body._id])).toEqual([
      [201, withId],
      [201, withId],
    ]);
    await taker.patch(`game_templates/${withId}`, { name: 'Van mij' });
    expect((await taker.post(`${path}?withId=${withId}`)).body.name).toBe('Van mij');
    expect(await taker.call('GET game_templates')).toMatchObject([{ _id: withId, name: 'Van mij' }]);
    expect((await colleague.post(`${path}?withId=${withId}`)).status).toBe(409);
    expect((await colleague.post(`${path}?withId=x`)).status).toBe(422);
  });

  it('is created and revoked by its owner only', async () => {
    const id = await make();
    const token = await link(id);
    for (const stranger of [colleague, await app.user('super_admin')]) {
      expect((await stranger.post(`game_templates/${id}/link`)).status).toBe(404);
      expect((await stranger.delete(`game_templates/${id}/link`)).status).toBe(404);
    }
    expect((await colleague.get(`game_template_links/${token}`)).status).toBe(200);
    expect((await app.student().get(`game_template_links/${token}`)).status).toBe(401);
    expect((await owner.get(`account/download`)).text).toContain(token);
  });

  it.each(['x', randomUUID(), '%00', 'a'.repeat(32), 'a'.repeat(5000), '%2e%2e%2f'])('is none: %s', async (token) => {
    expect((await colleague.get(`game_template_links/${token}`)).status).toBe(404);
    expect((await colleague.post(`game_template_links/${token}`)).status).toBe(404);
  });
});
