// Plays a published question set: what an editor made ends on a student's phone.
import type { Browser, Page } from '@playwright/test';
import type { GameType } from '#shared/domain/voting-session.ts';
import { type Call, openGame } from './calls.ts';

/** Starts a game in the students' tempo on all of the set; gives its code. */
export async function startGameOn(call: Call, questionSet: string, type: GameType): Promise<string> {
  const set = await call<Record<'statements' | 'parties', { _id: string }[]>>('GET', `question_sets/${questionSet}`);
  const code = await openGame(call, {
    name: 'Van redactie tot klas',
    type,
    questionSet,
    statements: set.statements.map(({ _id }) => _id),
    parties: set.parties.map(({ _id }) => _id),
    settings: ['own_tempo'],
  });
  await call('POST', `voting/session/${code}/start`);
  return code;
}

/** A phone of somebody who is not logged in, at the game with that code. */
export async function openPhone(browser: Browser, baseURL: string, code: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'nl-BE' });
  const page = await context.newPage();
  await page.goto(`${baseURL}/votingsession/${code}`);
  return page;
}
