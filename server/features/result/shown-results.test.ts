import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveAnswer, makeQuestionSet, startGame } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';

const MINIMUM = 3;
type Score = { _id: string; count: number | null; total: number };

describe.each(engines)('group results with a minimum of 3, on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(engine, { RESULTS_MIN_COUNT: String(MINIMUM) });
  });
  afterAll(() => app.close());

  it('never differ by fewer than three, whoever reads after every single answer', async () => {
    const set = await makeQuestionSet(app);
    const teacher = await app.user();
    const game = await startGame(app, teacher, set, { settings: ['own_tempo', 'skip_questions'] });
    const readings: Score[][] = [];
    const read = async (): Promise<void> => {
      const results = (await teacher.get(`result/session/${game.code}/group-results`)).body.partyScores as Score[];
      const overview = (await teacher.get(`result/overview/${game.id}`)).body.partyScores as Score[];
      expect(overview).toEqual(results);
      readings.push(results);
    };
    for (let at = 0; at < 24; at++) {
      const student = app.student();
      const opinion = at % 5 === 4 ? '__skipquestion__' : set.opinions[at % 3];
      await giveAnswer(student, game, set.statements[at % 3] ?? '', { opinion });
      await read();
      if (at % 4 === 0) {
        await giveAnswer(student, game, set.statements[at % 3] ?? '', { opinion: set.opinions[(at + 1) % 3] });
        await read();
      }
    }
    await teacher.post(`${game.path}/end`);
    await read();
    let changes = 0;
    for (const partyId of set.parties) {
      const seen = readings.map((scores) => scores.find(({ _id }) => _id === partyId)?.count ?? null);
      for (const [at, count] of seen.entries()) {
        if (count === null) continue;
        expect(count).toBeGreaterThanOrEqual(MINIMUM);
        const before = seen[at - 1] ?? null;
        if (before === null || before === count) continue;
        expect(Math.abs(count - before)).toBeGreaterThanOrEqual(MINIMUM);
        changes += 1;
      }
    }
    expect(readings[1]?.every(({ count }) => count === null)).toBe(true);
    expect(changes).toBeGreaterThan(0);
  });

  it('are exact where nobody looked before the end', async () => {
    const set = await makeQuestionSet(app);
    const teacher = await app.user();
    const game = await startGame(app, teacher, set);
    for (let at = 0; at < 7; at++)
      await giveAnswer(app.student(), game, set.statements[0] ?? '', { opinion: set.opinions[at < 5 ? 0 : 1] });
    await teacher.post(`${game.path}/end`);
    const { body } = await teacher.get(`result/session/${game.code}/group-results`);
    expect(set.parties.map((id) => body.partyScores.find(({ _id }: Score) => _id === id)?.count)).toEqual([
      5,
      null,
      null,
    ]);
  });

  it('are the same for two who ask at once', async () => {
    const set = await makeQuestionSet(app);
    const teacher = await app.user();
    const game = await startGame(app, teacher, set);
    for (let at = 0; at < 4; at++)
      await giveAnswer(app.student(), game, set.statements[0] ?? '', { opinion: set.opinions[0] });
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => teacher.get(`result/session/${game.code}/group-results`)),
    );
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
  });
});
