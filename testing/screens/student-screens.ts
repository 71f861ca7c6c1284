import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { SKIP } from '#shared/domain/skip.ts';
import { caller, identityOf, logIn } from '#testing/api-client.ts';
import { type Game, makeGame, newStudent, startedGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { studentBallotScreens } from './ballot-screens.ts';
import { guessScreens } from './guess-screens.ts';
import { makeWordsGame } from './played-games.ts';
import { type Act, ARGUMENTS, loggedIn, type Screen, tap } from './screen.ts';

/** A difficult word in the first statement. */
const WORD = {
  word: 'Opkomstplicht',
  description: 'Wie mag stemmen, moet op de dag van de verkiezingen naar het stemhokje gaan. Blanco stemmen mag.',
};

/** A new student who answered the first statements of a game, as a browser that was in it a moment ago. */
async function studentIn(baseURL: string, game: Game, opinions: readonly string[] = [], partyId?: string) {
  const clientId = randomUUID();
  const { answer } = await newStudent(baseURL, game.code, clientId);
  for (const [at, opinion] of opinions.entries()) {
    const comment = opinion === SKIP ? '' : required(ARGUMENTS[at % ARGUMENTS.length]);
    await answer(required(game.statements[at]?._id), opinion, partyId === undefined ? { comment } : { partyId });
  }
  const type = partyId === undefined ? 'debate' : 'party';
  const recent = { code: game.code, type, partyId: partyId ?? null, at: Date.now() };
  return { 'client-id': clientId, [`game:${game.id}`]: JSON.stringify(recent) };
}

const screen = (name: string, path: string, stored: Screen['stored'], act: Act = {}): Screen => ({
  name: `student-${name}`,
  audience: 'student',
  path,
  stored,
  ...act,
});
const of = (name: string, game: Game, clientId: string) => {
  const recent = { code: game.code, type: 'debate', partyId: null, at: Date.now() };
  return screen(name, at(game), { 'client-id': clientId, [`game:${game.id}`]: JSON.stringify(recent) });
};
const somebody = () => ({ 'client-id': randomUUID() });
/** A device that three students share; the first of them may have answered. `seat`: what is stored of each of their signs. */
async function sharedDevice(
  baseURL: string,
  game: Game,
  opinions: readonly string[] = [],
  seat: { sign?: string; wrong?: number } = { sign: 'a hash' },
) {
  const stored = await studentIn(baseURL, game, opinions);
  const name = `game:${game.id}` as const;
  const seats = [stored['client-id'], randomUUID(), randomUUID()].map((clientId, index) => ({
    number: index + 1,
    clientId,
    partyId: null,
    ...seat,
  }));
  return { ...stored, [name]: JSON.stringify({ ...JSON.parse(String(stored[name])), seats }) };
}
const at = ({ code }: Pick<Game, 'code'>) => `/votingsession/${code}`;
const resultsOf = ({ id }: Game) => `/results/${id}`;

/** Creates the games and returns the students' screens of them. */
export async function prepareStudentScreens(baseURL: string): Promise<Screen[]> {
  return [
    ...(await beforeStart(baseURL)),
    ...(await inTeacherTempo(baseURL)),
    ...(await guessScreens(baseURL, of, randomUUID)),
    ...(await inOwnTempo(baseURL)),
    ...(await inSecondRound(baseURL)),
    ...(await withHeldArguments(baseURL)),
    ...(await withQuestions(baseURL)),
    ...(await atTheEnd(baseURL)),
    ...(await shutOut(baseURL)),
    ...(await onSharedDevice(baseURL)),
    ...(await studentBallotScreens(baseURL, await logIn(baseURL), screen)),
  ];
}

async function beforeStart(baseURL: string): Promise<Screen[]> {
  const debate = await makeGame(baseURL, { settings: ['aggregates_only'] });
  const party = await makeGame(baseURL, { type: 'party' });
  const byLot = await makeGame(baseURL, { type: 'party', settings: ['parties_by_lot'] });
  const locked = await makeGame(baseURL);
  const call = await logIn(baseURL);
  await call('POST voting/session/:code/lock', { params: { code: locked.code }, body: { locked: true } });
  return [
    screen('waiting', at(debate), somebody()),
    screen('waiting-leave', at(debate), somebody(), {
      act: async (page) => {
        await page.locator('[data-surface] button').click();
        await page.locator('[class*=leave] button').click();
      },
    }),
    screen('party-dealt', at(byLot), somebody()),
    screen('party-turned', at(byLot), somebody(), tap('[class*=down]')),
    screen('party-panel', at(byLot), somebody(), {
      act: async (page) => {
        await page.locator('[class*=down]').click();
        await page.locator('[aria-haspopup=dialog]').click();
      },
    }),
    screen('owner', at(debate), loggedIn(await identityOf(baseURL))),
    screen('locked', at(locked), somebody()),
    screen('party-choice', at(party), somebody()),
    screen('party-chosen', at(party), somebody(), tap('label:has(input[type=radio])')),
    screen('party-waiting', at(party), await studentIn(baseURL, party, [], party.parties[0]?._id)),
  ];
}

async function inTeacherTempo(baseURL: string): Promise<Screen[]> {
  const call = await logIn(baseURL);
  await call('POST difficult_words', { body: WORD });
  const plain = await startedGame(baseURL, { settings: ['skip_questions', 'aggregates_only'] });
  const full = await startedGame(baseURL, {
    settings: ['own_arguments', 'skip_questions', 'show_party_arguments', 'show_difficult_words'],
  });
  const worded = await makeWordsGame(call);
  await worded.start();
  const answered = await studentIn(baseURL, full, ['Akkoord']);
  const away = await startedGame(baseURL);
  await call('POST voting/session/:code/devices-away', { params: { code: away.code }, body: { away: true } });
  return [
    screen('statement', at(plain), somebody()),
    screen('statement-argument', at(full), somebody()),
    screen('statement-word', at(full), somebody(), tap('h1 button')),
    screen('statement-help', at(worded), somebody(), tap('button[aria-expanded]:has-text("?")')),
    screen('statement-nothing-chosen', at(full), somebody(), tap('button[type=submit]')),
    screen('answered', at(full), answered, tap('summary')),
    screen('devices-away', at(away), somebody(), { act: (page) => page.locator('dialog h1').waitFor() }),
    screen('same-student', at(full), { 'client-id': answered['client-id'] }),
    screen('results-early', resultsOf(full), answered),
  ];
}

async function inOwnTempo(baseURL: string): Promise<Screen[]> {
  const debate = await startedGame(baseURL, {
    settings: ['own_tempo', 'skip_questions', 'own_arguments'],
    statements: 12,
  });
  const party = await startedGame(baseURL, { type: 'party', settings: ['own_tempo'] });
  const busy = await studentIn(baseURL, debate, ['Akkoord', SKIP, 'Neutraal']);
  const done = await studentIn(baseURL, party, ['Akkoord', 'Neutraal', 'Akkoord'], party.parties[0]?._id);
  return [
    screen('own-tempo', at(debate), busy),
    screen('own-tempo-answered', `${at(debate)}?statement=1`, busy),
    screen('own-tempo-open', `${at(debate)}?statement=13`, busy),
    screen('own-tempo-done', at(party), done),
  ];
}

async function inSecondRound(baseURL: string): Promise<Screen[]> {
  const game = await startedGame(baseURL, { settings: ['own_arguments', 'skip_questions'] });
  const before = await studentIn(baseURL, game, ['Akkoord']);
  const other = await studentIn(baseURL, game, ['Akkoord']);
  await game.voteAgain(0);
  const { answer } = await newStudent(baseURL, game.code, other['client-id']);
  await answer(required(game.statements[0]?._id), 'Neutraal');
  return [screen('second-round', at(game), before), screen('second-round-answered', at(game), other)];
}

async function withHeldArguments(baseURL: string): Promise<Screen[]> {
  const call = await logIn(baseURL);
  const game = await startedGame(baseURL, { settings: ['own_arguments', 'hold_arguments'] });
  const hidden = await studentIn(baseURL, game, ['Akkoord']);
  const hide = (await game.answers()).map(({ _id }) => _id);
  await call('POST voting/session/:code/comments', { params: { code: game.code }, body: { hide } });
  const held = await studentIn(baseURL, game, ['Niet akkoord']);
  return [screen('argument-held', at(game), held), screen('argument-hidden', at(game), hidden)];
}

async function withQuestions(baseURL: string): Promise<Screen[]> {
  const call = await logIn(baseURL);
  const game = await makeGame(baseURL);
  const params = { code: game.code };
  const waiting = await studentIn(baseURL, game);
  await call('POST voting/session/:code/start', { params });
  await call('POST voting/session/:code/questions-open', { params, body: { open: true } });
  const asking = await studentIn(baseURL, game, ['Akkoord']);
  const ids = [randomUUID(), randomUUID()];
  for (const [at, stored] of [asking, waiting].entries())
    await caller(baseURL, { 'client-id': stored['client-id'] })('PUT voting/session/:code/question/:id', {
      params: { ...params, id: required(ids[at]) },
      body: { text: 'Waarom mogen jongeren van zestien jaar bij de ene verkiezing wel stemmen en bij de andere niet?' },
    });
  await call('POST voting/session/:code/questions', { params, body: { show: [required(ids[1])] } });
  return [screen('questions', at(game), asking, tap('section[aria-label] > button[aria-expanded]'))];
}

async function atTheEnd(baseURL: string): Promise<Screen[]> {
  const debate = await startedGame(baseURL, {
    settings: ['own_tempo', 'skip_questions', 'own_arguments'],
    statements: 9,
  });
  const party = await startedGame(baseURL, { type: 'party', settings: ['own_tempo'] });
  const student = await studentIn(baseURL, debate, ['Akkoord', SKIP, 'Niet akkoord', 'Akkoord']);
  const player = await studentIn(baseURL, party, ['Akkoord', 'Neutraal', 'Akkoord'], party.parties[0]?._id);
  const close = await startedGame(baseURL, { statements: 5, parties: 3, settings: ['own_tempo'] });
  const torn = await studentIn(baseURL, close, ['Akkoord', 'Neutraal', 'Niet akkoord', 'Neutraal', 'Niet akkoord']);
  await Promise.all([debate.end(), party.end(), close.end()]);
  const [some] = debate.parties;
  const firmness = tap('[class*=firm] summary');
  return [
    screen('results', resultsOf(debate), student),
    screen('results-close', resultsOf(close), torn, firmness),
    screen('results-forget', resultsOf(debate), student, tap('[class*=forget] button')),
    screen('results-leave', resultsOf(debate), student, tap('[class*=leave] button')),
    screen('results-party', resultsOf(party), player),
    screen('results-party-misses', resultsOf(party), player, firmness),
    screen('results-nobody', resultsOf(debate), somebody()),
    screen('comparison', `${resultsOf(debate)}/party/${some?._id}?statement=4`, student, tap('summary')),
  ];
}

/** Reads the game again and is rate-limited. */
async function meetCrowd(page: Page): Promise<void> {
  const read = '**/api/voting/session/*';
  await page.route(read, (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json: { code: 'TOO_MANY_REQUESTS' } }),
  );
  await page.reload();
  await page.locator('[role=alert] h1').waitFor();
  await page.unroute(read);
}

async function shutOut(baseURL: string): Promise<Screen[]> {
  const crowded = await makeGame(baseURL);
  const archived = await startedGame(baseURL);
  const early = await studentIn(baseURL, archived, ['Akkoord']);
  await archived.archive();
  /** A student who arrives after the lock sees another page: this one had joined before. */
  const seeClosed = async (page: Page): Promise<void> => {
    const game = await startedGame(baseURL);
    await page.goto(`${baseURL}${at(game)}`);
    await page.locator('[role=radiogroup], form, fieldset, [role=group]').first().waitFor();
    await game.archive();
    await page.locator('[role=alert] h1').waitFor();
  };
  return [
    screen('busy', at(crowded), somebody(), { act: meetCrowd }),
    screen('closed', at(crowded), somebody(), { act: seeClosed }),
    screen('results-never', resultsOf(archived), early),
  ];
}

async function onSharedDevice(baseURL: string): Promise<Screen[]> {
  const waits = await makeGame(baseURL);
  const party = await makeGame(baseURL, { type: 'party' });
  const plain = await startedGame(baseURL, { settings: ['skip_questions'] });
  const own = await startedGame(baseURL, { settings: ['own_tempo'], statements: 1 });
  const over = await startedGame(baseURL, { settings: ['own_tempo'] });
  const ended = await sharedDevice(baseURL, over, ['Akkoord', 'Neutraal', 'Akkoord']);
  const shut = await sharedDevice(baseURL, over, [], { sign: 'a hash', wrong: 3 });
  const absent = await sharedDevice(baseURL, over, [], {});
  await over.end();
  const passing = await sharedDevice(baseURL, plain, ['Akkoord']);
  const sit = tap('main button');
  return [
    screen('seats-choice', at(waits), somebody(), tap('[data-surface] button')),
    screen('seats-waiting', at(waits), await sharedDevice(baseURL, waits)),
    screen('seats-party-choice', at(party), await sharedDevice(baseURL, party), sit),
    screen('seats-pass', at(plain), passing),
    screen('seats-sign', at(plain), await sharedDevice(baseURL, plain, ['Akkoord'], {}), sit),
    screen('seats-statement', at(plain), passing, sit),
    screen('seats-own-tempo', at(own), await sharedDevice(baseURL, own), sit),
    screen('seats-number', resultsOf(over), ended),
    screen('seats-number-sign', resultsOf(over), ended, tap('main button')),
    screen('seats-number-closed', resultsOf(over), shut),
    screen('seats-number-asked', resultsOf(over), absent, tap('main button')),
    screen('seats-changes', at(waits), await sharedDevice(baseURL, waits), tap('summary')),
    ...(await withSeatQuestions(baseURL)),
  ];
}

/** Three students who have all answered, while the questions are open. */
async function withSeatQuestions(baseURL: string): Promise<Screen[]> {
  const call = await logIn(baseURL);
  const game = await startedGame(baseURL);
  await call('POST voting/session/:code/questions-open', { params: { code: game.code }, body: { open: true } });
  const stored = await sharedDevice(baseURL, game, [], {});
  const { seats } = JSON.parse(required(stored[`game:${game.id}`])) as { seats: { clientId: string }[] };
  for (const { clientId } of seats)
    await (await newStudent(baseURL, game.code, clientId)).answer(required(game.statements[0]?._id), 'Akkoord');
  const ask = async (page: Page) => {
    for (const selector of ['main button', 'main button', '[role="alertdialog"] button >> nth=-1'])
      await page.locator(selector).first().click();
    await page.locator('textarea').waitFor();
  };
  return [
    screen('seats-asks', at(game), stored),
    screen('seats-asks-number', at(game), stored, tap('main button')),
    screen('seats-questions', at(game), stored, { act: ask }),
  ];
}
