import { describe, expect, it } from 'vitest';
import { makeGame, makeQuestionSet } from '#server/testing/factories.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';

describe.each(engines)('what is kept of voting sessions, on %s', (engine) => {
  it('holds the texts of a question set once, and of each game its own statements, order and parties', async () => {
    const app = await createTestApp(engine);
    const teacher = await app.user();
    const set = await makeQuestionSet(app);
    const [first = '', second = '', third = ''] = set.statements;
    const [stays = '', also = '', leaves = ''] = set.parties;
    const { courses } = app.app.deps;
    const whole = await courses.get((await makeGame(app, teacher, set)).id);
    const part = await courses.get(
      (await makeGame(app, teacher, { ...set, statements: [third, first], parties: [stays, also] })).id,
    );
    expect(whole?.statementIds).toEqual([first, second, third]);
    expect(part?.statementIds).toEqual([third, first]);
    expect(part?.statements[1]).toBe(whole?.statements[0]);
    expect(part?.positions).toBe(whole?.positions);
    expect([...(part?.partyOpinions.keys() ?? [])]).toEqual([third, first]);
    const [held] = part?.partyOpinions.get(first) ?? [];
    expect(whole?.partyOpinions.get(first)).toContain(held);
    const partiesOn = (statementId: string) => part?.partyOpinions.get(statementId)?.map(({ partyId }) => partyId);
    expect(partiesOn(first)?.sort()).toEqual([stays, also].sort());
    expect(partiesOn(third)).not.toContain(leaves);
    await app.close();
  });
});
