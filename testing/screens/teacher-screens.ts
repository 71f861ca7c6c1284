import type { Page } from '@playwright/test';
import { invariant } from '#shared/domain/invariant.ts';
import { LIVE_VIEWS, type LiveView } from '#shared/domain/live-views.ts';
import type { ResultView } from '#shared/domain/voting-session.ts';
import { type Call, callerAs, type Identity } from '#testing/api-client.ts';
import { type Game, makeGame, newStudent, startedGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { newWritingStudent } from '#testing/writing-student.ts';
import { askQuestions, boardOf, boardScreens } from './board-screens.ts';
import { deskScreens } from './desk-screens.ts';
import { changeSize, sizeOfPage } from './page-size.ts';
import { live, makeWordsGame, play, playOneParty, takeShown } from './played-games.ts';
import { resultScreens } from './result-screens.ts';
import { type Act, ARGUMENTS, loggedIn, type Make, type Screen, tap } from './screen.ts';

/** Creates the games and returns their teacher's screens. */
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
    ...(await boardScreens(baseURL, call, screen)),
    ...(await deskScreens(baseURL, call, screen)),
  ];
}

/** On a phone, which is a remote control at first: what the projector shows. */
async function showProjector(page: Page): Promise<void> {
  const size = sizeOfPage(page);
  await changeSize(page, { width: 390, height: 844 });
  await page.locator('footer [aria-haspopup="dialog"]').click();
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

/** What the line of the menu with that icon opens. */
const openFromMenu = (icon: string): Act => ({
  act: async (page) => {
    await openMenu(page);
    await page.locator(`dialog button:has(path[d^="${icon}"])`).click();
  },
});

/** On a phone, which is a remote control, they stand there. */
async function openNotes(page: Page): Promise<void> {
  await openMenu(page);
  const line = page.locator('dialog button:has(path[d^="M2.5 12c2.3"])');
  if ((await line.count()) > 0) await line.click();
}

/** On a phone it has a button of its own. */
async function openClock(page: Page): Promise<void> {
  const button = page.locator('footer [aria-keyshortcuts="K"]');
  if ((await button.count()) === 0) {
    await openMenu(page);
    await page.locator('dialog [aria-keyshortcuts="K"]').click();
  } else await button.click();
}

async function liveScreens(baseURL: string, call: Call, screen: Make): Promise<Screen[]> {
  const lobby = await makeGame(baseURL);
  await play(baseURL, lobby, 0);
  const views: Screen[] = [];
  for (const view of LIVE_VIEWS) {
    const game = await startedGame(baseURL, { settings: ['own_arguments', 'skip_questions'] });
    await play(baseURL, game, 1);
    await call('POST voting/session/:code/view', { params: { code: game.code }, body: { view } });
    await takeShown(call, game);
    views.push(screen(`live-${view}`, live(game)));
  }
  const writing = await startedGame(baseURL, { settings: ['own_arguments', 'skip_questions'] });
  await play(baseURL, writing, 1);
  await takeShown(call, writing);
  await Promise.all(Array.from({ length: 13 }, () => newWritingStudent(baseURL, writing.code)));
  await call('POST voting/session/:code/view', {
    params: { code: writing.code },
    body: { view: 'statement-results' },
  });
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
    screen('lobby-new-code', live(lobby), openFromMenu('M19.5 12a7.5')),
    screen('live-held', live(held)),
    screen('live-held-dialog', live(held), openFromMenu('M2.5 12c2.3-4')),
    screen('live-own-statement', live(held), { act: (page) => page.keyboard.press('e') }),
    screen('live-writing', live(writing), {
      act: (page) => page.locator('footer button[aria-describedby]').waitFor(),
    }),
    ...(await queueScreens(baseURL, call, screen)),
    screen('live-background', live(worded), { act: (page) => page.keyboard.press('i') }),
    screen('live-notes', live(worded), { act: openNotes }),
    screen('live-clock', live(held), { act: openClock }),
    ...views,
    ...(await handsScreens(baseURL, call, screen)),
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
  await call('POST voting/session/:code/view', { params: { code: asked.code }, body: { view: 'questions' } });
  return [
    screen('queue-questions', live(asked, '/arguments')),
    screen('live-questions', live(asked)),
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
    screen('hands-counted', live(mixed, '/hands')),
    screen('hands', live(again, '/hands'), {
      act: async (page) => {
        await page.locator('form input').first().fill('201');
        await page.locator('form [type="submit"]').click();
      },
    }),
    screen('live-hands-dialog', live(again), { act: openHands }),
    screen('hands-own-tempo', live(own, '/hands')),
    screen('live-own-tempo-hands', live(own), { act: openHands }),
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
    { ...screen('projector-waiting', '/screen'), stored: {} },
    await on('lobby', waiting),
    await on('results-of-statement', deciding, 'statement-results'),
    await on('arguments', arguing, 'group-arguments'),
    await on('own-tempo', own),
    await on('party-game', party, 'party-arguments'),
    await on('results', ended),
    await on('overview', overviewed, undefined, 'overview'),
    await on('furthest', guessed, undefined, 'furthest'),
    screen('projector-dialog', live(waiting), {
      act: async (page) => {
        await page.getByRole('main').waitFor();
        await openMenu(page);
        await page.locator('dialog button:has(path[d^="M3.5 5h17"])').click();
        await page.locator('dialog form').waitFor();
        await page.keyboard.press('Enter');
        await page.getByRole('dialog').getByRole('listitem').waitFor();
      },
    }),
  ];
}
