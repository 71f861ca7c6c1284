// A teacher prepares a game: creates it, changes it, loses the page in the middle, uses the keyboard only.
import { expect, type Page } from '@playwright/test';
import { callerAs } from '#testing/api-client.ts';
import { createTemplate, playAndArchive } from '#testing/game.ts';
import { expectAccessible } from './accessible.ts';
import { startWithTeacher, teacher } from './class-teacher.ts';
import { intercept } from './intercept.ts';
import { expectNotice, test } from './notices.ts';
import { pressMore } from './prepared-games.ts';
import { server } from './server.ts';

startWithTeacher({
  isSignedIn: true,
  settings: { DEMO_CONTENT: 'false' },
  set: { name: 'Vlaanderen beslist', statements: 4 },
});

const TITLES = {
  1: 'Wat speel je?',
  2: 'Welke stellingenset kies je?',
  3: 'Welke stellingen speel je?',
  4: 'Welke partijen doen mee?',
  5: 'Hoe speelt je klas?',
  6: 'Klopt alles?',
} as const;

/** Opens the dashboard with an earlier login. */
async function openDashboard(page: Page): Promise<void> {
  await page.goto(`${server.baseURL}/teacher`);
  await expect(page.getByRole('heading', { level: 2, name: 'Mijn eigen lessen' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Even geduld, we halen alles op' })).toHaveCount(0);
}

const heading = (page: Page, step: keyof typeof TITLES) => page.getByRole('heading', { level: 1, name: TITLES[step] });
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const grips = (page: Page) => page.getByRole('button', { name: /^Verplaats/ });

test('makes a game in six steps, each of which waits for what the next one needs', async ({ page }) => {
  await openDashboard(page);
  await page.getByRole('link', { name: 'Maak er zelf een' }).first().click();
  await expect(heading(page, 1)).toBeFocused();
  const next = (name: string) => page.getByRole('button', { name });

  await test.step('name', async () => {
    await expect(page.getByLabel('Naam van het spel')).toHaveValue(/^Debat \d/);
    await page.getByLabel('Naam van het spel').fill('  ');
    await expect(next('Naar de stellingen')).toBeDisabled();
    await page.getByLabel('Naam van het spel').fill('Politiek debat 5A');
    await next('Naar de stellingen').click();
  });

  await test.step('question set: the only one is chosen already', async () => {
    await expect(heading(page, 3)).toBeFocused();
    await page.getByRole('button', { name: 'Vorige' }).click();
    await expect(heading(page, 2)).toBeFocused();
    await expect(page.getByRole('radio').first()).toBeChecked();
    await next('Naar de stellingen').click();
  });

  await expect(heading(page, 3)).toBeFocused();
  const boxes = page.getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  const all = await boxes.count();
  expect(all).toBeGreaterThan(2);
  await test.step('statements', async () => {
    for (const box of await boxes.all()) await expect(box).toBeChecked();
    for (const box of await boxes.all()) await box.uncheck();
    await expect(next('Naar de partijen')).toBeDisabled();
    for (const box of await boxes.all()) await box.check();
    await page
      .getByRole('button', { name: /^Bekijk wat/ })
      .first()
      .click();
    await expect(page.getByRole('definition').first()).toBeVisible();
    await boxes.nth(1).uncheck();
    await expect(page.getByText(`${all - 1} van ${all} gekozen`).last()).toBeVisible();
    await next('Naar de partijen').click();
  });

  await test.step('parties', async () => {
    await expect(heading(page, 4)).toBeFocused();
    await page.getByRole('button', { name: 'Pas aan' }).click();
    await expect(page.getByRole('checkbox', { checked: false })).toHaveCount(0);
    for (const box of await boxes.all()) await box.uncheck();
    await expect(next('Naar de opties')).toBeDisabled();
    for (const box of await boxes.all()) await box.check();
    await next('Naar de opties').click();
  });

  await test.step('options', async () => {
    await expect(heading(page, 5)).toBeFocused();
    await page.getByText('Meer opties').click();
    await page.getByLabel('Overslaan mag').uncheck();
    await next('Kijk alles na').click();
  });

  await test.step('summary', async () => {
    await expect(heading(page, 6)).toBeFocused();
    await expect(page.getByText('Overslaan mag: uit')).toBeVisible();
    await expect(page.getByText(`${all - 1} stellingen`)).toBeVisible();
    await page.getByRole('button', { name: 'Maak het spel' }).click();
    await expect(page).toHaveURL(/\/teacher$/);
    await expect(row(page, 'Politiek debat 5A')).toContainText(`Debat · ${all - 1} stellingen`);
    await expectNotice(page, 'Je nieuwe spel is gemaakt.');
    await expect(page.getByText('We houden het bij op dit toestel')).toHaveCount(0);
  });
});

test('loses nothing when the page is reloaded, left and found again', async ({ page }) => {
  await openDashboard(page);
  await page.goto(`${server.baseURL}/teacher/games/new`);
  await page.getByLabel('Naam van het spel').fill('Halverwege');
  await page.getByRole('radio', { name: 'Partijspel' }).check();
  await page.getByRole('button', { name: 'Naar de stellingen' }).click();
  await expect(heading(page, 3)).toBeFocused();
  await page.getByRole('button', { name: 'Vorige' }).click();
  await expect(heading(page, 2)).toBeFocused();
  await page.getByRole('button', { name: 'Naar de stellingen' }).click();
  await expect(heading(page, 3)).toBeFocused();
  await page.getByRole('checkbox').first().uncheck();
  await page.reload();
  await expect(heading(page, 3)).toBeVisible();
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();

  await page.goBack();
  await expect(heading(page, 2)).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeChecked();

  await page.getByRole('link', { name: 'Lessen' }).first().click();
  await expect(page.getByText('We houden het bij op dit toestel')).toBeVisible();
  await page.getByRole('link', { name: 'Werk verder' }).click();
  await expect(heading(page, 2)).toBeVisible();
  await page.getByRole('link', { name: 'Naam en soort' }).click();
  await expect(page.getByLabel('Naam van het spel')).toHaveValue('Halverwege');
  await expect(page.getByRole('radio', { name: 'Partijspel' })).toBeChecked();

  await page.goto(`${server.baseURL}/teacher`);
  await page.getByRole('button', { name: 'Gooi weg' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Gooi weg' }).click();
  await page.goto(`${server.baseURL}/teacher/games/new?step=6`);
  await expect(heading(page, 1)).toBeVisible();
  await expect(page.getByLabel('Naam van het spel')).toHaveValue(/^Debat \d/);
});

test('changes a game: keeps unsaved changes, saves and deletes it', async ({ page }) => {
  await openDashboard(page);
  const game = row(page, 'Politiek debat 5A');
  await pressMore(page, 'Politiek debat 5A', 'Bewerk');
  await page.getByLabel('Naam van het spel').fill('Debat 5B');
  await page.getByRole('link', { name: 'Lessen' }).first().click();
  await expect(game).toContainText('Wordt hier onthouden');
  await pressMore(page, 'Politiek debat 5A', 'Bewerk');
  await expect(page.getByLabel('Naam van het spel')).toHaveValue('Debat 5B');
  await page.getByRole('link', { name: 'Nakijken' }).click();
  const stored = '**/api/game_templates/*';
  await intercept(page, stored, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
  await page.getByRole('button', { name: 'Bewaar het spel' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Bewaren is niet gelukt' })).toBeVisible();
  await page.unroute(stored);
  await page.getByRole('button', { name: 'Bewaar het spel' }).click();
  await expect(row(page, 'Debat 5B')).toBeVisible();
  await expect(page.getByText('Wordt hier onthouden')).toHaveCount(0);

  await createTemplate(teacher, { name: 'Overbodig' });
  await page.reload();
  const other = row(page, 'Overbodig');
  await pressMore(page, 'Overbodig', 'Verwijder');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Dit kan niet ongedaan gemaakt worden');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Hou het' }).click();
  await pressMore(page, 'Overbodig', 'Verwijder');
  await question.getByRole('button', { name: 'Verwijder' }).click();
  await expect(other).toHaveCount(0);
  await expect(row(page, 'Debat 5B')).toBeVisible();
});

test('every step is open to everybody', async ({ page }) => {
  await openDashboard(page);
  await pressMore(page, 'Debat 5B', 'Bewerk');
  await expect(heading(page, 1)).toBeVisible();
  const address = page.url();
  for (const step of [1, 2, 3, 4, 5, 6] as const)
    await test.step(TITLES[step], async () => {
      await page.goto(`${address}?step=${step}`);
      await expect(heading(page, step)).toBeVisible();
      if (step === 3)
        await page
          .getByRole('button', { name: /^Bekijk wat/ })
          .first()
          .click();
      await expectAccessible(page);
    });
});

test('puts statements in another order by dragging', async ({ page }) => {
  await openDashboard(page);
  await pressMore(page, 'Debat 5B', 'Bewerk');
  await page.getByRole('link', { name: /^Stellingen / }).click();
  await expect(heading(page, 3)).toBeVisible();
  await expect(grips(page).nth(2)).toBeVisible();
  const first = (await grips(page).first().getAttribute('aria-label')) ?? '';
  const from = await grips(page).first().boundingBox();
  const to = await grips(page).nth(2).boundingBox();
  if (!from || !to) throw new Error('The statements have no handles');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height - 4, { steps: 8 });
  await page.mouse.up();
  await expect(grips(page).nth(2)).toHaveAttribute('aria-label', first);
  await expect(page.getByText(/^Nu op plaats 3 van/)).toBeAttached();
});

test('makes, starts and resumes a game with the keyboard only', async ({ page }) => {
  await openDashboard(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Tabs on until something with that name has the focus. */
  const tabTo = async (name: RegExp) => {
    for (let tries = 0; tries < 80; tries++) {
      await press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent;
        return element?.getAttribute('aria-label') ?? label ?? '';
      });
      if (name.test(focused)) return;
    }
    throw new Error(`The focus never came to ${name}`);
  };
  await test.step('name', async () => {
    await tabTo(/^Maak er zelf een/);
    await press('Enter');
    await expect(heading(page, 1)).toBeFocused();
    await tabTo(/^Naam van het spel/);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Zonder muis');
    await press('Enter');
    await expect(heading(page, 3)).toBeFocused();
  });

  await test.step('the order of the statements', async () => {
    await expect(grips(page).first()).toBeVisible();
    await tabTo(/^Verplaats/);
    const first = (await grips(page).first().getAttribute('aria-label')) ?? '';
    await press('ArrowDown', 'ArrowDown', 'ArrowUp');
    await expect(grips(page).nth(1)).toHaveAttribute('aria-label', first);
    await expect(grips(page).nth(1)).toBeFocused();
    await press('End');
    await expect(grips(page).last()).toBeFocused();
    await expect(grips(page).last()).toHaveAttribute('aria-label', first);
  });

  await test.step('the other steps', async () => {
    for (const [button, step] of [
      [/^Naar de partijen/, 4],
      [/^Naar de opties/, 5],
      [/^Kijk alles na/, 6],
    ] as const) {
      await tabTo(button);
      await press('Enter');
      await expect(heading(page, step)).toBeFocused();
    }
    await tabTo(/^Maak het spel/);
    await press('Enter');
    await expect(row(page, 'Zonder muis')).toBeVisible();
  });

  const code = await test.step('the start', async () => {
    await tabTo(/^Start Zonder muis/);
    await press('Enter');
    await expect(page).toHaveURL(/\/teacher\/votingsession\/[A-Z2-9]{6}$/);
    return page.url().slice(-6);
  });

  await test.step('the dashboard resumes it', async () => {
    await page.goto(`${server.baseURL}/teacher`);
    const card = page.getByRole('listitem').filter({ hasText: code });
    await expect(card).toContainText('Wacht op start');
    await expect(card.getByRole('link')).toHaveAttribute('href', `/teacher/votingsession/${code}`);
    await expectAccessible(page);
  });

  await test.step('once archived it is among the past games', async () => {
    await playAndArchive(server.baseURL, callerAs(server.baseURL, teacher), code);
    await page.getByRole('link', { name: 'Gespeeld' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gespeeld' })).toBeVisible();
    const over = row(page, 'Zonder muis');
    // The test may run over midnight.
    await expect(over).toContainText(/afgesloten (vandaag|gisteren)/);
    await expect(over.locator('a').last()).toHaveAttribute('href', /^\/teacher\/archive\/[0-9a-f-]{36}$/);
    await expectAccessible(page);
  });
});
