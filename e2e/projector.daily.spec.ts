// A class's computer on which nobody logs in shows a game that its teacher pairs it with; the teacher never touches it.
import { type Browser, type Page, test } from '@playwright/test';
import { signInAs } from '#testing/browser.ts';
import { createGame, newStudent } from '#testing/game.ts';
import { expectAccessible } from './accessible.ts';
import { digitsOn, newComputer, waiting } from './class-computer.ts';
import { startWithTeacher, teacher } from './class-teacher.ts';
import { allAnswered, chooseLine, lead, startFrom } from './lead.ts';
import { server } from './server.ts';
import { argue, expect, expectByItself, openPhone, statement } from './student.ts';
import { NOTHING, watchFor } from './watch-for.ts';

startWithTeacher();

const SHOW = 'Toon het spel daar';
const HELD = 'Dat zegt Emma ook altijd.';
/** The teacher's phone. */
async function openTablet(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, reducedMotion: 'reduce' });
  await signInAs(context, teacher);
  const page = await context.newPage();
  await page.goto(`${server.baseURL}${path}`);
  return page;
}

test('a computer without a login shows what its teacher leads, and no argument that waits', async ({ browser }) => {
  const code = await createGame(teacher, { name: 'Les zonder login', settings: ['own_arguments', 'hold_arguments'] });
  const [first = '', second = ''] = (
    await teacher.call('GET voting/session/:code', { params: { code } })
  ).statements.map(({ description }) => description);

  const computer = await newComputer(browser);
  const found = await watchFor(computer, [HELD]);
  await computer.goto(server.baseURL);
  await computer.getByRole('link', { name: 'Toon op het klasbord' }).click();
  await expect(waiting(computer)).toBeVisible();
  const digits = await digitsOn(computer);
  await expectAccessible(computer);

  // Where the QR code leads.
  const tablet = await openTablet(browser, `/teacher/screen/${digits}`);
  await expect(tablet.getByRole('textbox')).toHaveValue(digits);
  await expect(tablet.getByRole('button', { name: `${SHOW} Les zonder login` })).toBeVisible();
  await expectAccessible(tablet);
  await tablet.getByRole('button', { name: `${SHOW} Les zonder login` }).click();
  await expect(startFrom(tablet)).toBeVisible();
  await expect(computer.getByText(code, { exact: true })).toBeVisible();
  await expectAccessible(computer);

  const student = await openPhone(browser, server.baseURL, code);
  await expect(student.getByRole('heading', { name: 'Je zit klaar' })).toBeVisible();
  await expect(computer.getByText('leerling zit klaar')).toBeVisible();
  await startFrom(tablet).click();
  await expect(statement(computer, first)).toBeVisible();

  await argue(student, 'Akkoord', HELD);
  await expect(student.getByText('Je leerkracht leest je argument eerst na.')).toBeVisible();
  const [statementId = ''] = teacher.statements;
  for (const comment of ['Gewoon een argument.', 'Nog een gewoon argument.'])
    await (await newStudent(server.baseURL, code)).answer(statementId, 'Akkoord', { comment });
  await allAnswered(tablet, 3);
  await lead(tablet, 'Toon het resultaat');
  await teacher.call('POST voting/session/:code/view', { params: { code }, body: { view: 'group-arguments' } });
  await expect(computer.getByText(/^Nog geen argumenten/).first()).toBeVisible();
  const answers = (await teacher.call('GET voting/session/:code', { params: { code } })).studentOpinions;
  const show = answers.filter(({ comment }) => comment !== HELD).map(({ _id }) => _id);
  await teacher.call('POST voting/session/:code/comments', { params: { code }, body: { show } });
  await expect(computer.getByRole('listitem').filter({ hasText: 'ewoon' })).toHaveCount(2);
  await expect(tablet.getByRole('button', { name: 'ewoon' })).toHaveCount(2);
  await expect(computer.getByRole('button', { name: 'ewoon' })).toHaveCount(0);
  expect(await found()).toEqual(NOTHING);

  // It is still the projector of this game after a reload, and keeps the picture without a network.
  await computer.reload();
  await expect(computer.getByRole('listitem').filter({ hasText: 'ewoon' })).toHaveCount(2);
  await computer.context().setOffline(true);
  await expect(computer.getByText('Geen verbinding.')).toBeVisible();
  await tablet.getByRole('button', { name: 'Volgende stelling' }).click();
  await expect(statement(tablet, second)).toBeVisible();
  await expect(statement(computer, first)).toBeVisible();
  await computer.context().setOffline(false);
  await expectByItself(statement(computer, second)).toBeVisible();
  await expectByItself(computer.getByText('Geen verbinding.')).toHaveCount(0);

  const call = 'POST voting/session/:code/devices-away';
  await teacher.call(call, { params: { code }, body: { away: true } });
  await expect(computer.getByRole('banner').getByText('Gsm’s neer')).toBeVisible();
  await teacher.call(call, { params: { code }, body: { away: false } });
  await expect(computer.getByText('Gsm’s neer')).toHaveCount(0);

  await teacher.call('POST voting/session/:code/end', { params: { code } });
  // The first card: of the statements only this one has answers.
  await expect(statement(computer, first)).toBeVisible();
  await expectAccessible(computer);
  expect(await found()).toEqual(NOTHING);

  await teacher.call('POST voting/session/:code/archive', { params: { code } });
  await expect(waiting(computer)).toBeVisible();
  await expect(computer.getByText('Hier staat geen spel meer.')).toBeVisible();
  expect(await digitsOn(computer)).not.toBe(digits);
});

test('a teacher types the digits in the lobby, and takes the game off again on either side', async ({ browser }) => {
  const code = await createGame(teacher, { name: 'Cijfers in de lobby' });
  const computer = await newComputer(browser);
  await computer.goto(`${server.baseURL}/screen`);
  await expect(waiting(computer)).toBeVisible();
  const digits = await digitsOn(computer);
  const tablet = await openTablet(browser, `/teacher/votingsession/${code}`);
  await chooseLine(tablet, 'Toon op het klasbord', 'Schermen');
  const dialog = tablet.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: 'Zes cijfers' });
  await field.fill(digits === '000000' ? '000001' : '000000');
  await dialog.getByRole('button', { name: SHOW }).click();
  await expect(dialog.getByText(/^Die cijfers kloppen niet/)).toBeVisible();
  await expectAccessible(tablet);
  await field.fill(digits);
  await dialog.getByRole('button', { name: SHOW }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(computer.getByText(code, { exact: true })).toBeVisible();

  await dialog.getByRole('button', { name: /^Haal eraf/ }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await expect(waiting(computer)).toBeVisible();

  await field.fill(await digitsOn(computer));
  await dialog.getByRole('button', { name: SHOW }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await computer.getByRole('button', { name: 'Haal het spel van dit scherm' }).click();
  await expect(waiting(computer)).toBeVisible();
  await computer.reload();
  await expect(waiting(computer)).toBeVisible();
});
