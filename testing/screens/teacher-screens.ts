import type { Page } from '@playwright/test';
import { LIVE_VIEWS, type LiveView } from '#shared/contract/voting-session.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { SKIP } from '#shared/domain/skip.ts';
import type { ResultView } from '#shared/domain/voting-session.ts';
import { type Call, callerAs, type Identity } from '#testing/api-client.ts';
import { type Game, makeGame, newStudent, pairedProjector } from '#testing/game.ts';
import { type Act, loggedIn, type Screen, tap } from './screen.ts';
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

/** Enough students play the same party for its guesses to be shown. */
async function playOneParty(baseURL: string, { code, statements, parties: [party] }: Game): Promise<void> {
  invariant(party !== undefined, 'the game has a party');
  for (const opinion of ['Akkoord', 'Akkoord', 'Neutraal', 'Akkoord']) {
    const { answer } = await newStudent(baseURL, code);
    for (const { _id } of statements) await answer(_id, opinion, { partyId: party._id });
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

/** On a phone, which is a remote control at first: what the projector shows. */
async function showProjector(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('footer button:has(path[d^="M12 5v14M5 12"])').click();
  await page.locator('dialog button:has(path[d^="M4 9V4h5"])').click();
  if (size !== null) await page.setViewportSize(size);
}

/** Of the results; as the last thing, because only a narrow page is one. */
async function showRemote(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.locator('[data-row-above] a').click();
  await page.locator('fieldset').waitFor();
}

/** Where the page is a remote control already, there is none. */
async function openPhoneDialog(page: Page): Promise<void> {
  const button = page.locator('footer button:has(path[d^="M7.5 3h9"])');
  if ((await button.count()) > 0) await button.click();
}

/** Until both windows of a try-out have drawn their game. */
const waitForPanes = async (page: Page): Promise<void> => {
  for (const name of ['projector', 'phone'])
    await page
      .locator(`iframe[data-pane="${name}"]`)
      .contentFrame()
      .locator('h1')
      .first()
      .waitFor({ state: 'attached' });
};

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
  const held = await makeGame(baseURL, { settings: ['own_arguments', 'hold_arguments', 'skip_questions'] });
  await held.start();
  await play(baseURL, held, 1);
  const second = await call('POST voting/session/:code/statement/:statementId/second-round', {
    params: { code: held.code, statementId: held.statements[0]?._id ?? '' },
  });
  await call('POST voting/session/:code/lock', { params: { code: second.code }, body: { locked: true } });
  return [
    screen('try-out', '/teacher/try-out', { act: waitForPanes }),
    screen('lobby', live(lobby)),
    screen('lobby-phone', live(lobby), { act: openPhoneDialog }),
    screen('live-held', live(held)),
    ...views,
    ...(await handsScreens(baseURL, call, screen)),
    screen('live-own-tempo', live(own)),
    screen('live-end', live(own), { act: (page) => page.keyboard.press('PageDown') }),
    screen('live-help', live(own), { act: (page) => page.keyboard.press('?') }),
    screen('live-on-phone', live(own), { act: showProjector }),
    screen('live-gone', '/teacher/votingsession/ABCDEF'),
  ];
}

/** Hands beside the answers, in both rounds, and where nobody has a device. */
async function handsScreens(baseURL: string, call: Call, screen: Make): Promise<Screen[]> {
  const mixed = await makeGame(baseURL, { settings: ['own_arguments', 'skip_questions'] });
  const again = await makeGame(baseURL, { settings: ['own_arguments', 'skip_questions'] });
  const byHand = await makeGame(baseURL);
  const away = await makeGame(baseURL);
  const own = await makeGame(baseURL, { settings: ['own_tempo'] });
  await Promise.all([mixed, again, byHand, away, own].map((game) => game.start()));
  const count = ({ code, statements }: Game, counts: readonly number[]) => {
    const [statement] = statements;
    invariant(statement !== undefined, 'the game has a statement');
    const hands = statement.opinionOptions.map(({ opinion }, at) => ({ opinion, count: counts[at] ?? 0 }));
    const params = { code, statementId: statement._id };
    return call('PUT voting/session/:code/statement/:statementId/hands', { params, body: { hands } });
  };
  const show = ({ code }: Game, view: LiveView) =>
    call('POST voting/session/:code/view', { params: { code }, body: { view } });
  await play(baseURL, mixed, 1);
  await count(mixed, [4, 0, 12]);
  await show(mixed, 'statement-results');
  await play(baseURL, again, 1);
  await count(again, [3, 1, 2]);
  await call('POST voting/session/:code/statement/:statementId/second-round', {
    params: { code: again.code, statementId: again.statements[0]?._id ?? '' },
  });
  await show(again, 'hands');
  await count(byHand, [11, 2, 9]);
  await byHand.end();
  await count(own, [2, 0, 5]);
  await call('POST voting/session/:code/devices-away', { params: { code: away.code }, body: { away: true } });
  return [
    screen('live-by-hand', live(mixed)),
    screen('hands-counted', live(mixed, '/hands')),
    screen('hands', live(again, '/hands'), {
      act: async (page) => {
        await page.locator('form input').first().fill('201');
        await page.locator('form [type="submit"]').click();
      },
    }),
    screen('live-hands-dialog', live(again), {
      act: async (page) => {
        await page.keyboard.press('h');
        await page.locator('dialog form').waitFor();
      },
    }),
    screen('hands-own-tempo', live(own, '/hands')),
    screen('live-own-tempo-hands', live(own), {
      act: async (page) => {
        await page.keyboard.press('h');
        await page.locator('dialog form').waitFor();
      },
    }),
    screen('live-devices-away', live(away)),
    screen('results-by-hand', live(byHand, '/debate/results')),
    screen('overview-by-hand', live(byHand, '/results/overview')),
  ];
}

/** A browser on which nobody is logged in, and what its teacher does to have it show a game. */
async function projectorScreens(baseURL: string, call: Call, screen: Make): Promise<Screen[]> {
  const arguing = await makeGame(baseURL, { settings: ['own_arguments', 'hold_arguments', 'skip_questions'] });
  const deciding = await makeGame(baseURL, { settings: ['skip_questions'] });
  const own = await makeGame(baseURL, { settings: ['own_tempo', 'skip_questions'], statements: 12 });
  const party = await makeGame(baseURL, { type: 'party', settings: ['own_arguments'] });
  const ended = await makeGame(baseURL, { settings: ['own_tempo', 'skip_questions'], statements: 9 });
  const overviewed = await makeGame(baseURL, { settings: ['own_tempo', 'own_arguments', 'skip_questions'] });
  const guessed = await makeGame(baseURL, { type: 'party', settings: ['own_tempo'] });
  const waiting = await makeGame(baseURL);
  for (const game of [arguing, deciding, own, party, ended, overviewed, guessed]) await game.start();
  for (const game of [arguing, deciding]) await play(baseURL, game, 1);
  await play(baseURL, own, 7);
  await play(baseURL, party, 1, true);
  await play(baseURL, ended, 9);
  await play(baseURL, overviewed, 3);
  await playOneParty(baseURL, guessed);
  for (const game of [ended, overviewed, guessed]) await game.end();
  const waitingArguments = (await arguing.answers()).flatMap(({ _id, comment }) => (comment === '' ? [] : [_id]));
  await call('POST voting/session/:code/comments', {
    params: { code: arguing.code },
    body: { show: waitingArguments.slice(0, 3) },
  });
  const on = async (name: string, game: Game, view?: LiveView, resultView?: ResultView): Promise<Screen> => {
    const params = { code: game.code };
    await call('POST voting/session/:code/view', { params, body: { view, resultView } });
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
    await on('overview', overviewed, undefined, 'overview'),
    await on('furthest', guessed, undefined, 'furthest'),
    screen('projector-pairing', '/teacher/screen/123456'),
    screen('projector-dialog', live(waiting), {
      act: async (page) => {
        await page.getByRole('main').waitFor();
        await page.keyboard.press('?');
        await page.locator('dialog p').last().locator('button').nth(1).click();
        await page.locator('dialog form').waitFor();
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
  const held = await makeGame(baseURL, { settings: ['own_arguments', 'hold_arguments', 'skip_questions'] });
  const old = await makeGame(baseURL, { settings: ['own_tempo', 'own_arguments', 'skip_questions'] });
  await Promise.all([debate, party, none, held, old].map((game) => game.start()));
  await play(baseURL, debate, 9);
  await play(baseURL, party, 3, true);
  await playOneParty(baseURL, party);
  await play(baseURL, held, 1);
  await play(baseURL, old, 3);
  await Promise.all([debate, party, none, held, old].map((game) => game.end()));
  await old.archive();
  return [
    screen('results', live(debate, '/debate/results')),
    screen('results-party', live(party, '/party/results')),
    screen('results-furthest', live(party, '/party/results?view=furthest')),
    screen('results-remote', live(held, '/debate/results'), { act: showRemote }),
    screen('results-remote-party', live(party, '/party/results'), { act: showRemote }),
    screen('results-none', live(none, '/debate/results')),
    screen('overview', live(debate, '/results/overview')),
    screen('overview-party', live(party, '/results/overview')),
    screen('overview-party-unfolded', live(party, '/results/overview'), tap('summary')),
    screen('debrief', live(debate, '/debrief')),
    screen('debrief-students', live(debate, '/debrief?for=students')),
    screen('debrief-party', live(party, '/debrief')),
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
