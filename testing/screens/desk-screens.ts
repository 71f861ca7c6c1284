import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { LESSON_KINDS } from '#shared/domain/lesson-kinds.ts';
import { SKIP } from '#shared/domain/skip.ts';
import { type Call, callerAs, type Identity, registerTeacher } from '#testing/api-client.ts';
import { createTemplate, makeGame, newStudent, startedGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { loggedIn, type Make, type Screen, tap } from './screen.ts';

const BIN = 'li button:has(path[d^="M4 7h16"])';

/** Opens the first dialog that a control of this kind opens. */
const openDialog = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click();
  await page.locator('dialog[open]').waitFor();
};

/** Opens a prepared game's ⋯. */
const openMore = openDialog('main li [aria-haspopup="dialog"]');

/** A teacher with a game in every state; two of those that are over are of one class. */
async function teacherWithGames(baseURL: string): Promise<Identity> {
  const teacher = await registerTeacher(baseURL);
  const by = callerAs(baseURL, teacher);
  await makeGame(baseURL, { by });
  await startedGame(baseURL, { by, type: 'party', settings: ['own_tempo'] });
  const ended = await startedGame(baseURL, { by });
  await ended.end();
  for (const [classLabel, opinion] of [
    ['5 Humane', 'Akkoord'],
    ['5 Humane', 'Niet akkoord'],
    ['', 'Neutraal'],
  ] as const) {
    const played = await startedGame(baseURL, { by, classLabel, settings: ['skip_questions'] });
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
  const [listed] = await call('GET question_sets', { query: { mode: 'teacher' } });
  const set = await call('GET question_sets/:id', { params: { id: required(listed)._id } });
  const ids = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id);
  const statements = ids(set.statements).slice(0, 8);
  const published = { call, questionSet: set._id, statements, parties: ids(set.parties) };
  const id = await createTemplate(published, { name: 'Klasdebat: wat vind jij?' });
  const plan = `/teacher/lessons/${set._id}`;
  const own = { _id: randomUUID(), description: 'Onze school moet een smartphoneverbod invoeren.', opinions: null };
  await call('PATCH game_templates/:id', {
    params: { id },
    body: {
      statements: [own._id, ...statements],
      ownStatements: [own],
      notes: [{ statementId: own._id, text: 'Begin bij wie zelf een gsm in de klas gebruikt.' }],
    },
  });
  const { token } = await call('POST game_templates/:id/link', { params: { id } });
  const shared = `/teacher/games/link/${token}`;
  const stored = loggedIn(await teacherWithGames(baseURL));
  const desk: Make = (...of) => ({ ...screen(...of), stored });
  const edit = `/teacher/games/${id}/edit`;
  return [
    desk('dashboard', '/teacher'),
    { ...screen('dashboard-new', '/teacher'), stored: loggedIn(await registerTeacher(baseURL)) },
    screen('lesson', '/lesson'),
    desk('dashboard-more', '/teacher', { act: openMore }),
    desk('dashboard-share', '/teacher', {
      act: async (page) => {
        await openMore(page);
        await page.locator('dialog [aria-haspopup="dialog"]').click();
        await page.locator('dialog input').waitFor();
      },
    }),
    desk('dashboard-remove-session', '/teacher', { act: openDialog(BIN) }),
    desk('dashboard-remove-game', '/teacher', {
      act: async (page) => {
        await openMore(page);
        await page.locator('dialog li').last().locator('button').click();
        await page.locator('[role="alertdialog"]').waitFor();
      },
    }),
    screen('linked-game', shared),
    screen('game-plan', `/teacher/games/${id}/plan`),
    ...LESSON_KINDS.map((kind) => screen(`plan-${kind}`, `${plan}/${kind}/0`)),
    screen('wizard-lesson', `/teacher/games/new/${set._id}/three/0?step=3`, { keepsText: true }),
    desk('projector-pairing', '/teacher/screen/123456'),
    desk('archive', '/teacher/archive'),
    screen('account', '/account'),
    screen('wizard-new', '/teacher/games/new', { keepsText: true }),
    ...[1, 2, 3, 4, 5, 6].map((step) => screen(`wizard-${step}`, `${edit}?step=${step}`)),
    screen('wizard-opened', `${edit}?step=3`, tap('main li [aria-expanded="false"]')),
    screen('wizard-earlier', `${edit}?step=3`, tap('main button:has(path[d^="M9 8.5h10.5"])')),
    screen('wizard-own-list', `${edit}?step=3`, {
      act: async (page) => {
        await page.locator('main button:has(path[d^="M6.5 3.5h7.5l3"])').click();
        await page
          .locator('dialog textarea')
          .fill(
            `Moet de school later beginnen?\n${'Moet alles heel anders? '.repeat(12)}\nMoet de school later beginnen?`,
          );
        await page.locator('dialog li').last().waitFor();
      },
    }),
    screen('wizard-own', `${edit}?step=3`, {
      act: async (page) => {
        await page.locator('main button:has(path[d^="M12 5v14M5 12"])').click();
        await page
          .locator('dialog textarea')
          .fill('Moet Milan De Smet zijn gsm afgeven in de klas van mevrouw Peeters?');
        await page.locator('dialog input[type="radio"]').last().check();
        await page.locator('dialog input:not([type="radio"])').first().fill('Alleen wie afgesproken heeft');
        await page.locator('dialog [role="status"]').filter({ hasText: /\S/ }).waitFor();
      },
    }),
  ];
}
