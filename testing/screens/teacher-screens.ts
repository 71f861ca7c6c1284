import { LIVE_VIEWS, type LiveView } from '#shared/contract/voting-session.ts';
import { SKIP } from '#shared/domain/skip.ts';
import { type Call, callerAs, type Identity } from '#testing/api-client.ts';
import { type Game, makeGame, newStudent, pairedProjector } from '#testing/game.ts';
import { type Act, loggedIn, type Screen } from './screen.ts';
import { ARGUMENTS } from './student-screens.ts';

const OPINIONS = ['Akkoord', 'Niet akkoord', 'Akkoord', SKIP, 'Neutraal', 'Akkoord'];
const live = (game: Game, rest = '') => `/teacher/votingsession/${game.code}${rest}`;

/** Six students answer that many statements; two more only look on. */
async function play(baseURL: string, game: Game, statements: number, isParty = false): Promise<void> {
  const parties = game.parties.slice(0, 4);
  await Promise.all([newStudent(baseURL, game.code), newStudent(baseURL, game.code)]);
  for (const [number, opinion] of OPINIONS.entries()) {
    const { answer } = await newStudent(baseURL, game.code);
    const partyId = parties[number % parties.length]?._id;
    for (const { _id } of game.statements.slice(0, statements)) {
      const comment = opinion === SKIP ? '' : (ARGUMENTS[number % ARGUMENTS.length] ?? '');
      if (isParty && partyId !== undefined) await answer(_id, opinion === SKIP ? 'Neutraal' : opinion, { partyId });
      else await answer(_id, opinion, { comment });
    }
  }
}

/** Makes the games and returns what their teacher sees. */
export async function prepareTeacherScreens(baseURL: string, teacher: Identity): Promise<Screen[]> {
  const call = callerAs(baseURL, teacher);
  const screen = (name: string, path: string, act: Act = {}): Screen => ({
    name: `teacher-${name}`,
    audience: 'teacher',
    path,
    stored: loggedIn(teacher),
    ...act,
  });
  return [
    ...(await liveScreens(baseURL, call, screen)),
    ...(await projectorScreens(baseURL, call, screen)),
    ...(await resultScreens(baseURL, screen)),
    ...(await deskScreens(call, screen)),
  ];
}
type Make = (name: string, path: string, then?: Act) => Screen;

async function liveScreens(baseURL: string, call: Call, screen: Make): Promise<Screen[]> {
  const lobby = await makeGame(baseURL);
  await play(baseURL, lobby, 0);
  const views: Screen[] = [];
  for (const view of LIVE_VIEWS) {
    const game = await makeGame(baseURL, { settings: ['own_arguments', 'skip_questions'] });
    await game.start();
    await play(baseURL, game, 1);
    await call('POST voting/session/:code/view', { params: { code: game.code }, body: { view } });
    views.push(screen(`live-${view}`, live(game)));
  }
  const own = await makeGame(baseURL, { settings: ['own_tempo', 'skip_questions'], statements: 12 });
  await own.start();
  await play(baseURL, own, 7);
  return [
    screen('lobby', live(lobby)),
    ...views,
    screen('live-own-tempo', live(own)),
    screen('live-end', live(own), { act: (page) => page.keyboard.press('PageDown') }),
    screen('live-help', live(own), { act: (page) => page.keyboard.press('?') }),
    screen('live-gone', '/teacher/votingsession/ABCDEF'),
  ];
}

/** A browser on which nobody is logged in, and what its teacher does to have it show a game. */
async function projectorScreens(baseURL: string, call: Call, screen: Make): Promise<Screen[]> {
  const arguing = await makeGame(baseURL, { settings: ['own_arguments', 'hold_arguments', 'skip_questions'] });
  const deciding = await makeGame(baseURL, { settings: ['skip_questions'] });
  const own = await makeGame(baseURL, { settings: ['own_tempo', 'skip_questions'], statements: 12 });
  const party = await makeGame(baseURL, { type: 'party', settings: ['own_arguments'] });
  const ended = await makeGame(baseURL, { settings: ['own_tempo', 'skip_questions'], statements: 9 });
  const waiting = await makeGame(baseURL);
  for (const game of [arguing, deciding, own, party, ended]) await game.start();
  for (const game of [arguing, deciding]) await play(baseURL, game, 1);
  await play(baseURL, own, 7);
  await play(baseURL, party, 1, true);
  await play(baseURL, ended, 9);
  await ended.end();
  const waitingArguments = (await arguing.answers()).flatMap(({ _id, comment }) => (comment === '' ? [] : [_id]));
  await call('POST voting/session/:code/comments', {
    params: { code: arguing.code },
    body: { show: waitingArguments.slice(0, 3) },
  });
  const on = async (name: string, game: Game, view?: LiveView): Promise<Screen> => {
    const params = { code: game.code };
    if (view !== undefined) await call('POST voting/session/:code/view', { params, body: { view } });
    const token = await pairedProjector(baseURL, call, game.code);
    return { ...screen(`projector-${name}`, '/screen'), stored: { 'projector-token': token } };
  };
  return [
    { ...screen('projector-waiting', '/screen'), stored: {} },
    await on('lobby', waiting),
    await on('results-of-statement', deciding, 'statement-results'),
    await on('arguments', arguing, 'group-arguments'),
    await on('own-tempo', own),
    await on('party-game', party, 'party-arguments'),
    await on('results', ended),
    screen('projector-pairing', '/teacher/screen/123456'),
    screen('projector-dialog', live(waiting), {
      act: async (page) => {
        await page.getByRole('main').waitFor();
        await page.locator('[data-live-controls] button').nth(1).click();
        await page.getByRole('dialog').waitFor();
        await page.keyboard.press('Enter');
        await page.getByRole('dialog').getByRole('listitem').waitFor();
      },
    }),
  ];
}

async function resultScreens(baseURL: string, screen: Make): Promise<Screen[]> {
  const debate = await makeGame(baseURL, { settings: ['own_tempo', 'own_arguments', 'skip_questions'], statements: 9 });
  const party = await makeGame(baseURL, { type: 'party', settings: ['own_tempo'] });
  const none = await makeGame(baseURL);
  const old = await makeGame(baseURL, { settings: ['own_tempo', 'own_arguments', 'skip_questions'] });
  await Promise.all([debate.start(), party.start(), none.start(), old.start()]);
  await play(baseURL, debate, 9);
  await play(baseURL, party, 3, true);
  await play(baseURL, old, 3);
  await Promise.all([debate.end(), party.end(), none.end(), old.end()]);
  await old.archive();
  return [
    screen('results', live(debate, '/debate/results')),
    screen('results-party', live(party, '/party/results')),
    screen('results-none', live(none, '/debate/results')),
    screen('overview', live(debate, '/results/overview')),
    screen('overview-party', live(party, '/results/overview')),
    screen('archive', '/teacher/archive'),
    screen('archived-game', `/teacher/archive/${old.id}`),
  ];
}

async function deskScreens(call: Call, screen: Make): Promise<Screen[]> {
  const [template] = await call('GET game_templates');
  const edit = `/teacher/games/${template?._id}/edit`;
  return [
    screen('dashboard', '/teacher'),
    screen('account', '/account'),
    screen('wizard-new', '/teacher/games/new'),
    ...[1, 2, 3, 4, 5, 6].map((step) => screen(`wizard-${step}`, `${edit}?step=${step}`)),
  ];
}
