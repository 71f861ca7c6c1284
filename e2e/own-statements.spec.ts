// A teacher's own statements: one that is prepared in the wizard, and one that is written in front of the class.
import { expect } from '@playwright/test';
import { createTemplate, newStudent, startGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { liveOf, startWithTeacher, teacher } from './class-teacher.ts';
import { openStatement } from './lead.ts';
import { loseReply } from './lost-reply.ts';
import { expectNotice, test } from './notices.ts';
import { server } from './server.ts';
import { openPhone } from './student.ts';

startWithTeacher({
  isSignedIn: true,
  settings: { DEMO_CONTENT: 'false' },
  set: { name: 'Vlaanderen beslist', statements: 3 },
});

test('a pasted list becomes own statements once every line fits', async ({ page }) => {
  await page.goto(`${server.baseURL}/teacher/games/new`);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.getByLabel('Naam van het spel').fill('Met een lijst');
  await press('Naar de stellingen');
  await press('Plak een lijst');
  const dialog = page.getByRole('dialog', { name: 'Plak een lijst' });
  const list = dialog.getByLabel('Je stellingen, één per regel');
  const long = `Moet ${'heel '.repeat(50)}veel anders?`;
  await list.fill(`Moet de school later beginnen?\n\n${long}\nMoet de school later beginnen?`);
  await dialog.getByRole('button', { name: 'Voeg 3 stellingen toe' }).click();
  await expect(dialog.getByText('Er zijn nog 2 regels die niet passen.')).toBeVisible();
  await expect(dialog.getByText('Regel 3 is te lang: hoogstens 200 tekens.')).toBeVisible();
  await expect(dialog.getByText('Regel 4 staat er al.')).toBeVisible();
  await expect(dialog.getByRole('listitem').getByText(long)).toBeVisible();
  await expectAccessible(page);
  await list.fill('Moet de school later beginnen?\nMoet er elke dag soep zijn?');
  await dialog.getByRole('button', { name: 'Voeg 2 stellingen toe' }).click();
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect(rows).toHaveCount(5);
  await expect(rows.last()).toContainText('Moet er elke dag soep zijn? eigen');
});

test('an own statement is written in the wizard, placed by keys, and played with its own options', async ({ page }) => {
  await page.goto(`${server.baseURL}/teacher/games/new`);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Eigen stelling' });
  const text = dialog.getByLabel('Stelling');
  await page.getByLabel('Naam van het spel').fill('Met een eigen stelling');
  await press('Naar de stellingen');

  await test.step('what is missing, and a name in it', async () => {
    await press('Eigen stelling');
    await dialog.getByRole('button', { name: 'Voeg toe' }).click();
    await expect(dialog.getByText('Schrijf eerst je stelling.')).toBeVisible();
    await expect(text).toBeFocused();
    await text.fill('Moet Jana Peeters een smartphoneverbod krijgen?');
    await expect(dialog.getByText('Staat er een naam in?')).toBeVisible();
    await expectAccessible(page);
    await text.fill('Moet onze school een smartphoneverbod invoeren?');
    await expect(dialog.getByText('Staat er een naam in?')).toHaveCount(0);
  });
  await test.step('own options', async () => {
    await dialog.getByLabel('Eigen antwoorden').check();
    await dialog.getByLabel('Antwoord 1').fill('Ja, overal');
    await dialog.getByRole('button', { name: 'Voeg toe' }).click();
    await expect(dialog.getByText('Geef minstens twee antwoorden.')).toBeVisible();
    await dialog.getByLabel('Antwoord 2').fill('Alleen in de les');
    await dialog.getByLabel('Antwoord 3').fill('Neen');
  });
  await test.step('what is typed stays when the page is lost', async () => {
    await page.reload();
    await press('Eigen stelling');
    await expect(text).toHaveValue('Moet onze school een smartphoneverbod invoeren?');
    await expect(dialog.getByLabel('Antwoord 3')).toHaveValue('Neen');
    await dialog.getByRole('button', { name: 'Voeg toe' }).click();
  });

  const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await test.step('it is the last one, marked, and moves by keys', async () => {
    await expect(rows.last()).toContainText('Moet onze school een smartphoneverbod invoeren? eigen');
    await page.getByRole('button', { name: 'Verplaats: Moet onze school' }).press('Home');
    await expect(rows.first()).toContainText('smartphoneverbod');
  });
  await test.step('a note, and another text', async () => {
    await page.getByRole('button', { name: /^Bekijk je eigen stelling/ }).click();
    await page.getByLabel('Jouw notitie').fill('Begin bij wie een gsm heeft.');
    await press('Pas aan of verwijder');
    await page.getByLabel('Stelling', { exact: true }).fill('Moet onze school gsm’s verbieden?');
    await press('Bewaar');
  });
  for (const words of ['Naar de partijen', 'Naar de opties', 'Kijk alles na']) await press(words);
  await expect(page.getByText('Moet onze school gsm’s verbieden? eigen')).toBeVisible();
  await press('Maak het spel');
  await expect(page.getByRole('heading', { name: 'Met een eigen stelling' })).toBeVisible();

  const game = (await teacher.call('GET game_templates')).find(({ name }) => name === 'Met een eigen stelling');
  const own = required(game?.ownStatements[0]);
  expect(own).toMatchObject({
    description: 'Moet onze school gsm’s verbieden?',
    opinions: ['Ja, overal', 'Alleen in de les', 'Neen'],
  });
  expect(game?.statements[0]).toBe(own._id);
  expect(game?.notes).toEqual([{ statementId: own._id, text: 'Begin bij wie een gsm heeft.' }]);

  await test.step('and is removed again', async () => {
    await page.goto(`${server.baseURL}/teacher/games/${game?._id}/edit?step=3`);
    await expect(rows).toHaveCount(4);
    await page.getByRole('button', { name: /^Bekijk je eigen stelling/ }).click();
    await press('Pas aan of verwijder');
    await press('Verwijder');
    await expect(rows).toHaveCount(3);
  });
});

test('who makes a party game of a debate with own statements reads that they are lost', async ({ page }) => {
  const own = { _id: crypto.randomUUID(), description: 'Moet er een pingpongtafel komen?', opinions: null };
  const id = await createTemplate(teacher);
  const body = { statements: [...teacher.statements, own._id], ownStatements: [own] };
  await teacher.call('PATCH game_templates/:id', { params: { id }, body });
  await page.goto(`${server.baseURL}/teacher/games/${id}/edit?step=1`);
  const lost = page.getByRole('alert').filter({ hasText: 'Een partijspel heeft geen eigen stellingen.' });
  const party = page.getByRole('radio', { name: /^Partijspel/ });
  await expect(party).toBeVisible();
  await expect(lost).toHaveCount(0);
  await party.check();
  await expect(lost).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^Debat/ }).check();
  await expect(lost).toHaveCount(0);
});

test('one that is written in front of the class is shown by one press, once, and changes until somebody answers', async ({
  page,
  browser,
}) => {
  const { code } = await startGame(teacher);
  const student = await newStudent(server.baseURL, code);
  const phone = await openPhone(browser, server.baseURL, code);
  await page.goto(liveOf(code));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Eigen stelling', exact: true });
  const ownOnes = async () =>
    (await teacher.call('GET voting/session/:code', { params: { code } })).statements.filter(({ own }) => own);

  await test.step('one press, whose first reply is lost', async () => {
    await page.keyboard.press('e');
    await expect(dialog.getByText('Geen namen van leerlingen of leerkrachten.')).toBeVisible();
    await dialog.getByLabel('Stelling').pressSequentially('Moet de bel weg?');
    await dialog.getByLabel('Eens · Oneens').check();
    await expectAccessible(page);
    await loseReply(page, '**/own-statement');
    await dialog.getByRole('button', { name: 'Toon nu' }).click();
    await expect(dialog.getByText(/^Dat is niet gelukt/)).toBeVisible();
    await dialog.getByLabel('Stelling').fill('Moet de schoolbel weg?');
    await dialog.getByRole('button', { name: 'Toon nu' }).dblclick();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Moet de schoolbel weg?' })).toBeVisible();
    await expect(phone.getByRole('heading', { level: 1, name: 'Moet de schoolbel weg?' })).toBeVisible();
    await expect(phone.getByText('Oneens', { exact: true })).toBeVisible();
    expect(await ownOnes()).toHaveLength(1);
  });

  const menu = page.getByRole('dialog', { name: 'Deze stelling' });
  const openMenu = () => openStatement(page);
  await test.step('changed while nobody answered', async () => {
    await openMenu();
    await menu.getByRole('button', { name: 'Eigen stelling aanpassen' }).click();
    await page.getByLabel('Stelling', { exact: true }).fill('Moet de schoolbel stiller?');
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Moet de schoolbel stiller?' })).toBeVisible();
    await expect(phone.getByRole('heading', { level: 1, name: 'Moet de schoolbel stiller?' })).toBeVisible();
  });
  await test.step('not changed once somebody did, also if this page has not heard of it', async () => {
    await openMenu();
    await menu.getByRole('button', { name: 'Eigen stelling aanpassen' }).click();
    const [own] = await ownOnes();
    await student.answer(required(own?._id), 'Eens');
    await page.getByRole('button', { name: 'Haal weg' }).click();
    await expect(page.getByText('Er is al op geantwoord: de stelling blijft zoals ze is.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Moet de schoolbel stiller?' })).toBeVisible();
    await openMenu();
    await expect(menu.getByRole('button', { name: 'Eigen stelling aanpassen' })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });
  await test.step('kept in the game of one’s own', async () => {
    const [own] = await ownOnes();
    await openMenu();
    await menu.getByRole('button', { name: 'Bewaar in mijn spel' }).click();
    await expectNotice(page, 'De stelling staat nu ook in “Proefspel”, als laatste.');
    const games = await teacher.call('GET game_templates');
    const kept = required(games.find(({ ownStatements }) => ownStatements.some(({ _id }) => _id === own?._id)));
    expect(kept.statements.at(-1)).toBe(own?._id);
    // There is nothing more to do about it.
    await expect(page.getByRole('button', { name: /Meer over deze stelling$/ })).toHaveCount(0);
  });
  await test.step('another one is taken away', async () => {
    await page.keyboard.press('e');
    await expect(dialog.getByLabel('Eens · Oneens')).toBeChecked();
    await dialog.getByLabel('Stelling').fill('Verkeerd getypt');
    await dialog.getByRole('button', { name: 'Toon nu' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Verkeerd getypt' })).toBeVisible();
    await openMenu();
    await menu.getByRole('button', { name: 'Eigen stelling aanpassen' }).click();
    await page.getByRole('button', { name: 'Haal weg' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Moet de schoolbel stiller?' })).toBeVisible();
    await expect.poll(ownOnes).toHaveLength(1);
  });
  await phone.context().close();

  await test.step('and asked again in a game that is being prepared', async () => {
    await page.goto(`${server.baseURL}/teacher/games/new`);
    await page.getByLabel('Naam van het spel').fill('Opnieuw');
    await page.getByRole('button', { name: 'Naar de stellingen' }).click();
    await page.getByRole('button', { name: 'Uit mijn vorige spellen' }).click();
    const earlier = page.getByRole('dialog', { name: 'Uit mijn vorige spellen' });
    const again = earlier.getByRole('checkbox', { name: 'Moet de schoolbel stiller?' });
    await again.check();
    await expectAccessible(page);
    await earlier.getByRole('button', { name: 'Klaar' }).click();
    const last = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
      .last();
    await expect(last).toContainText('Moet de schoolbel stiller? eigen');
    await page.getByRole('button', { name: 'Uit mijn vorige spellen' }).click();
    await again.uncheck();
    await earlier.getByRole('button', { name: 'Klaar' }).click();
    await expect(last).not.toContainText('schoolbel');
  });
});
