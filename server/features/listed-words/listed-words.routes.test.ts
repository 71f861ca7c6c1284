import { describe, expect, it } from 'vitest';
import { giveAnswer, makeGame, makeQuestionSet } from '#server/testing/factories.ts';
import { openTestApp } from '#server/testing/open-app.ts';
import { fieldsOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { LISTED_WORD_MAX, LISTED_WORDS_MAX } from '#shared/domain/limits.ts';

const PATH = 'config/listed_words';

describe.each(engines)('the installation’s own words that flag an argument, on %s', async (engine) => {
  const app = await openTestApp(engine);
  const chief = await app.user('super_admin');

  const read = async () => (await chief.call('GET config/listed_words')).words;

  it('are none at first, and are replaced as a whole: trimmed, each once, in order', async () => {
    expect(await read()).toEqual([]);
    const words = [' zool ', 'Élan', 'e\u0301lan', 'dikke   nek', 'ZOOL'];
    const { status, body } = await chief.put(PATH, { words });
    expect([status, body.words]).toEqual([200, ['dikke nek', 'Élan', 'zool']]);
    expect(await read()).toEqual(['dikke nek', 'Élan', 'zool']);
  });

  it.each([
    ['no word', '  ', 'REQUIRED'],
    ['signs alone', '!!', 'INVALID_VALUE'],
    ['letters in disguise, whose rest is an ordinary word', 'b*ek', 'INVALID_VALUE'],
    ['a long one', 'a'.repeat(LISTED_WORD_MAX + 1), 'TOO_LONG'],
  ])('stay as they were when one is %s', async (_, word, code) => {
    const before = await read();
    expect(fieldsOf(await chief.put(PATH, { words: ['goed', word] }))).toEqual([422, { 'words.1': code }]);
    expect(await read()).toEqual(before);
  });

  it('may be as many and as long as the limits say, and no more', async () => {
    const words = Array.from(
      { length: LISTED_WORDS_MAX },
      (_, at) => '𝓌'.repeat(LISTED_WORD_MAX - 5) + String(10_000 + at),
    );
    const { body: stored } = await chief.put(PATH, { words });
    expect(stored.words).toHaveLength(LISTED_WORDS_MAX);
    expect((await chief.put(PATH, { words: [...words, 'meer'] })).body.fields).toEqual({ words: 'TOO_LONG' });
    expect((await chief.put(PATH, { words: [], version: stored.version })).status).toBe(200);
  });

  it('are not replaced by a list that was made of an older one, unless it does not say which', async () => {
    const { version } = (await chief.put(PATH, { words: ['een'] })).body;
    const save = (word: string) => chief.put(PATH, { words: [word], version });
    const replies = await Promise.all(['twee', 'drie', 'vier'].map(save));
    expect(replies.map(({ status, body }) => body.code ?? status).sort()).toEqual([
      200,
      'CHANGED_MEANWHILE',
      'CHANGED_MEANWHILE',
    ]);
    expect((await chief.put(PATH, { words: [], version })).status).toBe(409);
    expect((await chief.put(PATH, { words: [] })).body).toEqual({ words: [], version: version + 2 });
  });

  it('flag arguments from then on, also those that were given before', async () => {
    const teacher = await app.user('teacher');
    const set = await makeQuestionSet(app);
    const game = await makeGame(app, teacher, set, { settings: ['own_arguments', 'hold_arguments'] });
    await teacher.post(`${game.path}/start`);
    const [statementId = ''] = set.statements;
    await giveAnswer(app.student(), game, statementId, { opinion: 'Akkoord', comment: 'Een echte Dikke Nek, die man' });
    const flags = async () =>
      (await teacher.get(game.path)).body.studentOpinions.map((one: { commentFlags: string[] }) => one.commentFlags);
    await chief.put(PATH, { words: [] });
    expect(await flags()).toEqual([[]]);
    await chief.put(PATH, { words: ['dikke nek'] });
    expect(await flags()).toEqual([['word']]);
  });

  it('are read and changed by users who may change difficult words', async () => {
    const admin = await app.user('admin');
    expect((await admin.get(PATH)).status).toBe(403);
    expect((await admin.put(PATH, { words: [] })).status).toBe(403);
    expect((await app.nobody().get(PATH)).status).toBe(401);
    expect((await chief.get(PATH)).headers['cache-control']).toBe('no-store');
  });
});
