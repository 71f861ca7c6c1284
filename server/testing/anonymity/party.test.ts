// The owner of a party game reads everything after every answer: nothing moves before a statement is over, and nothing
// reveals a party that few played, also not by a remainder.
import { describe, expect, it } from 'vitest';
import type { Caller } from '#server/testing/test-app.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import type { GameSetting } from '#shared/domain/game-settings.ts';
import { SKIP } from '#shared/domain/skip.ts';
import { randomNumbers } from '#testing/random-numbers.ts';
import { required } from '#testing/required.ts';
import { OPTIONS, openAnonymity, type WatchedGame } from './watched-game.ts';

const PLAYERS_MIN = 3;
/** How many answered is told as ever, and stands in the way of comparing the rest. */
const withoutProgress = (read: Map<string, string>): string[] =>
  [...read].map(([address, text]) => `${address} ${text.replace(/"(nrOfAnswers|answered|finished)":\d+/g, '')}`);

/** How many students play each party. */
const SIZES = [
  [4, 3, 2],
  [4, 2, 0],
  [1, 1, 5],
  [2, 0, 0],
];

describe.each(bothEngines)('a party game, on %s', async (engine) => {
  const { start } = await openAnonymity(engine);

  interface Play {
    game: WatchedGame;
    /** Each with the index of their party. */
    students: (readonly [Caller, number])[];
    /** What was answered, by statement and student. */
    sheet: Map<string, { statementId: string; party: number; opinion: string }>;
  }

  async function begin(sizes: readonly number[], ...settings: GameSetting[]): Promise<Play> {
    const game = await start('party', ...settings);
    const parties = sizes.flatMap((size, party) => Array.from({ length: size }, () => party));
    const joined = await game.join(parties.length);
    return { game, students: joined.map((student, at) => [student, required(parties[at])]), sheet: new Map() };
  }

  async function say({ game, students, sheet }: Play, at: number, statementId: string, opinion: string) {
    const [student, party] = required(students[at]);
    await game.answer(student, statementId, { opinion, partyId: game.parties[party] });
    sheet.set(`${statementId} ${at}`, { statementId, party, opinion });
  }

  /** Everybody answers that statement, and the owner reads everything after each. */
  async function answerAll(play: Play, statementId: string, below: (most: number) => number) {
    let before = withoutProgress(await play.game.everything());
    for (const at of play.students.keys()) {
      await say(play, at, statementId, below(8) === 0 ? SKIP : required(OPTIONS[below(3)]));
      const after = withoutProgress(await play.game.everything());
      expect(after, 'an answer moves nothing').toEqual(before);
      before = after;
    }
  }

  /** Looks at all that is told of statements that are over. */
  async function look({ game, sheet }: Play, over: ReadonlySet<string>, what: string) {
    const given = (statementId: string, party: number) =>
      [...sheet.values()].filter(
        (one) => one.statementId === statementId && one.party === party && one.opinion !== SKIP,
      ).length;
    const overview = await game.overview();
    const params = { params: { code: game.code } };
    const played = await game.owner.call('GET result/session/:code/group-results/party', params);
    const all = await game.owner.call('GET result/session/:code/group-results', params);
    const { statements } = await game.owner.call('GET result/session/:code/perspective', params);
    const partyOf = (id: string) => game.parties.indexOf(id);
    for (const scores of [played.partyScores, all.partyScores, overview.partyScores])
      for (const { _id, count, total } of scores)
        if (![...over].some((id) => given(id, partyOf(_id)) >= PLAYERS_MIN))
          expect([count, total], `${what}: a score`).toEqual([null, null]);
    for (const { statementId, parties } of statements) {
      const told = parties.filter(({ players }) => players !== null);
      for (const { partyId, players, hits, guesses } of parties) {
        const isTold = over.has(statementId) && given(statementId, partyOf(partyId)) >= PLAYERS_MIN;
        if (isTold) expect(players, `${what}: players`).toBe(given(statementId, partyOf(partyId)));
        else expect([players, hits, guesses], `${what}: a cell`).toEqual([null, null, null]);
      }
      const options = required(overview.statements.find((one) => one.statementId === statementId)).options;
      const board = await game.owner.call(
        'GET voting/session/:code/statement/:statementId/played',
        game.at(statementId),
      );
      for (const counts of [options, board.counts]) {
        const numbers = counts.flatMap(({ count }) => count ?? []);
        if (!over.has(statementId)) expect(numbers, `${what}: a count`).toEqual([]);
        // What is left of the sum when the parties of which something is told are taken away.
        const left =
          numbers.reduce((sum, one) => sum + one, 0) - told.reduce((sum, one) => sum + (one.players ?? 0), 0);
        const small = game.parties.filter((id) => {
          const players = given(statementId, partyOf(id));
          return players > 0 && players < PLAYERS_MIN;
        });
        if (numbers.length > 0 && small.length === 1) expect(left, `${what}: what is left`).toBe(0);
        if (numbers.length > 0) expect([1, 2], `${what}: what is left`).not.toContain(left);
      }
    }
  }

  it.each(SIZES)('of %i, %i and %i players tells nothing before a statement is over, nor of few', async (...sizes) => {
    const below = randomNumbers(required(sizes[0]));
    const play = await begin(sizes);
    const { game } = play;
    const [first, second] = game.statements.map(required);
    await answerAll(play, required(first), below);
    await look(play, new Set(), 'the first one is answered');
    await game.moveTo(required(second));
    await look(play, new Set([required(first)]), 'the first one is over');
    await answerAll(play, required(second), below);
    await game.moveTo(required(first));
    const over = new Set(game.statements);
    await look(play, over, 'both are over');
    const before = withoutProgress(await game.everything());
    const opinion = required(OPTIONS.find((one) => one !== play.sheet.get(`${first} 0`)?.opinion));
    await say(play, 0, required(first), opinion);
    expect(withoutProgress(await game.everything()), 'coming back tells nothing').toEqual(before);
    await game.end();
    await look(play, over, 'at the end');
    const { statements, partyScores } = await game.overview();
    await game.forget(required(play.students[0])[0]);
    expect(await game.overview(), 'who forgets takes no figure along').toMatchObject({ statements, partyScores });
  });

  it.each(SIZES)('in the students’ tempo, of %i, %i and %i players, before the results', async (...sizes) => {
    const play = await begin(sizes, 'own_tempo');
    for (const statementId of play.game.statements)
      await answerAll(play, statementId, randomNumbers(required(sizes[1]) + 1));
    await look(play, new Set(), 'all is answered');
    await play.game.end();
    await look(play, new Set(play.game.statements), 'at the end');
  });

  it('fixes the figures of a statement when its parties are revealed', async () => {
    const play = await begin([4, 3, 0]);
    const { game } = play;
    const first = required(game.statements[0]);
    for (const at of [0, 1, 2, 3, 4, 5]) await say(play, at, first, 'Akkoord');
    const body = { step: 'parties', round: 1 } as const;
    await game.owner.call('POST voting/session/:code/statement/:statementId/step', { ...game.at(first), body });
    await look(play, new Set([first]), 'revealed');
    const before = withoutProgress(await game.everything());
    await say(play, 6, first, 'Neutraal');
    expect(withoutProgress(await game.everything()), 'a late answer moves nothing').toEqual(before);
    await game.moveTo(required(game.statements[1]));
    const { statements } = await game.overview();
    expect(required(statements[0]).options.map(({ count }) => count)).toEqual([4, 0, 0]);
    const file = [...(await game.everything())].find(([address]) => address.endsWith('/download'));
    expect(required(file)[1], 'the file has empty cells').not.toMatch(/null|undefined/);
  });
});
