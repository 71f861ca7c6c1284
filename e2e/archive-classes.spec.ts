// What was played: which class it was, what it learned, notes, and the same game again.
import { expect, type Page } from '@playwright/test';
import { createGame, newStudent, playAndArchive } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { startWithTeacher, teacher } from './class-teacher.ts';
import { intercept } from './intercept.ts';
import { endButton } from './lead.ts';
import { loseReply } from './lost-reply.ts';
import { expectNotice, test } from './notices.ts';
import { server } from './server.ts';

startWithTeacher({ isSignedIn: true, settings: { DEMO_CONTENT: 'false' } });
test.beforeAll(async () => {
  for (const [name, classLabel] of [
    ['Debat oktober', '5A'],
    ['Proefles', ''],
    ['Debat november', '5A'],
  ] as const)
    await playAndArchive(server.baseURL, teacher.call, await createGame(teacher, { name, classLabel }));
});

/** Opens what was learned in a game, from the list. */
async function openPlayed(page: Page, name: string): Promise<void> {
  await page.goto(`${server.baseURL}/teacher/archive`);
  await page.getByRole('link', { name: `Resultaten ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wat we leerden' })).toBeVisible();
}

test('a teacher finds what was played, with its class, and plays one again', async ({ page }) => {
  await page.goto(`${server.baseURL}/teacher/archive`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Debat november', 'Proefles', 'Debat oktober']);
  await expect(page.getByRole('listitem').first()).toContainText('5A');
  await expectAccessible(page);
  await openPlayed(page, 'Debat oktober');
  await loseReply(page, /\/again/);
  await page.getByRole('button', { name: 'Speel opnieuw' }).click();
  await expectNotice(page, 'Starten is niet gelukt. Probeer het opnieuw.');
  await page.getByRole('button', { name: 'Speel opnieuw' }).click();
  await expect(page).toHaveURL(/\/teacher\/votingsession\/[A-Z0-9]{6}$/);
  const open = await teacher.call('GET voting/session', {});
  expect(open).toMatchObject([{ code: page.url().slice(-6), name: 'Debat oktober', state: 'draft' }]);
});

test('a teacher notes at the statements what to do the next time, and finds it there', async ({ page }) => {
  const [game] = await teacher.call('GET voting/archive');
  const { _id: sessionId, name } = required(game);
  const notesOf = async () => (await teacher.call('GET voting/archive/:sessionId', { params: { sessionId } })).notes;
  await openPlayed(page, name);
  await page.getByRole('link', { name: 'Mijn notities' }).click();
  const note = page.getByLabel('Jouw notitie bij stelling 1');
  await note.fill('Begin bij wie de bus neemt.');
  await expectAccessible(page);

  await test.step('what is typed stays when the page is left or lost', async () => {
    await page.getByRole('link', { name: 'Terug' }).click();
    await expectNotice(page, 'Je notities zijn nog niet bewaard. Ze blijven in deze browser staan tot je terugkomt.');
    await page.getByRole('link', { name: 'Mijn notities' }).click();
    await expect(note).toHaveValue('Begin bij wie de bus neemt.');
    await page.reload();
    await expect(note).toHaveValue('Begin bij wie de bus neemt.');
  });
  await test.step('and if the reply is lost', async () => {
    await intercept(page, /voting\/archive\/[^/]+$/, async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await expect(page.getByText('Bewaren is niet gelukt.')).toBeVisible();
    await expect(note).toHaveValue('Begin bij wie de bus neemt.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await expect(page).toHaveURL(`${server.baseURL}/teacher/archive/${sessionId}`);
  });
  expect(await notesOf()).toEqual([{ statementId: teacher.statements[0], text: 'Begin bij wie de bus neemt.' }]);

  await test.step('the game that is played again has it', async () => {
    await page.getByRole('button', { name: 'Speel opnieuw' }).click();
    await expect(page).toHaveURL(/\/teacher\/votingsession\/[A-Z0-9]{6}$/);
    const params = { code: page.url().slice(-6) };
    const { statements } = await teacher.call('GET voting/session/:code', { params });
    expect(statements[0]).toMatchObject({ note: 'Begin bij wie de bus neemt.' });
  });
  await test.step('a game that is not there', async () => {
    await page.goto(`${server.baseURL}/teacher/archive/${crypto.randomUUID()}/notes`);
    await expect(page.getByRole('heading', { name: 'Dit spel staat niet bij “Gespeeld”' })).toBeVisible();
  });
});

test('which class it was is asked at the end, with the earlier ones to press', async ({ page }) => {
  const code = await createGame(teacher, { name: 'Zonder naam' });
  const { _id } = await teacher.call('POST voting/session/:code/start', { params: { code } });
  await (await newStudent(server.baseURL, code)).answer(required(teacher.statements[0]), 'Akkoord');
  await teacher.call('POST voting/session/:code/end', { params: { code } });
  await page.goto(`${server.baseURL}/teacher/votingsession/${code}/results/overview`);
  await endButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Welke klas was dit?' });
  await expect(dialog.getByRole('list', { name: 'Eerdere klassen' }).getByRole('button')).toHaveText(['5A']);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '5A' }).click();
  await expect(dialog.getByLabel('Naam van de klas')).toHaveValue('5A');
  await dialog.getByRole('button', { name: 'Klaar' }).click();
  await expectNotice(page, 'Het spel is afgesloten. Bedankt om mee te spelen.');
  await expect(page).toHaveURL(`${server.baseURL}/teacher`);
  const [archived] = await teacher.call('GET voting/archive');
  expect(archived).toMatchObject({ _id, classLabel: '5A' });
  await teacher.call('DELETE voting/archive/:sessionId', { params: { sessionId: _id } });
});

test('notes of two devices stay beside each other', async ({ page }) => {
  const [game] = await teacher.call('GET voting/archive');
  const sessionId = required(game)._id;
  const params = { sessionId };
  const { statements } = await teacher.call('GET result/overview/:sessionId', { params });
  const [first, second] = statements.map(({ statementId }) => statementId);
  await page.goto(`${server.baseURL}/teacher/archive/${sessionId}/notes`);
  const note = page.getByLabel('Jouw notitie bij stelling 1');
  await note.fill('Van de laptop.');
  const body = { notes: [{ statementId: required(second), text: 'Van thuis.' }] };
  await teacher.call('PATCH voting/archive/:sessionId', { params, body });
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expectNotice(page, 'Je notities zijn bewaard, voor als je dit spel opnieuw speelt.');
  const { notes } = await teacher.call('GET voting/archive/:sessionId', { params });
  expect(new Map(notes.map(({ statementId, text }) => [statementId, text]))).toEqual(
    new Map([
      [first, 'Van de laptop.'],
      [second, 'Van thuis.'],
    ]),
  );
});

test('notes of a game that was deleted on another device are not saved, and it is said', async ({ page }) => {
  const code = await createGame(teacher, { name: 'Straks weg' });
  await playAndArchive(server.baseURL, teacher.call, code);
  const [game] = await teacher.call('GET voting/archive');
  const sessionId = required(game)._id;
  await page.goto(`${server.baseURL}/teacher/archive/${sessionId}/notes`);
  const note = page.getByLabel('Jouw notitie bij stelling 1');
  await note.fill('Volgende keer korter.');
  await teacher.call('DELETE voting/archive/:sessionId', { params: { sessionId } });
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByRole('alert')).toContainText('Dit spel staat niet bij “Gespeeld”');
  await expect(note).toHaveValue('Volgende keer korter.');
});

test('a teacher deletes a game of the archive, also where another device has done so', async ({ page }) => {
  const code = await createGame(teacher, { name: 'Debat december', classLabel: '5A' });
  await playAndArchive(server.baseURL, teacher.call, code);
  await page.goto(`${server.baseURL}/teacher/archive`);
  await expect(page.getByRole('heading', { name: 'Debat december' })).toBeVisible();
  const [december] = await teacher.call('GET voting/archive');
  await teacher.call('DELETE voting/archive/:sessionId', { params: { sessionId: required(december)._id } });
  const remove = page.getByRole('contentinfo').getByRole('button', { name: 'Verwijder' });
  const dialog = page.getByRole('alertdialog');
  await openPlayed(page, 'Proefles');
  await remove.click();
  await expect(dialog).toContainText('Het spel “Proefles” verwijderen?');
  await expect(dialog).toContainText('jouw notities bij dit spel');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Hou het' }).click();
  await remove.click();
  await dialog.getByRole('button', { name: 'Verwijder' }).click();
  await expectNotice(page, '“Proefles” is verwijderd.');
  await expect(page).toHaveURL(`${server.baseURL}/teacher/archive`);
  await expect(page.getByRole('heading', { name: 'Proefles' })).toHaveCount(0);

  await openPlayed(page, 'Debat oktober');
  await remove.click();
  const [, october] = await teacher.call('GET voting/archive');
  await teacher.call('DELETE voting/archive/:sessionId', { params: { sessionId: required(october)._id } });
  await dialog.getByRole('button', { name: 'Verwijder' }).click();
  await expectNotice(page, '“Debat oktober” is verwijderd.');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Debat november']);

  await test.step('the last one too', async () => {
    await openPlayed(page, 'Debat november');
    await remove.click();
    await dialog.getByRole('button', { name: 'Verwijder' }).click();
    await expectNotice(page, '“Debat november” is verwijderd.');
    await expect(page.getByRole('heading', { name: 'Nog niets gespeeld' })).toBeVisible();
  });
});
