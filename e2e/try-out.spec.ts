// A new teacher plays a game alone before a class does: projector and phone in one window, and everything is deleted afterwards.
import type { FrameLocator, Page } from '@playwright/test';
import { PLAYERS_MIN } from '#shared/domain/limits.ts';
import { opinionColors } from '#shared/domain/palette.ts';
import { callerAs, identityOf, registerTeacher } from '#testing/api-client.ts';
import { signInAs } from '#testing/browser.ts';
import { createTemplate, prepareTeacher } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { hold } from './hold.ts';
import { BOUNCE_MS } from './lead.ts';
import { expectNotice, test } from './notices.ts';
import { pressMore } from './prepared-games.ts';
import { server, startWithServer } from './server.ts';
import { expect } from './student.ts';

startWithServer({ LANGUAGES: 'NL_BE,FR' });

const pane = (page: Page, name: 'projector' | 'phone'): FrameLocator =>
  page.locator(`iframe[data-pane="${name}"]`).contentFrame();

/** A new teacher on the dashboard. Returns their calls. */
async function arrive(page: Page, email: string) {
  const teacher = await registerTeacher(server.baseURL, { email, password: 'krijt-en-bord' });
  await signInAs(page.context(), teacher);
  await page.goto(`${server.baseURL}/teacher`);
  return callerAs(server.baseURL, teacher);
}

/** Opens the try-out of a lesson from the other side of its card. */
async function openTryOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Zo verloopt deze les Drie stellingen' }).click();
  await page.getByRole('link', { name: 'Speel het eerst zelf' }).click();
}

test('a new teacher plays a game alone, and nothing of it stays', async ({ page }) => {
  const office = callerAs(server.baseURL, await identityOf(server.baseURL));
  const figures = await office('GET result/statistics/figures');
  const call = await arrive(page, 'nieuw@school.example');
  const [projector, phone] = [pane(page, 'projector'), pane(page, 'phone')];

  await test.step('projector and phone are side by side, and a class joins by itself', async () => {
    await openTryOut(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Speel het eerst zelf' })).toBeVisible();
    await expect(phone.getByRole('heading', { name: 'Je zit klaar' })).toBeVisible();
    await expect(projector.getByText('Proefles').first()).toBeVisible();
    await expect(projector.getByText('leerlingen zitten klaar')).toBeVisible();
    await expect.poll(async () => (await readTryOut()).participants).toBe(9);
    await expectAccessible(page);
  });

  async function readTryOut() {
    const { code, _id } = await call('GET voting/try-out');
    const { count } = await call('GET voting/session/:code/participants', { params: { code } });
    return { code, id: _id, participants: count };
  }
  const { code, id } = await readTryOut();
  const answered = async (statement: number) =>
    (await call('GET voting/session/:code/progress', { params: { code } }))[statement]?.nrOfAnswers;

  await test.step('the teacher moves on, the class answers, and so does the phone', async () => {
    await projector.getByRole('button', { name: /^Start (het spel|met)/ }).click();
    await phone.getByRole('radio', { name: 'Akkoord', exact: true }).check();
    await phone.getByRole('button', { name: 'Verstuur' }).click();
    await expect.poll(() => answered(0)).toBe(9);
    await expect(projector.getByText('Druk nu op “Toon het resultaat”')).toBeVisible();
    await projector.getByRole('button', { name: 'Toon het resultaat' }).click();
    await expect(projector.getByText('Druk nu op “Praat: 5 minuten”')).toBeVisible();
    await expect(projector.getByRole('img', { name: /\d Niet akkoord/ })).toBeVisible();
    await page.keyboard.press('a');
    await expect(projector.getByRole('region', { name: 'Argumenten per antwoord' })).toBeVisible();
    // The keys of the projector work where the teacher clicked last, whatever the phone shows.
    await page.keyboard.press('ArrowLeft');
    const main = projector.locator('[data-main]');
    for (const next of ['Praat: 5 minuten', 'Stem opnieuw', 'Ja, stem opnieuw']) {
      await expect(main).toHaveText(next);
      await page.waitForTimeout(BOUNCE_MS);
      await page.keyboard.press('ArrowRight');
    }
    await expect(phone.getByText('Tweede stemming').first()).toBeVisible();
    await expect(main).toHaveText('Toon wat bewoog');
    await expect(main).toBeFocused();
    await projector.getByRole('button', { name: 'Volgende stelling' }).click();
    await expect.poll(() => answered(1)).toBeGreaterThanOrEqual(8);
  });

  await test.step('the results are those of that class, without a sheet or a file', async () => {
    await call('POST voting/session/:code/end', { params: { code } });
    await expect(projector.getByRole('link', { name: 'Alle stellingen' })).toBeVisible();
    await expect(projector.getByRole('banner')).toContainText('Proefles');
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(projector.getByRole('button', { name: 'Druk af' })).toHaveCount(0);
    await projector.getByRole('link', { name: 'Alle stellingen' }).click();
    await expect(projector.getByRole('heading', { level: 2, name: 'Alle stellingen' })).toBeVisible();
    await expect(projector.getByRole('button', { name: 'Excel' })).toHaveCount(0);
  });

  await test.step('closing the game leads back, and nothing is left', async () => {
    await projector.getByRole('contentinfo').getByRole('button', { name: 'Klaar' }).click();
    await expect(projector.getByText('Dan is deze proefles weg.')).toBeVisible();
    await expect(projector.getByLabel('Naam van de klas')).toHaveCount(0);
    await projector.getByRole('dialog').getByRole('button', { name: 'Klaar' }).click();
    await page.waitForURL('**/teacher');
    await expectNotice(page, 'De proefles is weg. Er is niets van bewaard.');
    expect(await call('GET voting/session')).toEqual([]);
    expect(await call('GET voting/archive')).toEqual([]);
    await expect(call('GET result/overview/:sessionId', { params: { sessionId: id } })).rejects.toThrow();
    expect(await office('GET result/statistics/figures')).toEqual(figures);
    // The phone left no game, no answer and no draft in the storage.
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['client-id', 'jwt-token', 'role']);
  });
});

test('a try-out goes with its page, and with the way back', async ({ page }) => {
  const call = await arrive(page, 'weg@school.example');
  const gone = () => call('GET voting/try-out').then(({ code }) => code, String);
  await openTryOut(page);
  await expect(pane(page, 'phone').getByRole('heading', { name: 'Je zit klaar' })).toBeVisible();
  const { code } = await call('GET voting/try-out');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Drie stellingen' })).toBeVisible();
  await expect.poll(gone).not.toBe(code);

  await page.goForward();
  await expect(pane(page, 'phone').getByRole('heading', { name: 'Je zit klaar' })).toBeVisible();
  const { code: second } = await call('GET voting/try-out');
  await page.goto(`${server.baseURL}/lesson`);
  await expect.poll(gone).not.toBe(second);
});

test('any game can be tried out, with as many invented students as its parties need', async ({ page }) => {
  const call = await arrive(page, 'partijen@school.example');
  const [set] = await call('GET question_sets', { query: { mode: 'teacher' } });
  const {
    _id: questionSet,
    statements,
    parties,
  } = await call('GET question_sets/:id', {
    params: { id: required(set)._id },
  });
  const name = 'Wie zegt wat?';
  const ids = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id);
  await call('POST game_templates', {
    body: { name, type: 'party', settings: [], questionSet, statements: ids(statements), parties: ids(parties) },
  });
  await page.reload();
  await pressMore(page, name, 'Speel het eerst zelf');
  const [projector, phone] = [pane(page, 'projector'), pane(page, 'phone')];
  await phone.getByRole('radio').first().check();
  await phone.getByRole('button', { name: /^Speel als/ }).click();
  const { code } = await call('GET voting/try-out');
  const joined = async () => (await call('GET voting/session/:code/participants', { params: { code } })).count;
  await expect.poll(joined).toBe(parties.length * PLAYERS_MIN + 1);
  await projector.getByRole('button', { name: /^Start/ }).click();
  await phone.getByRole('button', { name: 'Akkoord', exact: true }).click();
  await expect(projector.getByText('Druk nu op “Toon wat de partijen zeggen”')).toBeVisible();
  await projector.getByRole('button', { name: 'Toon wat de partijen zeggen' }).click();
  await expect(projector.getByText(/^Druk nu op “Volgende partij”/)).toBeVisible();
  // Three of each party answered: nothing is held back.
  await expect(projector.getByText('te weinig spelers om te tonen')).toHaveCount(0);
  await expect(projector.getByText(/had(den)? het juist$/)).toBeVisible();
});

test('the answers of the parties are not cut by a pane, with five options', async ({ page }) => {
  const options = ['Helemaal akkoord', 'Eerder akkoord', 'Ik twijfel', 'Eerder niet akkoord', 'Helemaal niet akkoord'];
  const colors = opinionColors(options.length);
  const teacher = await prepareTeacher(server.baseURL, {
    options: options.map((opinion, at) => ({ opinion, color: required(colors[at]) })),
  });
  const game = await createTemplate(teacher, { name: 'Vijf antwoorden' });
  await signInAs(page.context(), teacher);
  await page.goto(`${server.baseURL}/teacher/try-out?game=${game}`);
  const [projector, phone] = [pane(page, 'projector'), pane(page, 'phone')];
  await expect(phone.getByRole('heading', { name: 'Je zit klaar' })).toBeVisible();
  await projector.getByRole('button', { name: /^Start/ }).click();
  await phone.getByRole('button', { name: 'Ik twijfel' }).click();
  await expect(projector.getByText('Druk nu op “Toon het resultaat”')).toBeVisible();
  await projector.getByRole('button', { name: 'Toon het resultaat' }).click();
  await expect(projector.getByText(/^Druk nu op “Praat/)).toBeVisible();
  await page.keyboard.press('p');
  const view = projector.getByRole('region', { name: 'Standpunten van de partijen per antwoord' });
  await expect(view).toBeVisible();
  const cut = await view.evaluate((region) =>
    [region, ...region.querySelectorAll('*')]
      .filter((part) => part.getBoundingClientRect().right > document.documentElement.clientWidth)
      .map((part) => part.textContent),
  );
  expect(cut).toEqual([]);
});

test('a phone that leaves joins again as somebody else', async ({ page }) => {
  const call = await arrive(page, 'anders@school.example');
  await openTryOut(page);
  const phone = pane(page, 'phone');
  await expect(phone.getByRole('heading', { name: 'Je zit klaar' })).toBeVisible();
  const { code } = await call('GET voting/try-out');
  const joined = async () => (await call('GET voting/session/:code/participants', { params: { code } })).count;
  await expect.poll(joined).toBe(9);
  await phone.getByRole('button', { name: 'Delen jullie dit toestel?' }).click();
  await phone.getByRole('button', { name: 'Ik ben iemand anders' }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Geef dit toestel door' }).click();
  await page.getByRole('button', { name: 'Speel opnieuw mee' }).click();
  await expect(phone.getByRole('heading', { name: 'Je zit klaar' })).toBeVisible();
  await expect.poll(joined).toBe(10);
});

test('somebody without an account is at a living board after three clicks', async ({ page }) => {
  const [projector, phone] = [pane(page, 'projector'), pane(page, 'phone')];
  await page.goto(server.baseURL);
  await page.getByRole('link', { name: 'Ik ben leerkracht' }).click();
  await expect(page.getByRole('link', { name: 'Met een account Eén stelling' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start Drie stellingen' }).click();
  await expect(projector.getByText('leerlingen zitten klaar')).toBeVisible();
  // The windows of the page are no second screen.
  await projector.getByRole('button', { name: /^Start/ }).click();
  await expect(phone.getByRole('radio').first()).toBeVisible();
  await expect(projector.getByRole('button', { name: 'Toon het resultaat' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Stop de proefles' }).click();
  await page.getByRole('link', { name: 'Start Speel een partij' }).click();
  await expect(phone.getByRole('radio').nth(3)).toBeVisible();
  await expect(phone.getByRole('radio')).toHaveCount(4);
  // Nobody is logged in, here or in another tab.
  expect(await page.evaluate(() => localStorage.getItem('jwt-token'))).toBeNull();
  await page.getByRole('button', { name: 'Stop de proefles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoeveel tijd heb je?' })).toBeVisible();
});

test('who picks another lesson while the first game is being made plays the second one, and leaves none behind', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) refused.push(`${response.status()} ${response.request().method()} ${pathname}`);
  });
  const made = '**/api/config/game-template/voting-session';
  const release = await hold(page, made);
  const asked = page.waitForRequest(made);
  await page.goto(`${server.baseURL}/try-out`);
  await page.getByRole('link', { name: 'Start Drie stellingen' }).click();
  await asked;
  const replies = Promise.all(
    ['debate', 'party'].map((type) =>
      page.waitForResponse(
        (response) => response.url().endsWith('/voting-session') && response.request().postDataJSON()?.type === type,
      ),
    ),
  );
  const askedAgain = page.waitForRequest((request) => request.postDataJSON()?.type === 'party');
  await page.goBack();
  await page.getByRole('link', { name: 'Start Speel een partij' }).click();
  await askedAgain;
  const removed = page.waitForResponse((response) => response.url().endsWith('/archive'));
  release();
  const [first, second] = await Promise.all((await replies).map(async (reply) => (await reply.json()).code));
  expect((await removed).url()).toContain(first);
  expect((await removed).status()).toBe(204);

  // The whole class of the second one is invented, but for the phone; the page is its owner's and joins nothing.
  const [projector, phone] = [pane(page, 'projector'), pane(page, 'phone')];
  await expect(phone.getByRole('radio')).toHaveCount(4);
  await phone.getByRole('radio').first().check();
  await projector.getByRole('button', { name: 'Start met 12' }).click();
  expect(second).not.toBe(first);
  // Nothing is asked that a visitor may not read.
  expect(refused).toEqual([]);
});
