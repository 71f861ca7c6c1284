import type { Page } from '@playwright/test';
import { SKIP } from '#shared/domain/skip.ts';
import { type Call, registerTeacher } from '#testing/api-client.ts';
import { makeGame, newStudent } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { type Act, loggedIn, type Make, type Screen } from './screen.ts';

const BIN = 'li button:has(path[d^="M4 7h16"])';

/** Opens the dialog of the first or last control that fits. */
const openDialog = (selector: string, which: 'first' | 'last'): Act => ({
  act: async (page: Page) => {
    await page.locator(selector)[which]().click();
    await page.locator('dialog[open]').waitFor();
  },
});

/** The teacher's screens outside of a lesson: games, archive and wizard. */
export async function deskScreens(baseURL: string, call: Call, screen: Make): Promise<Screen[]> {
  const [template] = await call('GET game_templates');
  const id = required(template?._id);
  const { token } = await call('POST game_templates/:id/link', { params: { id } });
  const shared = `/teacher/games/link/${token}`;
  for (const opinion of ['Akkoord', 'Niet akkoord']) {
    const played = await makeGame(baseURL, { classLabel: '5 Humane', settings: ['skip_questions'] });
    await played.start();
    const [statement] = played.statements;
    for (const given of [opinion, opinion, 'Neutraal', opinion, 'Akkoord', SKIP])
      await (await newStudent(baseURL, played.code)).answer(required(statement?._id), given);
    await played.end();
    await played.archive();
  }
  await makeGame(baseURL);
  const edit = `/teacher/games/${id}/edit`;
  return [
    screen('dashboard', '/teacher'),
    { ...screen('dashboard-new', '/teacher'), stored: loggedIn(await registerTeacher(baseURL)) },
    screen('lesson', '/lesson'),
    screen('dashboard-share', '/teacher', {
      act: async (page) => {
        await page.locator('[aria-haspopup="dialog"]').first().click();
        await page.locator('dialog input').waitFor();
      },
    }),
    screen('dashboard-remove-session', '/teacher', openDialog(BIN, 'first')),
    screen('dashboard-remove-game', '/teacher', openDialog(BIN, 'last')),
    screen('linked-game', shared),
    screen('archive', '/teacher/archive'),
    screen('archive-over-time', '/teacher/archive', {
      act: async (page) => {
        await page.locator('main [aria-expanded="false"]').click();
        await page.locator('main [aria-expanded="true"]').waitFor();
      },
    }),
    screen('account', '/account'),
    screen('wizard-new', '/teacher/games/new'),
    ...[1, 2, 3, 4, 5, 6].map((step) => screen(`wizard-${step}`, `${edit}?step=${step}`)),
  ];
}
