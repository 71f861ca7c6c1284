// Creations that are sent again because their reply was lost.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openTestApp } from './open-app.ts';
import { bothEngines } from './test-database.ts';

const json = JSON.stringify;
const CSV = 'statement;Anker_opinion;Anker_comment\nJa?;Eens;\nNee?;Oneens;\n';
const CREATIONS: { list: string; path?: string; body: object }[] = [
  { list: 'parties', body: {} },
  { list: 'partners', body: {} },
  { list: 'content_blocks?page=about', path: 'content_blocks', body: { page: 'about', type: 'big_image' } },
  { list: 'difficult_words', body: { description: 'Uitleg' } },
  { list: 'question_sets', body: {} },
  { list: 'question_sets', path: 'question_sets/import', body: { csv: CSV } },
];

describe.each(bothEngines)('created once on %s', async (engine) => {
  const app = await openTestApp(engine);
  const admin = await app.user('super_admin');

  it.each(CREATIONS)(
    'a repeated call keeps what the last one sent: $list $path',
    async ({ list, path = list, body }) => {
      const idsOf = async (): Promise<string[]> =>
        (await admin.get(list)).body.map(({ _id }: { _id: string }) => _id).sort();
      const before = await idsOf();
      const withId = randomUUID();
      const send = (text: string) => admin.post(path, { ...body, name: text, title: text, word: text, withId });
      const replies = await Promise.all(['Een', 'Een', 'Een'].map(send));
      expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect((await send('Twee')).status).toBe(201);
      expect(await idsOf()).toEqual([...before, withId].sort());
      expect(json((await admin.get(list)).body)).toContain('"Twee"');
      expect((await admin.post(path, { ...body, name: 'Drie', word: 'Drie', withId: 'x' })).status).toBe(422);
    },
  );

  it('is no way to change a published question set', async () => {
    const set = await admin.post('question_sets', { name: 'Vast' });
    const withId: string = set.body._id;
    await app.db.updateTable('question_sets').set({ published: 1 }).where('id', '=', withId).execute();
    for (const { path, body } of [
      { path: 'question_sets', body: {} },
      { path: 'question_sets/import', body: { csv: CSV } },
    ])
      expect((await admin.post(path, { ...body, name: 'Anders', withId })).body.code).toBe('PUBLISHED');
    expect((await admin.get(`question_sets/${withId}`)).body.name).toBe('Vast');
  });
});
