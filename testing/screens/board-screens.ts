import type { LiveAt } from '#shared/contract/live-state.ts';
import { PLAYERS_MIN } from '#shared/domain/limits.ts';
import { type LiveView, viewsOf } from '#shared/domain/live-views.ts';
import { SKIP } from '#shared/domain/skip.ts';
import type { GameType, ResultView } from '#shared/domain/voting-session.ts';
import type { Call } from '#testing/api-client.ts';
import { OPTIONS, type PartyBody, STATEMENTS } from '#testing/fixtures.ts';
import { type Game, makeGame, newStudent, pairedProjector, publishSet, startedGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { answerLong, LONG_STATEMENTS, publishLongSet } from './long-texts.ts';
import type { Make, Screen } from './screen.ts';

/** As many as the longest sample set has. */
const TEXTS = [
  ...STATEMENTS,
  'Elk dorp moet minstens één keer per uur een bus hebben, ook op zondag.',
  'Scholen mogen zelf kiezen welke vakken ze in een andere taal geven.',
  'Wie een tweede huis bezit, moet daar meer belasting op betalen.',
];
const KINDS = ['Lijst', 'Beweging', 'Forum', 'Burgers voor'];
const PLACES = ['Nieuw Land', 'Kust', 'Kempen', 'de Dorpen', 'Morgen', 'Vrije Steden', 'Leie', 'Haspengouw'];
const PLACES_MORE = ['Pajottenland', 'Meetjesland'];
const REASON =
  'Wij vinden dat iedereen hierover moet kunnen meebeslissen, ook wie jong is, nog geen werk heeft of ver van de stad woont. Daarna zien we wel.';

/** Parties whose names differ in length. */
export const partiesOf = (count: number): PartyBody[] =>
  [...PLACES, ...PLACES_MORE]
    .flatMap((place) => KINDS.map((kind) => `${kind} ${place}`))
    .slice(0, count)
    .map((name, at) => ({
      name: `${name} ${count}`,
      color: OPTIONS[at % OPTIONS.length]?.color ?? '#1864b0',
      description: `${name} is een verzonnen partij.`,
      video: '',
    }));

/** All parties agree with the first statement. In a party game enough students play each of them: of the last twelve some are wrong, of the others nobody. */
async function answerFirst({ code, statements, parties }: Game, baseURL: string, isParty: boolean): Promise<void> {
  const [first] = statements;
  const known = parties.length - 12;
  const players = isParty
    ? parties.flatMap(({ _id }, at) =>
        Array.from({ length: PLAYERS_MIN }, (_, player) => ({ partyId: _id, option: at < known ? 0 : player })),
      )
    : OPTIONS.map((_, option) => ({ partyId: undefined, option }));
  await Promise.all(
    players.map(async ({ partyId, option }) => {
      const { answer } = await newStudent(baseURL, code);
      await answer(required(first?._id), OPTIONS[option]?.opinion ?? '', partyId === undefined ? {} : { partyId });
    }),
  );
}

/** A class answers everything, each statement differently: all the same, divided, skipped by some. */
async function answerAll({ code, statements, parties }: Game, baseURL: string, isParty: boolean): Promise<void> {
  await Promise.all(
    Array.from({ length: 12 }, async (_, student) => {
      const { answer } = await newStudent(baseURL, code);
      const party = isParty ? { partyId: required(parties[student]?._id) } : {};
      for (const [at, { _id }] of statements.entries()) {
        const option = at === 0 ? 0 : (student * at) % OPTIONS.length;
        await answer(_id, student === 11 && at % 2 === 1 ? SKIP : required(OPTIONS[option]?.opinion), party);
      }
    }),
  );
}

/** Projectors without a login that have much to show: many parties, many statements. */
export async function boardScreens(baseURL: string, call: Call, screen: Make): Promise<Screen[]> {
  const screens: Screen[] = [];
  for (const count of [12, 40]) {
    const of = await publishSet(call, {
      name: `${count} partijen`,
      statements: TEXTS,
      parties: partiesOf(count),
      choose: (statement, party) => (statement === 0 ? 0 : party),
      explain: () => REASON,
    });
    const party = await startedGame(baseURL, { type: 'party', of });
    const whole = (type: GameType) =>
      startedGame(baseURL, { of, type, statements: TEXTS.length, settings: ['own_tempo', 'skip_questions'] });
    const debate = await whole('debate');
    const played = await whole('party');
    const on = async (name: string, { code }: Game, body: { view?: LiveView; resultView?: ResultView }) => {
      await call('POST voting/session/:code/view', { params: { code }, body });
      screens.push(await boardOf(baseURL, call, screen(`board-${name}-${count}`, '/screen'), code));
    };
    const guesses = await startedGame(baseURL, { type: 'party', of });
    const opinions = await startedGame(baseURL, { of });
    for (const game of [party, guesses]) await answerFirst(game, baseURL, true);
    await answerFirst(opinions, baseURL, false);
    for (const game of [debate, played]) await answerAll(game, baseURL, game === played);
    for (const game of [party, debate, played]) await game.end();
    await turnTo(call, guesses, count === 12 ? 0 : 6);
    await on('perspective', guesses, {});
    await opinions.moveTo(1);
    await on('parties', opinions, { view: 'party-arguments' });
    await on('furthest', party, { resultView: 'furthest' });
    await on('overview', debate, { resultView: 'overview' });
    await on('overview-party', played, { resultView: 'overview' });
    const scores = await startedGame(baseURL, { of });
    await answerFirst(scores, baseURL, false);
    await scores.end();
    await on('results', scores, { resultView: 'parties' });
  }
  return screens;
}

/** Shows a page of what the parties say themselves of the first statement. */
export async function turnTo(call: Call, { code, statements }: Game, page: number): Promise<void> {
  const params = { code, statementId: required(statements[0]?._id) };
  const enter = (at?: LiveAt) =>
    call('POST voting/session/:code/statement/:statementId/step', { params, body: { round: 1, step: 'parties', at } });
  const { reveal } = await enter();
  const [first] = required(reveal?.pages[page]);
  await enter({ kind: 'party', id: required(first?.partyId), page });
}

export async function boardOf(baseURL: string, call: Call, screen: Screen, code: string): Promise<Screen> {
  return { ...screen, stored: { 'projector-token': await pairedProjector(baseURL, call, code) } };
}

/** The same with long texts: views of a lesson, the overview, and the lobby. */
export async function longBoardScreens(baseURL: string, call: Call, screen: Make): Promise<Screen[]> {
  const of = await publishLongSet(call);
  const screens: Screen[] = [];
  const show = async (name: string, { code }: Game, body: { view?: LiveView; resultView?: ResultView }) => {
    await call('POST voting/session/:code/view', { params: { code }, body });
    screens.push(await boardOf(baseURL, call, screen(`board-long-${name}`, '/screen'), code));
  };
  for (const type of ['debate', 'party'] as const) {
    for (const view of viewsOf(type, () => false)) {
      if (view === 'party-arguments') continue;
      const game = await startedGame(baseURL, { type, of });
      await answerLong(game, baseURL, type === 'party', game.statements.slice(0, 1));
      await show(`${view}-${type}`, game, { view });
    }
    const whole = await startedGame(baseURL, { type, of, statements: LONG_STATEMENTS, settings: ['own_tempo'] });
    await answerLong(whole, baseURL, type === 'party', whole.statements);
    await whole.end();
    await show(`overview-${type}`, whole, { resultView: 'overview' });
  }
  const asked = await startedGame(baseURL, { of });
  await askQuestions(baseURL, call, asked.code);
  await show('questions', asked, { view: 'questions' });
  const waits = await makeGame(baseURL, { of });
  screens.push(await boardOf(baseURL, call, screen('board-lobby', '/screen'), waits.code));
  return screens;
}

/** Questions as long as they may be, all but one shown. */
export async function askQuestions(baseURL: string, call: Call, code: string): Promise<string[]> {
  await call('POST voting/session/:code/questions-open', { params: { code }, body: { open: true } });
  const text = (at: number) =>
    `${at}. ${'Wie beslist dat eigenlijk en wat kost het ons? '.repeat(5)}`.slice(0, 199).trim();
  const ids = await Promise.all(
    Array.from({ length: 8 }, async (_, at) => (await newStudent(baseURL, code)).ask(`${text(at)}?`)),
  );
  await call('POST voting/session/:code/questions', { params: { code }, body: { show: ids.slice(1), hide: [] } });
  return ids.slice(1);
}
