import type { Page } from '@playwright/test';
import { invariant } from '#shared/domain/invariant.ts';
import { LIVE_VIEWS, type LiveView } from '#shared/domain/live-views.ts';
import type { ResultView } from '#shared/domain/voting-session.ts';
import { type Call, callerAs, identityOf } from '#testing/api-client.ts';
import { type Game, makeGame, newStudent, startedGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { ballotScreens, schoolScreens } from './ballot-screens.ts';
import { askQuestions, boardOf, boardScreens } from './board-screens.ts';
import { deskScreens } from './desk-screens.ts';
import { guessBoards } from './guess-screens.ts';
import { changeSize, sizeOfPage } from './page-size.ts';
import { live, makeWordsGame, play, playOneParty, takeShown } from './played-games.ts';
import { resultScreens } from './result-screens.ts';
import { type Act, ARGUMENTS, loggedIn, type Make, type Screen, tap } from './screen.ts';

/** Creates games by the calls of a teacher, and returns screens of them that `screen` makes. */
type Prepare = (baseURL: string, call: Call, screen: Make) => Promise<Screen[]>;

const asTeacher = (prepare: Prepare) => async (baseURL: string) => {
  const teacher = await identityOf(baseURL);
  const stored = loggedIn(teacher);
  return prepare(baseURL, callerAs(baseURL, teacher), (name, path, act = {}) => ({
    name: `teacher-${name}`,
    audience: 'teacher',
    path,
    stored,
    ...act,
  }));
};

/** The screens of teachers by group, those that take longest first; each group creates its games by itself. */
export const TEACHER_SCREENS = {
  'teachers in a lesson': asTeacher(liveScreens),
  'teachers outside of a lesson': asTeacher(deskScreens),
  'teachers at the end of a game': asTeacher(resultScreens),
  'teachers who count hands': asTeacher(handsScreens),
  'teachers who look at arguments': asTeacher(queueScreens),
  'teachers at a ballot': asTeacher(ballotScreens),
  'teachers of a school': asTeacher(schoolScreens),
  projectors: asTeacher(projectorScreens),
  'projectors with much to show': asTeacher(boardScreens),
};

/** On a phone, which is a remote control at first: what the projector shows. */
async function showProjector(page: Page): Promise<void> {
  const size = sizeOfPage(page);
  await changeSize(page, { width: 390, height: 844 });
  await openScreens(page);
  await page.locator('dialog button:has(path[d^="M4 9V4h5"])').click();
  if (size !== undefined) await changeSize(page, size);
}

/** If the page is a remote control already, there is none. */
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

const openMenu = (page: Page): Promise<void> => page.locator('footer [aria-haspopup="dialog"]').click();

/** The lines about screens, two menus deep. */
async function openScreens(page: Page): Promise<void> {
  await openMenu(page);
  await page.locator('dialog button:has(path[d^="M3.5 5h17"])').click();
}

/** What the line of a menu with that icon opens; `menu` is the button of the menu. */
const openFrom = (menu: string, icon: string): Act => ({
  act: async (page) => {
    await page.locator(menu).first().click();
    await page.locator(`dialog button:has(path[d^="${icon}"])`).click();
  },
});
const PEOPLE = 'button:has(path[d^="M8.5 4.7a3.3"])';
const STATEMENT = 'button:has(path[d^="M5.5 9l6.5"])';

async function liveScreens(baseURL: string, call: Call, screen: Make): Promise<Screen[]> {
  const lobby = await makeGame(baseURL);
  await play(baseURL, lobby, 0);
  const views: Screen[] = [];
  for (const view of LIVE_VIEWS) {
    // Without words there is nothing to show: the game with words has that screen.
    if (view === 'background') continue;
    const game = await startedGame(baseURL, { settings: ['own_arguments', 'skip_questions'] });
    await play(baseURL, game, 1);
    if (view === 'questions') await askQuestions(baseURL, call, game.code);
    await call('POST voting/session/:code/view', { params: { code: game.code }, body: { view } });
    await takeShown(call, game);
    views.push(screen(`live-${view}`, live(game)));
  }
  const own = await startedGame(baseURL, { settings: ['own_tempo', 'skip_questions'], statements: 12 });
  await play(baseURL, own, 7);
  const held = await startedGame(baseURL, { settings: ['own_arguments', 'hold_arguments', 'skip_questions'] });
  await play(baseURL, held, 1);
  await held.voteAgain(0);
  await call('POST voting/session/:code/lock', { params: { code: held.code }, body: { locked: true } });
  const worded = await makeWordsGame(call);
  await worded.start();
  return [
    screen('try-out', '/teacher/try-out', { act: waitForPanes }),
    screen('lobby', live(lobby)),
    screen('lobby-phone', live(lobby), { act: openPhoneDialog }),
    screen('lobby-code', live(lobby), tap('main button strong')),
    screen('lobby-qr', live(lobby), tap('main button:has(svg)')),
    screen('lobby-new-code', live(lobby), openFrom(PEOPLE, 'M19.5 12a7.5')),
    screen('live-held', live(held)),
    screen('live-people', live(held), tap(PEOPLE)),
    screen('live-own-statement', live(held), { act: (page) => page.keyboard.press('e') }),
    screen('live-background', live(worded), { act: (page) => page.keyboard.press('i') }),
    screen('live-statement', live(worded), tap(STATEMENT)),
    ...views,
    screen('live-own-tempo', live(own)),
    screen('live-end', live(own), { act: (page) => page.keyboard.press('PageDown') }),
    screen('live-menu', live(held), { act: openMenu }),
    screen('live-sure', live(held), { act: (page) => page.keyboard.press('2') }),
    screen('live-keys', live(held), { act: (page) => page.keyboard.press('?') }),
    screen('live-help', live(own), { act: (page) => page.keyboard.press('?') }),
    screen('live-on-phone', live(own), { act: showProjector }),
    screen('live-gone', '/teacher/votingsession/ABCDEF'),
  ];
}

/** Arguments that wait, some of them with flags, and those that were looked at; and one that is taken away. */
async function queueScreens(baseURL: string, call: Call, screen: Make): Promise<Screen[]> {
  const held = await startedGame(baseURL, { settings: ['own_arguments', 'hold_arguments'] });
  const open = await startedGame(baseURL, { settings: ['own_arguments'] });
  for (const comment of [...ARGUMENTS, 'WIE DIT NIET SNAPT IS ECHT DOM', 'Bel me op 0470 12 34 56'])
    for (const { code, statements } of [held, open])
      await (await newStudent(baseURL, code)).answer(required(statements[0]?._id), 'Akkoord', { comment });
  const [shown, hidden] = (await held.answers()).map(({ _id }) => _id);
  invariant(shown !== undefined && hidden !== undefined, 'there are arguments');
  await call('POST voting/session/:code/comments', {
    params: { code: held.code },
    body: { show: [shown], hide: [hidden] },
  });
  await call('POST voting/session/:code/view', { params: { code: open.code }, body: { view: 'group-arguments' } });
  await takeShown(call, open);
  const asked = await startedGame(baseURL, { settings: ['own_arguments'] });
  await askQuestions(baseURL, call, asked.code);
  return [
    screen('queue-questions', live(asked, '/arguments')),
    screen('queue', live(held, '/arguments')),
    screen('live-argument', live(open), tap('main li button')),
    screen('live-argument-removed', live(open), {
      act: async (page) => {
        await page.locator('main li button').first().click();
        await page.locator('main dialog button').last().click();
        await page.locator('main li [role="status"]').waitFor();
      },
    }),
  ];
}

async function openHands(page: Page): Promise<void> {
  await page.keyboard.press('h');
  await page.locator('dialog form').waitFor();
}

/** Hands beside the answers, in both rounds, and if nobody has a device. */
async function handsScreens(baseURL: string, call: Call, screen: Make): Promise<Screen[]> {
  const mixed = await startedGame(baseURL, { settings: ['own_arguments', 'skip_questions'] });
  const again = await startedGame(baseURL, { settings: ['own_arguments', 'skip_questions'] });
  const byHand = await startedGame(baseURL);
  const away = await startedGame(baseURL);
  const own = await startedGame(baseURL, { settings: ['own_tempo'] });
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
  await takeShown(call, mixed);
  await play(baseURL, again, 1);
  await count(again, [3, 1, 2]);
  await again.voteAgain(0);
  await show(again, 'hands');
  await count(byHand, [11, 2, 9]);
  await byHand.end();
  await count(own, [2, 0, 5]);
  await call('POST voting/session/:code/devices-away', { params: { code: away.code }, body: { away: true } });
  return [
    screen('live-by-hand', live(mixed)),
    screen('hands', live(again), {
      act: async (page) => {
        await openHands(page);
        await page.locator('form input').first().fill('201');
        await page.locator('form [type="submit"]').click();
      },
    }),
    screen('live-hands-dialog', live(again), { act: openHands }),
    screen('live-devices-away', live(away)),
    screen('results-by-hand', live(byHand, '/debate/results')),
    screen('overview-by-hand', live(byHand, '/results/overview')),
  ];
}

/** A browser without a login, and the steps of a teacher who pairs it. */
async function projectorScreens(baseURL: string, call: Call, screen: Make): Promise<Screen[]> {
  const arguing = await startedGame(baseURL, { settings: ['own_arguments', 'hold_arguments', 'skip_questions'] });
  const deciding = await startedGame(baseURL, { settings: ['skip_questions'] });
  const own = await startedGame(baseURL, { settings: ['own_tempo', 'skip_questions'], statements: 12 });
  const party = await startedGame(baseURL, { type: 'party', settings: ['own_arguments'] });
  const untold = await startedGame(baseURL, { type: 'party', settings: ['aggregates_only'] });
  const ended = await startedGame(baseURL, { settings: ['own_tempo', 'skip_questions'], statements: 9 });
  const overviewed = await startedGame(baseURL, { settings: ['own_tempo', 'own_arguments', 'skip_questions'] });
  const guessed = await startedGame(baseURL, { type: 'party', settings: ['own_tempo'] });
  const waiting = await makeGame(baseURL);
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
    if (game === arguing || game === deciding) await takeShown(call, game);
    return boardOf(baseURL, call, screen(`projector-${name}`, '/screen'), game.code);
  };
  return [
    ...(await guessBoards(baseURL, call, screen)),
    { ...screen('projector-waiting', '/screen'), stored: {} },
    await on('lobby', waiting),
    await on('results-of-statement', deciding, 'statement-results'),
    await on('arguments', arguing, 'group-arguments'),
    await on('own-tempo', own),
    await on('party-game', party, 'party-arguments'),
    await on('untold', untold, 'statement-results'),
    await on('results', ended),
    await on('overview', overviewed, undefined, 'overview'),
    await on('furthest', guessed, undefined, 'furthest'),
    screen('projector-dialog', live(waiting), {
      act: async (page) => {
        await page.getByRole('main').waitFor();
        await openScreens(page);
        await page.locator('dialog button:has(path[d^="M3.5 5h17"])').click();
        await page.locator('dialog form').waitFor();
        await page.keyboard.press('Enter');
        await page.getByRole('dialog').getByRole('listitem').waitFor();
      },
    }),
  ];
}
