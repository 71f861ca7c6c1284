// Random games against a model of the contract that shares no code with the server; `npm run lab -- games` plays 500.
import { expect, it } from 'vitest';
import { openTestApp } from '#server/testing/open-app.ts';
import { Caller } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { OPTIONS, PARTIES } from '#testing/fixtures.ts';
import { publishSet } from '#testing/game.ts';
import { playRandomGame } from '#testing/random-games/play-random-game.ts';
import { required } from '#testing/required.ts';

const GAMES = [1, 2];

it.each(engines)(
  'nobody is told another figure than the model says, by two servers on one %s',
  async (engine) => {
    const here = await openTestApp(engine);
    const there = await openTestApp(engine, {}, here);
    const { call } = await here.user('super_admin');
    const set = await publishSet(call, { statements: 2, parties: PARTIES.slice(0, 3) });
    let turn = 0;
    const next = () => required([here, there][turn++ % 2]);
    const servers = {
      owner: call,
      student: (clientId: string) => new Caller(next(), { clientId }).call,
      projector: (projectorToken: string) => new Caller(next(), { projectorToken }).call,
      set,
      options: OPTIONS.map(({ opinion }) => opinion),
      resultsMinCount: 0,
    };
    const played = [];
    for (const seed of GAMES) played.push(await playRandomGame(servers, seed));
    expect(played.flatMap(({ wrong }) => wrong)).toEqual([]);
    for (const what of ['snapshots', 'late', 'shifts'] as const)
      expect(
        played.reduce((sum, one) => sum + one[what], 0),
        what,
      ).toBeGreaterThan(0);
  },
  120_000,
);
