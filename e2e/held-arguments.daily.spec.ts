// A teacher looks at arguments on a phone before the class sees them: arguments that wait or are hidden are never in the page on the projector.
import { expect } from '@playwright/test';
import { newStudent, startGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { LAPTOP, liveOf, openRemote, startWithTeacher, teacher } from './class-teacher.ts';
import { test } from './notices.ts';
import { server } from './server.ts';
import { argue, openPhone } from './student.ts';
import { watchFor } from './watch-for.ts';

startWithTeacher({ isSignedIn: true });

test.use(LAPTOP);

test('arguments wait for their teacher, who decides on a phone and by keys', async ({ page: projector, browser }) => {
  const { code } = await startGame(teacher, { name: 'Eerst nakijken', settings: ['own_arguments', 'hold_arguments'] });
  await teacher.call('POST voting/session/:code/view', { params: { code }, body: { view: 'group-arguments' } });
  const found = await watchFor(projector, ['Emma', 'hoort hier niet']);
  await projector.goto(liveOf(code));
  /** The header says how many wait; the board none of them. */
  const count = (waiting: number) =>
    expect(projector.getByRole('button', { name: `Argumenten nakijken · ${waiting}` })).toBeVisible();
  await expect(projector.getByRole('banner')).toBeVisible();

  const student = await openPhone(browser, server.baseURL, code);
  await argue(student, 'Akkoord', 'Dat zegt Emma ook altijd.');
  await expect(student.getByText('Je leerkracht leest je argument eerst na.')).toBeVisible();
  await expectAccessible(student);
  const [first = ''] = teacher.statements;
  for (const comment of ['Dat hoort hier niet.', 'Gewoon een argument.', 'Nog een gewoon argument.'])
    await (await newStudent(server.baseURL, code)).answer(first, 'Akkoord', { comment });
  await count(4);
  await projector.keyboard.press('u');

  const phone = await openRemote(browser, code);
  await phone.getByRole('link', { name: '4 argumenten wachten' }).click();
  const items = phone.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(4);
  await expect(items.first()).toContainText('naam?');
  await expectAccessible(phone);
  await items.filter({ hasText: 'Dat hoort hier niet.' }).getByRole('button', { name: 'Verberg' }).click();
  await expect(phone.getByRole('heading', { name: '3 argumenten wachten' })).toBeVisible();
  await phone.getByRole('button', { name: 'Toon de 2 gewone' }).click();
  await expect(phone.getByRole('heading', { name: '1 argument wacht' })).toBeVisible();
  await count(1);
  await expect(projector.getByRole('listitem').filter({ hasText: 'ewoon' })).toHaveCount(2);

  const desk = await projector.context().newPage();
  await desk.goto(`${server.baseURL}/teacher/votingsession/${code}/arguments`);
  await expect(desk.getByRole('heading', { name: '1 argument wacht' })).toBeVisible();
  await desk.keyboard.press('2');
  await expect(desk.getByRole('heading', { name: 'Alles is nagekeken' })).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Alles is nagekeken' })).toBeVisible();
  await desk.keyboard.press('z');
  await expect(desk.getByRole('heading', { name: '1 argument wacht' })).toBeVisible();
  await student.reload();
  await expect(student.getByText('Niet getoond')).toBeVisible();
  expect((await found()).drawn).toEqual([]);
  await desk.keyboard.press('1');
  await expect(projector.getByText('Dat zegt Emma ook altijd.')).toBeVisible();
  await phone.context().close();
});

test('a laptop asks whether the class sees it before it shows what waits', async ({ page, context }) => {
  const { code } = await startGame(teacher, { name: 'Gespiegeld', settings: ['own_arguments', 'hold_arguments'] });
  await (await newStudent(server.baseURL, code)).answer(required(teacher.statements[0]), 'Akkoord', {
    comment: 'Dat zegt Emma ook altijd.',
  });
  await page.goto(liveOf(code));
  const waiting = page.getByRole('button', { name: 'Argumenten nakijken · 1' });
  await waiting.click();
  const question = page.getByRole('dialog', { name: 'Ziet de klas dit scherm?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Ja: gebruik mijn gsm' }).click();
  await expect(page.getByRole('img', { name: 'QR-code die je gsm verbindt' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(waiting).toBeFocused();
  await waiting.click();
  const opened = context.waitForEvent('page');
  await question.getByRole('link', { name: 'Nee: open een venster' }).click();
  await expect((await opened).getByText('Dat zegt Emma ook altijd.')).toBeVisible();
  await expect(page.getByText('Dat zegt Emma ook altijd.')).toHaveCount(0);
});

test('a flagged argument waits in every game, and the laptop says so', async ({ page }) => {
  const { code } = await startGame(teacher, { name: 'Zonder nakijken', settings: ['own_arguments'] });
  await teacher.call('POST voting/session/:code/view', { params: { code }, body: { view: 'group-arguments' } });
  await page.goto(liveOf(code));
  const [first = ''] = teacher.statements;
  const say = async (comment: string) => (await newStudent(server.baseURL, code)).answer(first, 'Akkoord', { comment });
  await say('Gewoon een argument.');
  const tag = page.getByRole('banner').getByRole('button', { name: /nakijken/ });
  await expect(tag).toHaveCount(0);
  await say('Dat zegt Emma ook altijd.');
  await expect(tag).toHaveAccessibleName('Argumenten nakijken · 1');
  await expectAccessible(page);
  await tag.click();
  await expect(page.getByRole('dialog', { name: 'Ziet de klas dit scherm?' })).toBeVisible();
});

test('no text of one student fills the board, and pressed it is there whole', async ({ page }) => {
  const { code } = await startGame(teacher, { name: 'Hoog', settings: ['own_arguments'] });
  const [first = ''] = teacher.statements;
  const high = Array.from({ length: 90 }, (_, at) => String.fromCharCode(97 + (at % 26))).join('\n\n');
  for (const comment of [high, 'Gewoon.', 'أنا أوافق.', '', ''])
    await (await newStudent(server.baseURL, code)).answer(first, 'Akkoord', { comment });
  await teacher.call('POST voting/session/:code/statement/:statementId/shown', {
    params: { code, statementId: first },
  });
  await teacher.call('POST voting/session/:code/view', { params: { code }, body: { view: 'group-arguments' } });
  await page.goto(liveOf(code));
  const button = page.getByRole('main').getByRole('button', { name: /^a\s+b\s+c/ });
  await expect(button).toBeVisible();
  expect((await button.boundingBox())?.height).toBeLessThan((page.viewportSize()?.height ?? 0) * 0.7);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  await expect(page.getByText('أنا أوافق.')).toHaveCSS('direction', 'rtl');
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Argument' }).getByText(/^a\s+b/)).toHaveText(
    new RegExp(`${high.at(-1)}$`),
  );
});

test('who decides by Tab and Enter stays among the arguments', async ({ page }) => {
  const { code } = await startGame(teacher, {
    name: 'Met het toetsenbord',
    settings: ['own_arguments', 'hold_arguments'],
  });
  for (const comment of ['Eerst dit.', 'Dan dit.', 'Ten slotte dit.'])
    await (await newStudent(server.baseURL, code)).answer(required(teacher.statements[0]), 'Akkoord', { comment });
  await page.goto(`${server.baseURL}/teacher/votingsession/${code}/arguments`);
  const waiting = page.getByRole('region', { name: /wacht/ }).getByRole('listitem');
  await expect(waiting).toHaveCount(3);
  const second = await waiting.nth(1).getByRole('blockquote').innerText();
  await waiting.first().getByRole('button', { name: 'Toon' }).focus();
  await page.keyboard.press('Enter');
  await expect(waiting).toHaveCount(2);
  // On the argument, not on a button: a second Enter would decide about what nobody has read.
  await expect(waiting.filter({ hasText: second })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(waiting.filter({ hasText: second }).getByRole('button', { name: 'Verberg' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(waiting).toHaveCount(1);
  await expect(waiting.first()).toBeFocused();
  const showAll = page.getByRole('button', { name: 'Toon de gewone tekst' });
  await showAll.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Alles is nagekeken' })).toBeFocused();
});
