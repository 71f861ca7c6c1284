// The attacks of one student with further client-ids, on the real routes.
import { expect, it } from 'vitest';
import { giveAnswer, startGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { FIRST_MAX, STEP_MAX } from '#shared/domain/limits.ts';
import { type AttackedClass, chanceOf, choices, watchBars, watchShift } from '#testing/naming-attack.ts';

const { app, teacher, set } = await openGameApp('SQLite');

async function attacked(classmates: number, ghosts: number): Promise<AttackedClass> {
  const [statementId = ''] = set.statements;
  const game = await startGame(app, teacher, set);
  const params = { code: game.code, statementId };
  const join = async (count: number) => {
    const students = Array.from({ length: count }, () => app.student());
    for (const student of students) await student.get(game.path);
    return students.map((student) => (opinion: string) => giveAnswer(student, game, statementId, { opinion }));
  };
  const press = () => teacher.call('POST voting/session/:code/statement/:statementId/shown', { params });
  return {
    options: set.opinions,
    classmates: await join(classmates),
    ghosts: await join(ghosts),
    press,
    voteAgain: () => teacher.post(`${game.path}/statement/${statementId}/second-round`),
    end: async () => {
      await teacher.post(`${game.path}/end`);
      return press();
    },
  };
}

it('two ghosts that change to and fro name no more of 24 classmates than chance does', async () => {
  const { named } = await watchBars(await attacked(24, 2), choices(1, set.opinions));
  expect(named).toBeLessThanOrEqual(chanceOf([FIRST_MAX, STEP_MAX, STEP_MAX], set.opinions.length, 1));
});

it('the last one to answer is not named, neither after 23 others nor by the end', async () => {
  for (let time = 0; time < 3; time++) {
    const choose = choices(time, set.opinions);
    expect((await watchBars(await attacked(24, 2), choose, 23)).named).toBe(0);
    expect((await watchBars(await attacked(24, 0), choose, 23)).named).toBe(0);
  }
});

it('28 ghosts name nobody’s two opinions in a second round of 20', async () => {
  const { named } = await watchShift(await attacked(20, 28), choices(1, set.opinions));
  expect(named).toBeLessThanOrEqual(chanceOf([15, 5], set.opinions.length ** 2, 1));
});
