// A game as it is meant to be played: the teacher walks around with a phone, the class looks at a computer on which nobody logged in, and the
// teacher's laptop is open and is never touched.
import type { Page } from '@playwright/test';
import { createGame, newStudent } from '#testing/game.ts';
import { expectAccessible } from './accessible.ts';
import { digitsOn, newComputer, waiting } from './class-computer.ts';
import { LAPTOP, liveOf, newPhone, openRemote, startWithTeacher, teacher } from './class-teacher.ts';
import { allAnswered, chooseLine, closeGame, lead, mainButton, startFrom } from './lead.ts';
import { test } from './notices.ts';
import { server } from './server.ts';
import { argue, expect, join, statement } from './student.ts';
import { NOTHING, watchFor } from './watch-for.ts';

test.use(LAPTOP);

startWithTeacher({ isSignedIn: true, set: { statements: 2 } });

const HELD = 'Dat zegt Emma ook altijd.';
const HIDDEN = 'Dat hoort hier niet.';
const LATE = 'Pas na het gesprek getoond.';
const OWN = 'Omdat iedereen moet meedoen.';
const AGREE = 'Akkoord';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isOnBoard = (phone: Page, name: string) =>
  expect(phone.getByRole('main').getByText(name, { exact: true })).toBeVisible();

/** Pairs the computer with the game that is on the teacher's phone. */
async function pair(phone: Page, computer: Page): Promise<void> {
  await computer.goto(`${server.baseURL}/screen`);
  await expect(waiting(computer)).toBeVisible();
  await chooseLine(phone, 'Toon op het klasbord', 'Schermen');
  await phone.getByRole('textbox', { name: 'Zes cijfers' }).fill(await digitsOn(computer));
  await button(phone, 'Toon het spel daar').click();
  await expect(phone.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await button(phone, 'Sluit').click();
}

test('a debate with arguments that are looked at first, from the lobby to the end', async ({
  page: laptop,
  browser,
}) => {
  const code = await createGame(teacher, { name: 'Vanuit de klas', settings: ['own_arguments', 'hold_arguments'] });
  const [first = '', second = ''] = teacher.statements;
  const texts = (await teacher.call('GET voting/session/:code', { params: { code } })).statements.map(
    ({ description }) => description,
  );
  const [firstText = '', secondText = ''] = texts;

  const onLaptop = await watchFor(laptop, [HELD, HIDDEN]);
  await laptop.goto(liveOf(code));
  await expect(startFrom(laptop)).toBeVisible();

  const phone = await openRemote(browser, code);
  const computer = await newComputer(browser);
  const onComputer = await watchFor(computer, [HELD, HIDDEN]);
  const student = await newPhone(browser);
  const onStudent = await watchFor(student, [HELD, HIDDEN, LATE]);

  await test.step('in the lobby the phone gives the game to the computer', async () => {
    await pair(phone, computer);
    await expect(computer.getByText(code, { exact: true })).toBeVisible();
    await join(student, server.baseURL, code);
    await expect(student.getByRole('heading', { name: 'Je zit klaar' })).toBeVisible();
    for (const screen of [phone, laptop, computer]) await expect(screen.getByText('leerling zit klaar')).toBeVisible();
  });

  await test.step('what students write waits, and the screens say only how many', async () => {
    await startFrom(phone).click();
    for (const screen of [phone, laptop, computer, student]) await expect(statement(screen, firstText)).toBeVisible();
    await argue(student, AGREE, OWN);
    await expect(student.getByText('Je leerkracht leest je argument eerst na.')).toBeVisible();
    for (const comment of [HELD, HIDDEN, LATE])
      await (await newStudent(server.baseURL, code)).answer(first, AGREE, { comment });
    await allAnswered(phone, 4);
    await lead(phone, 'Toon het resultaat');
    for (const screen of [computer, laptop])
      await expect(screen.getByRole('list', { name: 'Antwoorden' })).toContainText('4');
  });

  await test.step('one is shown and one is hidden, on the phone', async () => {
    await phone.getByRole('link', { name: '4 argumenten wachten' }).click();
    const items = phone.getByRole('main').getByRole('listitem');
    await items.filter({ hasText: HIDDEN }).getByRole('button', { name: 'Verberg' }).click();
    await expect(phone.getByRole('heading', { name: '3 argumenten wachten' })).toBeVisible();
    await items.filter({ hasText: OWN }).getByRole('button', { name: 'Toon', exact: true }).click();
    await expect(phone.getByRole('heading', { name: '2 argumenten wachten' })).toBeVisible();
    await phone.getByRole('link', { name: 'Naar het spel' }).click();
    await teacher.call('POST voting/session/:code/view', { params: { code }, body: { view: 'group-arguments' } });
    for (const screen of [computer, laptop]) await expect(screen.getByText(OWN)).toBeVisible();
  });

  await test.step('to the results, where the phone stays the remote control', async () => {
    await button(phone, 'Volgende stelling').click();
    for (const screen of [phone, laptop, computer, student]) await expect(statement(screen, secondText)).toBeVisible();
    await (await newStudent(server.baseURL, code)).answer(second, AGREE);
    await lead(phone, 'Toon het resultaat');
    await lead(phone, 'Toch tonen');
    await button(phone, 'Naar wat we leerden').click();
    await lead(phone, 'Ja, naar wat we leerden');
    await isOnBoard(phone, 'Een stelling');
    await expectAccessible(phone);
    await expect(laptop).toHaveURL(/\/debate\/results\?view=learned$/);
    for (const screen of [computer, laptop]) await expect(statement(screen, firstText)).toBeVisible();
    await lead(phone, 'Volgende stelling');
    for (const screen of [computer, laptop]) await expect(statement(screen, secondText)).toBeVisible();
    await chooseLine(phone, 'Partijen');
    await isOnBoard(phone, 'Partijen');
    for (const screen of [computer, laptop])
      await expect(
        screen.getByRole('heading', { level: 1, name: 'Welke partij antwoordt zoals jullie?' }),
      ).toBeVisible();
    await chooseLine(phone, 'Alle stellingen');
    await isOnBoard(phone, 'Alle stellingen');
    await expect(laptop).toHaveURL(/\/results\/overview$/);
    await expect(laptop.getByRole('heading', { level: 2, name: 'Alle stellingen' })).toBeVisible();
    // A board has no list: the first card.
    await expect(statement(computer, firstText)).toBeVisible();
    await expectAccessible(computer);
  });

  await test.step('what still waits can be shown, and the page on the laptop follows', async () => {
    await expect(laptop.getByText('1 argument', { exact: true })).toBeVisible();
    await phone.getByRole('link', { name: '2 argumenten wachten' }).click();
    const late = phone.getByRole('main').getByRole('listitem').filter({ hasText: LATE });
    await late.getByRole('button', { name: 'Toon', exact: true }).click();
    await expect(phone.getByRole('heading', { name: '1 argument wacht' })).toBeVisible();
    await expect(laptop.getByText('2 argumenten', { exact: true })).toBeVisible();
    // Nobody can open them there.
    await expect(computer.getByRole('group')).toHaveCount(0);
    await phone.getByRole('link', { name: 'Naar het spel' }).click();
  });

  await test.step('the teacher ends the game, and every screen is free', async () => {
    await closeGame(phone);
    await expect(phone).toHaveURL(`${server.baseURL}/teacher`);
    await expect(laptop).toHaveURL(`${server.baseURL}/teacher`);
    await expect(waiting(computer)).toBeVisible();
  });

  expect(await onComputer()).toEqual(NOTHING);
  expect(await onStudent()).toEqual(NOTHING);
  expect((await onLaptop()).drawn).toEqual([]);
});

test('the end of a party game, from the phone and from the laptop', async ({ page: laptop, browser }) => {
  const code = await createGame(teacher, { name: 'Ernaast', type: 'party' });
  await laptop.goto(liveOf(code));
  const phone = await openRemote(browser, code);
  const computer = await newComputer(browser);
  await pair(phone, computer);
  await startFrom(phone).click();
  await expect(mainButton(phone)).toBeVisible();
  const [first = ''] = teacher.statements;
  const [partyId = ''] = teacher.parties;
  const students = await Promise.all([1, 2, 3].map(() => newStudent(server.baseURL, code)));
  for (const { answer } of students) await answer(first, 'Niet akkoord', { partyId });
  await allAnswered(phone, 3);
  await lead(phone, 'Toon wat de partijen zeggen');
  await button(phone, 'Volgende stelling').click();
  await lead(phone, 'Toon wat de partijen zeggen');
  await lead(phone, 'Toch tonen');
  await lead(phone, 'Naar wat we leerden');
  await lead(phone, 'Ja, naar wat we leerden');

  const furthest = (page: Page) => page.getByRole('heading', { level: 1, name: 'Hier zaten we er het verst naast' });
  const parties = (page: Page) => page.getByRole('heading', { level: 1, name: 'Hoe goed kennen jullie de partijen?' });
  // The class knew nothing, so that the page of what it knew is left out.
  for (const screen of [laptop, computer]) {
    await expect(furthest(screen)).toBeVisible();
    await expect(screen.getByText('0 van 3 juist')).toBeVisible();
  }
  await isOnBoard(phone, 'Waar zaten we ernaast?');
  await expectAccessible(computer);
  await chooseLine(phone, 'Partijen');
  await isOnBoard(phone, 'Partijen');
  for (const screen of [laptop, computer]) await expect(parties(screen)).toBeVisible();
  // The browser's back button leads to the page to which the phone took the laptop, and shows it on the others.
  await laptop.getByRole('link', { name: 'Alle stellingen' }).click();
  await isOnBoard(phone, 'Alle stellingen');
  await laptop.goBack();
  await isOnBoard(phone, 'Partijen');
  for (const screen of [laptop, computer]) await expect(parties(screen)).toBeVisible();
  // The others follow the laptop as well.
  await laptop.keyboard.press('ArrowLeft');
  await isOnBoard(phone, 'Een stelling');
  await laptop.keyboard.press('ArrowLeft');
  for (const screen of [laptop, computer]) await expect(furthest(screen)).toBeVisible();
  await isOnBoard(phone, 'Waar zaten we ernaast?');
  await laptop.getByRole('link', { name: 'De partijen' }).click();
  for (const screen of [laptop, computer]) await expect(parties(screen)).toBeVisible();
  await isOnBoard(phone, 'Partijen');
  // Also after its browser's back button.
  await laptop.getByRole('link', { name: 'Alle stellingen' }).click();
  await isOnBoard(phone, 'Alle stellingen');
  await laptop.goBack();
  await isOnBoard(phone, 'Partijen');
  await expect(parties(laptop)).toBeVisible();
  await expect(parties(computer)).toBeVisible();

  // The phone shows the page itself, and becomes the remote control again.
  await chooseLine(phone, 'Toon het bord op deze gsm', 'Schermen');
  await expect(parties(phone)).toBeVisible();
  await phone.getByRole('button', { name: 'Afstandsbediening' }).click();
  await isOnBoard(phone, 'Partijen');
});
