import type { Page } from '@playwright/test';
import { SKIP } from '#shared/domain/skip.ts';
import { type Call, callerAs, type Identity, registerTeacher } from '#testing/api-client.ts';
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

/** A teacher with a game in every state; two of those that are over are of one class. */
async function teacherWithGames(baseURL: string): Promise<Identity> {
  const teacher = await registerTeacher(baseURL);
  const by = callerAs(baseURL, teacher);
  await makeGame(baseURL, { by });
  await (await makeGame(baseURL, { by, type: 'party', settings: ['own_tempo'] })).start();
  const ended = await makeGame(baseURL, { by });
  await ended.start();
  await ended.end();
  for (const [classLabel, opinion] of [
    ['5 Humane', 'Akkoord'],
    ['5 Humane', 'Niet akkoord'],
    ['', 'Neutraal'],
  ] as const) {
    const played = await makeGame(baseURL, { by, classLabel, settings: ['skip_questions'] });
    await played.start();
    const [statement] = played.statements;
    for (const given of [opinion, opinion, 'Neutraal', opinion, 'Akkoord', SKIP])
      await (await newStudent(baseURL, played.code)).answer(required(statement?._id), given);
    await played.end();
    await played.archive();
  }
  return teacher;
}

/** The teacher's screens outside of a lesson: games, archive and wizard. */
export async function deskScreens(baseURL: string, call: Call, screen: Make): Promise<Screen[]> {
  const [template] = await call('GET game_templates');
  const id = required(template?._id);
  const { token } = await call('POST game_templates/:id/link', { params: { id } });
  const shared = `/teacher/games/link/${token}`;
  const stored = loggedIn(await teacherWithGames(baseURL));
  const desk: Make = (...of) => ({ ...screen(...of), stored });
  const edit = `/teacher/games/${id}/edit`;
  return [
    desk('dashboard', '/teacher'),
    { ...screen('dashboard-new', '/teacher'), stored: loggedIn(await registerTeacher(baseURL)) },
    screen('lesson', '/lesson'),
    desk('dashboard-share', '/teacher', {
      act: async (page) => {
        await page.locator('[aria-haspopup="dialog"]').first().click();
        await page.locator('dialog input').waitFor();
      },
    }),
    desk('dashboard-remove-session', '/teacher', openDialog(BIN, 'first')),
    desk('dashboard-remove-game', '/teacher', openDialog(BIN, 'last')),
    screen('linked-game', shared),
    desk('projector-pairing', '/teacher/screen/123456'),
    desk('archive', '/teacher/archive'),
    desk('archive-over-time', '/teacher/archive', {
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
