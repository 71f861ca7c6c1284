import type { Page } from '@playwright/test';
import type { Call } from '#testing/api-client.ts';
import { startedGame } from '#testing/game.ts';
import { changeSize } from './page-size.ts';
import { live, play, playOneParty } from './played-games.ts';
import { type Make, type Screen, tap } from './screen.ts';

/** Opens the results on the remote control; as the last step, because only a narrow page with touch is one. */
async function showRemote(page: Page): Promise<void> {
  await changeSize(page, { width: 320, height: 844 });
  // The page before has headings of the same level.
  await page.locator('main [aria-live="polite"] h2').waitFor();
}

/** Asks which class it was. */
const openEnd = tap('footer [data-leads]');

/** What a teacher sees at the end of a game, and of one that is over. */
export async function resultScreens(baseURL: string, call: Call, screen: Make): Promise<Screen[]> {
  const debate = await startedGame(baseURL, {
    settings: ['own_tempo', 'own_arguments', 'skip_questions'],
    statements: 9,
  });
  const party = await startedGame(baseURL, { type: 'party', settings: ['own_tempo'] });
  // A screen follows what is shown on the others: the overview has games of its own.
  const debateAll = await startedGame(baseURL, {
    settings: ['own_tempo', 'own_arguments', 'skip_questions'],
    statements: 9,
  });
  const partyAll = await startedGame(baseURL, { type: 'party', settings: ['own_tempo'] });
  // Of which nothing is told of most parties, on two pages.
  const few = await startedGame(baseURL, { type: 'party', settings: ['own_tempo', 'aggregates_only'] });
  const fewAll = await startedGame(baseURL, { type: 'party', settings: ['own_tempo', 'aggregates_only'] });
  const none = await startedGame(baseURL);
  const held = await startedGame(baseURL, { settings: ['own_arguments', 'hold_arguments', 'skip_questions'] });
  const old = await startedGame(baseURL, { settings: ['own_tempo', 'own_arguments', 'skip_questions'] });
  const games = [debate, party, debateAll, partyAll, few, fewAll, none, held, old];
  await play(baseURL, debate, 9);
  await play(baseURL, party, 3, true);
  await playOneParty(baseURL, party);
  await play(baseURL, debateAll, 9);
  await play(baseURL, partyAll, 3, true);
  await playOneParty(baseURL, few);
  await play(baseURL, fewAll, 1, true);
  await play(baseURL, held, 1);
  await play(baseURL, old, 3);
  await Promise.all(games.map((game) => game.end()));
  for (const { code } of [debateAll, partyAll, fewAll])
    await call('POST voting/session/:code/view', { params: { code }, body: { resultView: 'overview' } });
  await old.archive();
  return [
    screen('results', live(debate, '/debate/results')),
    screen('results-party', live(party, '/party/results')),
    screen('results-party-few', live(few, '/party/results')),
    screen('results-known', live(party, '/party/results?view=known')),
    screen('results-learned', live(debate, '/debate/results?view=learned')),
    screen('results-agreed', live(debate, '/debate/results?view=agreed')),
    screen('results-furthest', live(party, '/party/results?view=furthest')),
    screen('results-remote', live(held, '/debate/results'), { act: showRemote }),
    screen('results-remote-party', live(party, '/party/results'), { act: showRemote }),
    screen('results-none', live(none, '/debate/results')),
    screen('overview', live(debateAll, '/results/overview')),
    screen('overview-party', live(partyAll, '/results/overview')),
    screen('overview-party-few', live(fewAll, '/results/overview')),
    screen('overview-party-opened', live(partyAll, '/results/overview'), tap('summary')),
    screen('overview-students', live(debateAll, '/results/overview?for=students')),
    screen('results-end', live(debate, '/debate/results?view=last'), openEnd),
    screen('archived-game', `/teacher/archive/${old.id}`),
    screen('archived-game-remove', `/teacher/archive/${old.id}`, tap('footer button[aria-haspopup="dialog"]')),
    screen('archived-notes', `/teacher/archive/${old.id}/notes`),
  ];
}
