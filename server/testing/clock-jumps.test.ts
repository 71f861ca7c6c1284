// The clock is corrected in the middle of a lesson: the game continues and nobody is logged out.

import { describe, expect, it } from 'vitest';
import { giveAnswer, startGame } from './factories.ts';
import { moveClock } from './move-clock.ts';
import { openGameApp } from './open-app.ts';
import { engines } from './test-database.ts';

const HOUR_MS = 3_600_000;
const JUMPS = {
  'an hour ahead': HOUR_MS,
  'a day ahead': 24 * HOUR_MS,
  'an hour back': -HOUR_MS,
  'ten years back': -87_600 * HOUR_MS,
};

describe.each(engines)('a clock that jumps, on %s', async (engine) => {
  const { app, teacher, set, first, second } = await openGameApp(engine, { RATE_LIMITS: 'on' });

  it.each(Object.entries(JUMPS))('%s', async (_, jump) => {
    const game = await startGame(app, teacher, set, { settings: ['own_tempo', 'own_arguments'] });
    const student = app.student();
    const [, , third = ''] = set.statements;
    const opinion = { opinion: set.opinions[0] };
    expect((await giveAnswer(student, game, first, opinion)).status).toBe(201);
    moveClock(jump);
    expect((await giveAnswer(student, game, second, opinion)).status).toBe(201);
    const changed = { opinion: set.opinions[1], comment: 'na de sprong' };
    expect((await giveAnswer(student, game, first, changed)).body).toMatchObject(changed);
    expect((await giveAnswer(app.student(), game, third, opinion)).status).toBe(201);
    const { studentOpinions } = await teacher.call('GET voting/session/:code', { params: { code: game.code } });
    expect(studentOpinions).toHaveLength(3);
    expect(studentOpinions.find(({ statementId }: { statementId: string }) => statementId === first)).toMatchObject(
      changed,
    );
    expect((await teacher.post(`${game.path}/end`)).status).toBe(200);
    expect((await student.call('GET result/session/:sessionId', { params: { sessionId: game.id } })).totalAnswers).toBe(
      2,
    );
    expect((await teacher.post(`${game.path}/archive`)).status).toBe(204);
  });
});
