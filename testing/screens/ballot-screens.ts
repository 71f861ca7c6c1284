import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { BallotStep } from '#shared/domain/ballot.ts';
import type { Call } from '#testing/api-client.ts';
import { type Game, makeGame, newStudent, type PublishedSet, publishSet } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { boardOf, partiesOf } from './board-screens.ts';
import { live } from './played-games.ts';
import type { Make, Screen } from './screen.ts';

/** Of forty parties. */
const MANY = Array.from({ length: 40 }, (_, at) => (at % 3 === 0 ? 5 : at % 2));

/** A class election that is open. `of`: with a set of its own. */
export async function openElection(baseURL: string, call: Call, of?: PublishedSet): Promise<Game> {
  const game = await makeGame(baseURL, { settings: ['ballot'], ...(of && { of }) });
  await call('POST voting/session/:code/start', { params: { code: game.code }, body: { ballot: true } });
  return game;
}

/** That many vote for each party, in their order, and so many blank. */
export async function voteFor(
  baseURL: string,
  game: Game,
  votes: readonly number[],
  blank = 0,
  round = 1,
): Promise<void> {
  const chosen = [
    ...votes.flatMap((count, at) => Array<string>(count).fill(required(game.parties[at]?._id))),
    ...Array<null>(blank).fill(null),
  ];
  for (const party of chosen) await (await newStudent(baseURL, game.code)).vote(round, party);
}

/** As the teacher's page does it: then the class looks at the board. */
export async function closeBallot(call: Call, { code }: Game, discard = false): Promise<void> {
  await call('POST voting/session/:code/ballot', { params: { code }, body: { open: false, discard } });
  await call('POST voting/session/:code/devices-away', { params: { code }, body: { away: true } });
}

export const showBallot = (call: Call, { code, parties }: Game, step: BallotStep, coalition: number[] = []) =>
  call('POST voting/session/:code/ballot/show', {
    params: { code },
    body: { step, coalition: coalition.map((at) => required(parties[at]?._id)) },
  });

/** A class whose first ballot is closed. */
export async function heldBallot(
  baseURL: string,
  call: Call,
  votes: readonly number[],
  blank = 0,
  of?: PublishedSet,
): Promise<Game> {
  const game = await openElection(baseURL, call, of);
  await voteFor(baseURL, game, votes, blank);
  await closeBallot(call, game);
  return game;
}

/** A school's count of those classes. Returns its code. */
export async function countOf(call: Call, name: string, games: readonly Game[]): Promise<string> {
  const { code: schoolCode } = await call('POST school_counts', { body: { name } });
  for (const { code } of games)
    await call('POST voting/session/:code/ballot/count', { params: { code }, body: { schoolCode, round: 1 } });
  return schoolCode;
}

/** The counts of a school, below the thresholds and beyond them, and the dialog that adds a class. */
export async function schoolScreens(baseURL: string, call: Call, screen: Make): Promise<Screen[]> {
  const games = [
    await heldBallot(baseURL, call, [7, 5, 4, 1, 3, 1, 1], 2),
    await heldBallot(baseURL, call, [4, 8, 5, 0, 3, 2], 1),
    await heldBallot(baseURL, call, [6, 3, 7, 1, 5]),
  ];
  const few = await countOf(call, 'Verkiezing tweede graad', games.slice(0, 1));
  const told = await countOf(call, 'Verkiezing derde graad', games);
  const open = required(games[0]);
  const openDialog = async (page: Page) => {
    await page.locator('main button:has(path[d^="M8.5 4.7a3.3"])').first().click();
    await page.locator('dialog form').waitFor();
  };
  return [
    screen('school', '/teacher/school'),
    screen('school-few', `/teacher/school/${few}`),
    screen('school-told', `/teacher/school/${told}`),
    screen('school-unknown', '/teacher/school/AAAAAA'),
    screen('school-dialog', live(open), { act: openDialog }),
  ];
}

/** The ballots of a class on its teacher's devices, and what a projector shows of those that look otherwise. */
export async function ballotScreens(baseURL: string, call: Call, screen: Make): Promise<Screen[]> {
  const held = (votes: readonly number[], blank = 0, of?: PublishedSet) => heldBallot(baseURL, call, votes, blank, of);
  const open = await openElection(baseURL, call);
  await voteFor(baseURL, open, [3, 4, 2, 1]);
  for (let student = 0; student < 8; student++) await newStudent(baseURL, open.code);
  const few = await openElection(baseURL, call);
  await closeBallot(call, few, true);
  const seats = await held([7, 5, 4, 1, 3, 1, 1], 2);
  const coalition = await held([7, 5, 4, 0, 5, 3]);
  await showBallot(call, coalition, 'coalition', [0, 1]);
  const majority = await held([7, 5, 4, 0, 5, 3]);
  await showBallot(call, majority, 'coalition', [0, 1, 2]);
  const alone = await held([2, 13, 4, 1]);
  await showBallot(call, alone, 'coalition');
  const second = await held([7, 5, 4, 0, 5, 3]);
  await call('POST voting/session/:code/ballot', { params: { code: second.code }, body: { open: true } });
  await voteFor(baseURL, second, [4, 8, 4, 2, 0, 5], 1, 2);
  await closeBallot(call, second);
  const blank = await held([], 6);
  const of = await publishSet(call, { name: '40 lijsten', parties: partiesOf(40), choose: (_, party) => party });
  const many = await held(MANY, 0, of);
  const searched = await held(MANY, 0, of);
  await showBallot(call, searched, 'coalition', [0, 3]);
  const board = (name: string, { code }: Game) => boardOf(baseURL, call, screen(`projector-${name}`, '/screen'), code);
  return [
    screen('ballot-open', live(open)),
    screen('ballot-few', live(few)),
    screen('ballot-seats', live(seats)),
    screen('ballot-coalition', live(coalition)),
    screen('ballot-majority', live(majority)),
    screen('ballot-alone', live(alone)),
    screen('ballot-second', live(second)),
    screen('ballot-blank', live(blank)),
    screen('ballot-many', live(many)),
    screen('ballot-many-coalition', live(searched)),
    await board('ballot-open', open),
    await board('ballot-majority', majority),
  ];
}

/** The ballot on a student's phone, before and after it is cast. */
export async function studentBallotScreens(
  baseURL: string,
  call: Call,
  screen: (name: string, path: string, stored: Screen['stored'], act?: Pick<Screen, 'act'>) => Screen,
): Promise<Screen[]> {
  const open = await openElection(baseURL, call);
  const of = await publishSet(call, { name: '40 stembiljetten', parties: partiesOf(40), choose: (_, party) => party });
  const many = await openElection(baseURL, call, of);
  const locked = await openElection(baseURL, call);
  await call('POST voting/session/:code/lock', { params: { code: locked.code }, body: { locked: true } });
  const voted = randomUUID();
  await (await newStudent(baseURL, open.code, voted)).vote(1, null);
  const closed = await openElection(baseURL, call);
  await voteFor(baseURL, closed, [3, 2, 1]);
  await closeBallot(call, closed);
  const at = ({ code }: Game) => `/votingsession/${code}`;
  const somebody = () => ({ 'client-id': randomUUID() });
  return [
    screen('ballot', at(open), somebody()),
    screen('ballot-chosen', at(open), somebody(), {
      act: (page) => page.getByRole('radio').nth(2).check({ force: true }),
    }),
    screen('ballot-many', at(many), somebody()),
    screen('ballot-cast', at(open), { 'client-id': voted }),
    screen('ballot-locked', at(locked), somebody()),
    screen('ballot-closed', at(closed), somebody()),
  ];
}
