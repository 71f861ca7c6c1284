// Students with further client-ids try to learn what classmates answer. Nothing depends on time: after every tap all ghosts send, and the
// teacher asks for the latest result, which is more often than in any lesson.
import { randomUUID } from 'node:crypto';
import { FIRST_MAX, STEP_MAX } from '#shared/domain/limits.ts';
import { caller, logIn } from '#testing/api-client.ts';
import { newParties, OPTIONS } from '#testing/fixtures.ts';
import { type PublishedSet, publishSet, startGame } from '#testing/game.ts';
import { type AttackedClass, chanceOf, choices, type Named, watchBars, watchShift } from '#testing/naming-attack.ts';
import { required } from '#testing/required.ts';
import { startServer, type TestServer } from '#testing/server-process.ts';
import type { Report } from './report.ts';

const GAMES = 12;
const OPINIONS = OPTIONS.map(({ opinion }) => opinion);

/** A started game with a class and its ghosts. */
async function attacked(
  { baseURL }: TestServer,
  set: PublishedSet,
  sizes: { classmates: number; ghosts: number },
): Promise<AttackedClass> {
  const { code } = await startGame(set);
  const params = { code, statementId: required(set.statements[0]) };
  const join = async (count: number) => {
    const students = Array.from({ length: count }, () => caller(baseURL, { 'client-id': randomUUID() }));
    await Promise.all(students.map((call) => call('GET voting/session/:code', { params })));
    return students.map(
      (call) => (opinion: string) =>
        call('POST voting/session/:code/statement/:statementId/opinion', { params, body: { opinion } }),
    );
  };
  const press = () => set.call('POST voting/session/:code/statement/:statementId/shown', { params });
  return {
    options: OPINIONS,
    classmates: await join(sizes.classmates),
    ghosts: await join(sizes.ghosts),
    press,
    voteAgain: () => set.call('POST voting/session/:code/statement/:statementId/second-round', { params }),
    end: async () => {
      await set.call('POST voting/session/:code/end', { params });
      return press();
    },
  };
}

async function play(games: number, attack: (seed: number) => Promise<Named>): Promise<Named> {
  const all = { named: 0, right: 0 };
  for (let game = 0; game < games; game++) {
    const { named, right } = await attack(game);
    all.named += named;
    all.right += right;
  }
  return all;
}

export async function namingGhosts(report: Report): Promise<void> {
  report.section('ghosts that want to know what classmates answer');
  const server = await startServer({ DEMO_CONTENT: 'false', LOG_LEVEL: 'fatal', RATE_LIMITS: 'off' });
  const set = await publishSet(await logIn(server.baseURL), { statements: 1, parties: newParties(1) });
  const game = (classmates: number, ghosts: number) => attacked(server, set, { classmates, ghosts });
  const check = (what: string, { named, right }: Named, atMost: number) =>
    report.check(`${what}: ${named} named, ${right} rightly; at most ${atMost.toFixed(1)}`, named <= atMost, named);

  const bars = await play(GAMES, async (seed) => watchBars(await game(24, 2), choices(seed, OPINIONS)));
  check(`2 ghosts in ${GAMES} classes of 24`, bars, chanceOf([FIRST_MAX, STEP_MAX, STEP_MAX], OPINIONS.length, GAMES));
  for (const ghosts of [0, 2]) {
    const last = await play(GAMES, async (seed) => watchBars(await game(24, ghosts), choices(seed, OPINIONS), 23));
    check(`the last one of 24, ${ghosts} ghosts, ${GAMES} games`, last, 0);
  }
  const pairs = await play(GAMES, async (seed) => watchShift(await game(20, 28), choices(seed, OPINIONS)));
  check(`28 ghosts in ${GAMES} second rounds of 20`, pairs, chanceOf([15, 5], OPINIONS.length ** 2, GAMES));
  await server.stop();
}
