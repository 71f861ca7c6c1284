// A teacher's two devices in a debate: views and keys in sync, arguments removed and restored, the results and the end.
import { expect, type Page } from '@playwright/test';
import { STATEMENTS } from '#testing/fixtures.ts';
import { createGame, newStudent, startGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { LAPTOP, liveOf, openRemote, startWithTeacher, teacher } from './class-teacher.ts';
import { intercept } from './intercept.ts';
import { chooseLine, closeGame, endButton, isAt } from './lead.ts';
import { expectNotice, test } from './notices.ts';
import { server } from './server.ts';
import { stopTime } from './time.ts';

startWithTeacher({ isSignedIn: true });

test.use(LAPTOP);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const view = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const [first = '', second = ''] = STATEMENTS;

/** The class sees percentages without decimals. */
async function expectWhole(page: Page, ...percentages: number[]) {
  for (const percentage of percentages)
    await expect(page.getByRole('main')).toContainText(new RegExp(`${percentage}\\s%`));
  await expect(page.getByRole('main')).not.toContainText(/\d[.,]\d+\s?%/);
}

async function isClean(page: Page) {
  await expectAccessible(page);
}

test('two devices show the same step of a debate, whichever of them leads', async ({ browser, page }) => {
  const { code } = await startGame(teacher, { name: 'Debat 5A', settings: ['own_arguments', 'skip_questions'] });
  const [an, bo, cy] = await Promise.all([1, 2, 3].map(() => newStudent(server.baseURL, code)));
  await page.clock.install();
  await page.goto(liveOf(code));
  const remote = await openRemote(browser, code);
  for (const screen of [page, remote]) await expect(heading(screen, first)).toBeVisible();

  await test.step('answers are counted, but not shown', async () => {
    await an?.answer(required(teacher.statements[0]), 'Akkoord', { comment: 'Wie werkt, mag stemmen.' });
    await bo?.answer(required(teacher.statements[0]), 'Niet akkoord', { comment: 'Eerst meer leren.' });
    await cy?.answer(required(teacher.statements[0]), '__skipquestion__');
    await expect(page.getByRole('img', { name: '3 van de 3 leerlingen hebben geantwoord' })).toBeVisible();
    await expect(page.getByText('De klas is verdeeld')).toHaveCount(0);
    await isClean(page);
  });

  await test.step('the result is shown on both devices', async () => {
    await page.keyboard.press('2');
    await expect(page.getByRole('img', { name: '1 Akkoord, 0 Neutraal, 1 Niet akkoord' })).toBeVisible();
    await expect(page.getByText('De klas is verdeeld')).toBeVisible();
    await expect(page.getByText('1 keer overgeslagen')).toBeVisible();
    await expect(remote.getByText('van 3 · Kijk')).toBeVisible();
    await isClean(page);
  });

  await test.step('an argument is removed, put back, and another one removed', async () => {
    await page.keyboard.press('a');
    await expect(page.getByText('Wie werkt, mag stemmen.')).toBeVisible();
    await isClean(page);
    // The clock stands still, so the time for undoing it does not pass on a slow machine.
    await stopTime(page);
    // A press enlarges it, and only there a button removes it.
    await page.getByRole('button', { name: 'Eerst meer leren.' }).click();
    await expect(page.getByRole('dialog', { name: 'Argument' })).toContainText('Eerst meer leren.');
    await page.getByRole('button', { name: 'Verwijder dit argument' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(remote.getByText('Eerst meer leren.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Zet terug' }).click();
    await expect(page.getByText('Eerst meer leren.')).toBeVisible();
    await expect(remote.getByText('Eerst meer leren.')).toBeVisible();
    await page.getByRole('button', { name: 'Wie werkt, mag stemmen.' }).click();
    await page.getByRole('button', { name: 'Verwijder dit argument' }).click();
    await expect(page.getByText('Argument verwijderd')).toBeVisible();
    await expect(remote.getByText('Wie werkt, mag stemmen.')).toHaveCount(0);
  });

  await test.step('leaving the view sends the removal to the other device', async () => {
    const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await page.keyboard.press('p');
    expect((await removed).status()).toBe(204);
    await page.clock.resume();
    await expect(page.getByRole('heading', { name: 'Groene Draad' })).toBeVisible();
    await isClean(page);
    await page.keyboard.press('a');
    await expect(page.getByText('Eerst meer leren.')).toBeVisible();
    await expect(page.getByText('Wie werkt, mag stemmen.')).toHaveCount(0);
    await expect(remote.getByText('Wie werkt, mag stemmen.')).toHaveCount(0);
  });

  await test.step('the next statement begins hidden on both devices; a double click moves once', async () => {
    await view(page, 'Volgende stelling').dblclick();
    await expect(heading(page, second)).toBeVisible();
    await isAt(page, 'Stem');
    await expect(heading(remote, second)).toBeVisible();
    await chooseLine(page, 'Vorige stelling');
    await expect(heading(page, first)).toBeVisible();
  });

  await test.step('the keys are explained', async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('Volledig scherm');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the results come on both', async () => {
    await teacher.call('POST voting/session/:code/end', { params: { code } });
    await expect(heading(page, first)).toBeVisible();
    await expect(page).toHaveURL(/\/debate\/results\?view=learned$/);
    await expect(remote.getByRole('main').getByText('Een stelling', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'De partijen' }).click();
    await expect(heading(page, 'Welke partij antwoordt zoals jullie?')).toBeVisible();
    await expect(remote.getByRole('main').getByText('Partijen', { exact: true })).toBeVisible();
    await expect(page.getByText('3 leerlingen gaven 2 antwoorden')).toBeVisible();
    await isClean(page);
  });
  await remote.context().close();
});

test('the results of a debate, its overview and its end on two devices', async ({ page }) => {
  const code = await createGame(teacher, { name: 'Debat 5B', settings: ['own_arguments'] });
  const [an, bo, cy] = await Promise.all([1, 2, 3].map(() => newStudent(server.baseURL, code)));
  await teacher.call('POST voting/session/:code/start', { params: { code } });
  await an?.answer(required(teacher.statements[0]), 'Akkoord');
  await bo?.answer(required(teacher.statements[0]), 'Niet akkoord', { comment: 'Eerst meer leren.' });
  await cy?.answer(required(teacher.statements[0]), 'Akkoord');
  await teacher.call('POST voting/session/:code/statement/:statementId', {
    params: { code, statementId: required(teacher.statements[1]) },
  });
  await an?.answer(required(teacher.statements[1]), 'Akkoord');
  await bo?.answer(required(teacher.statements[1]), 'Akkoord');
  await cy?.answer(required(teacher.statements[1]), 'Akkoord');
  const { _id } = await teacher.call('POST voting/session/:code/end', { params: { code } });
  const other = await page.context().newPage();
  await other.goto(`${liveOf(code)}/debate/results`);

  await page.goto(`${liveOf(code)}/debate/results`);
  await expectWhole(page, 67, 33);
  await page.getByRole('link', { name: 'Alle stellingen' }).click();
  await expect(heading(page, 'Wat we leerden')).toBeVisible();
  // Exactly, where it is read and not shown to a class.
  for (const percentage of ['66,67', '33,33']) await expect(page.getByRole('main')).toContainText(percentage);
  // Of three nothing is compared.
  for (const text of [first, second])
    await expect(page.getByRole('article').filter({ hasText: text })).not.toContainText('Hier waren jullie');
  await page.getByText('1 argument', { exact: true }).click();
  await expect(page.getByText('Eerst meer leren.')).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  expect((await file).suggestedFilename()).toBe(`Debat 5B ${code}.csv`);
  await isClean(page);

  // Removed elsewhere: on the board it goes as well.
  const { studentOpinions } = await teacher.call('GET voting/session/:code', { params: { code } });
  const commentId = required(studentOpinions.find(({ comment }) => comment !== ''))._id;
  await teacher.call('DELETE voting/session/:code/comment/:commentId', { params: { code, commentId } });
  await expect(page.getByText('Eerst meer leren.')).toHaveCount(0);

  await intercept(page, '**/session/*/archive', (route) => route.abort(), { times: 1 });
  await endButton(page).click();
  await expect(page.getByText('De code werkt dan niet meer.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('De code werkt dan niet meer.')).toHaveCount(0);
  await closeGame(page, '5B');
  await expect(page.getByRole('alert').filter({ hasText: 'Het spel afsluiten is niet gelukt.' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Klaar' }).click();
  await expectNotice(page, 'Het spel is afgesloten. Bedankt om mee te spelen.');
  await expect(page).toHaveURL(/\/teacher$/);
  await expect(other).toHaveURL(/\/teacher$/);

  await page.goto(`${server.baseURL}/teacher/archive/${_id}`);
  expect((await teacher.call('GET voting/archive'))[0]).toMatchObject({ _id, classLabel: '5B' });
  await expect(heading(page, 'Wat we leerden')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: first })).toBeVisible();
  await isClean(page);
  await page.goto(liveOf(code));
  await expect(page.getByText('Dit spel is er niet meer')).toBeVisible();
});

test('keys of one sign do nothing once their teacher turned them off, until they are on again', async ({ page }) => {
  const { code } = await startGame(teacher, { name: 'Debat 5C', settings: ['own_arguments'] });
  const turn = async (name: string) => {
    await page.goto(`${server.baseURL}/account`);
    await page.getByRole('button', { name }).click();
    await isClean(page);
    await page.goto(liveOf(code));
    await expect(heading(page, first)).toBeVisible();
    await page.keyboard.press('?');
  };
  await turn('Zet deze toetsen uit');
  await page.keyboard.press('b');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Het bord is zwart.')).toHaveCount(0);
  await turn('Zet deze toetsen aan');
  await expect(page.getByRole('dialog')).toContainText('Volledig scherm');
});
