// A new teacher plays a game alone before a class does: projector and phone in one window, and everything is deleted afterwards.
import type { FrameLocator, Page } from '@playwright/test';
import { PLAYERS_MIN } from '#shared/domain/limits.ts';
import { opinionColors } from '#shared/domain/palette.ts';
import { callerAs, identityOf, registerTeacher } from '#testing/api-client.ts';
import { signInAs } from '#testing/browser.ts';
import { createGame, prepareTeacher } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
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

test('a new teacher plays a game alone, and nothing of it stays', async ({ page }) => {
  const office = callerAs(server.baseURL, await identityOf(server.baseURL));
  const figures = await office('GET result/statistics/figures');
  const call = await arrive(page, 'nieuw@school.example');
  const [projector, phone] = [pane(page, 'projector'), pane(page, 'phone')];

  await test.step('projector and phone are side by side, and a class joins by itself', async () => {
    await page.getByRole('link', { name: 'Open de proefles' }).click();
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
    await expect(projector.getByText('Druk nu op “Praat: 3 minuten”')).toBeVisible();
    await expect(projector.getByRole('img', { name: /\d Niet akkoord/ })).toBeVisible();
    await page.keyboard.press('a');
    await expect(projector.getByRole('region', { name: 'Argumenten per antwoord' })).toBeVisible();
    // The keys of the projector work where the teacher clicked last, whatever the phone shows.
    await page.keyboard.press('ArrowLeft');
    const main = projector.locator('[data-main]');
    for (const next of ['Praat: 3 minuten', 'Stem opnieuw', 'Ja, stem opnieuw']) {
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
    await expect(projector.getByRole('link', { name: 'Overzicht per stelling' })).toBeVisible();
    await expect(projector.getByRole('banner')).toContainText('Proefles');
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(projector.getByRole('link', { name: 'Nabespreking' })).toHaveCount(0);
    await projector.getByRole('link', { name: 'Overzicht per stelling' }).click();
    await projector.getByRole('link', { name: 'Toon alles' }).click();
    await expect(projector.getByRole('heading', { level: 2, name: 'Alle stellingen' })).toBeVisible();
    await expect(projector.getByRole('button', { name: 'Download' })).toHaveCount(0);
  });

  await test.step('closing the game leads back, and nothing is left', async () => {
    await projector.getByRole('button', { name: 'Klaar met dit spel' }).click();
    await expect(projector.getByText('Dan is deze proefles weg.')).toBeVisible();
    await page.waitForTimeout(BOUNCE_MS);
    await projector.getByRole('button', { name: 'Ja, sluit het spel af' }).click();
    await page.waitForURL('**/teacher');
    await expectNotice(page, 'De proefles is weg. Er is niets van bewaard.');
    await expect(page.getByRole('link', { name: 'Open de proefles' })).toBeVisible();
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
  await page.getByRole('link', { name: 'Open de proefles' }).click();
  await expect(pane(page, 'phone').getByRole('heading', { name: 'Je zit klaar' })).toBeVisible();
  const { code } = await call('GET voting/try-out');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn spellen' })).toBeVisible();
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
  await createGame(teacher, { name: 'Vijf antwoorden' });
  await signInAs(page.context(), teacher);
  await page.goto(`${server.baseURL}/teacher/try-out`);
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
  await page.getByRole('link', { name: 'Open de proefles' }).click();
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

test('somebody without an account is at a living board after two clicks', async ({ page }) => {
  const [projector, phone] = [pane(page, 'projector'), pane(page, 'phone')];
  await page.goto(server.baseURL);
  await page.getByRole('link', { name: 'Ik ben leerkracht' }).click();
  await expect(projector.getByText('leerlingen zitten klaar')).toBeVisible();
  // The windows of the page are no second screen.
  await expect(projector.getByRole('button', { name: 'Kijk eerst na' })).toBeHidden();
  await projector.getByRole('button', { name: /^Start/ }).click();
  await expect(phone.getByRole('radio').first()).toBeVisible();
  await expect(projector.getByRole('button', { name: 'Toon het resultaat' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Partijspel' }).click();
  await expect(phone.getByRole('radio').nth(3)).toBeVisible();
  await expect(phone.getByRole('radio')).toHaveCount(4);
  // Nobody is logged in, here or in another tab.
  expect(await page.evaluate(() => localStorage.getItem('jwt-token'))).toBeNull();
  await page.getByRole('button', { name: 'Stop de proefles' }).click();
  await expect(page.getByLabel('Code van je leerkracht')).toBeVisible();
});
