// A debate in the teacher's tempo with arguments, skipping, difficult words and the parties' opinions; up to the comparison.
import { test } from '@playwright/test';
import { logIn } from '#testing/api-client.ts';
import { type Game, makeGame, startedGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { intercept } from './intercept.ts';
import { server, startWithServer } from './server.ts';
import { argue, expect, expectSaved, giveAnswer, join, joinStarted, statement } from './student.ts';

let game: Game;

startWithServer();

test('a student waits, answers with an argument, changes it, skips, and compares with a party', async ({ page }) => {
  game = await makeGame(server.baseURL, { settings: ['own_arguments', 'skip_questions', 'show_party_arguments'] });
  const [first, second, third] = game.statements.map(({ description }) => description);
  const why = page.getByRole('textbox', { name: 'Waarom vind je dat?' });
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /De Brug/ }) })
    .last();

  /** Bytes of each answer that was sent. */
  const sent: (number | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/opinion')) sent.push(request.postDataBuffer()?.length);
  });

  await test.step('waits in the lobby', async () => {
    await join(page, server.baseURL, game.code.toLowerCase());
    await expect(page.getByRole('heading', { name: 'Je zit klaar' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('needs an answer to send', async () => {
    await game.start();
    await expect(statement(page, required(first))).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: `Stelling 1 van 3: ${first}` })).toBeAttached();
    await page.getByRole('button', { name: 'Verstuur' }).click();
    await expect(page.getByText('Kies eerst een antwoord.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('types an argument, which a limit and a reload keep', async () => {
    await page.getByRole('radio', { name: 'Akkoord', exact: true }).check();
    await why.fill(`${'😀'.repeat(299)}abc`);
    await expect(page.getByText('300/300')).toBeVisible();
    await expect(page.getByText(/De laatste 2 tekens pasten er niet bij/)).toBeVisible();
    await expect(why).toHaveValue(`${'😀'.repeat(299)}a`);
    await why.fill('Stemmen is een plicht.');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Akkoord', exact: true })).toBeChecked();
    await expect(why).toHaveValue('Stemmen is een plicht.');
  });
  await test.step('sends it and reads what the parties think', async () => {
    await page.getByRole('button', { name: 'Verstuur' }).click();
    await expectSaved(page);
    await expect(page.getByText('Kijk naar voren')).toBeVisible();
    await page.getByText('Bekijk wat de partijen vinden').click();
    await expect(page.getByRole('heading', { name: 'Groene Draad' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('changes the answer', async () => {
    await page.getByRole('button', { name: 'Pas je antwoord aan' }).click();
    await expect(why).toHaveValue('Stemmen is een plicht.');
    await argue(page, 'Neutraal');
    await expectSaved(page);
    // As long for both options.
    expect(sent).toEqual([512, 512]);
    expect(await game.answers()).toMatchObject([{ opinion: 'Neutraal', comment: 'Stemmen is een plicht.' }]);
  });

  await test.step('skips a statement', async () => {
    await game.moveTo(1);
    await expect(statement(page, required(second))).toBeVisible();
    await page.getByRole('button', { name: 'Sla deze stelling over' }).click();
    await expectSaved(page);
    await expect(page.getByText('Overgeslagen')).toBeVisible();
  });
  await test.step('answers with the keyboard', async () => {
    await game.moveTo(2);
    await expect(statement(page, required(third))).toBeVisible();
    await page.getByRole('radio', { name: 'Niet akkoord' }).check();
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Verstuur' }).press('Enter');
    await expectSaved(page);
  });

  await test.step('sees how each match came about', async () => {
    await game.end();
    await expect(page).toHaveURL(`${server.baseURL}/results/${game.id}`);
    await expect(page.getByText('Je gaf 2 antwoorden.')).toBeVisible();
    // De Brug: neutral on the first statement, no common opinion on the third.
    await expect(
      page.getByText('2 stellingen zijn een begin. Met meer stellingen weet je het zekerder.'),
    ).toBeVisible();
    await expect(page.getByText('%')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('compares the answers with a party', async () => {
    await row.getByRole('link', { name: /De Brug/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'De Brug' })).toBeVisible();
    await page.getByText('Hoe komt dat?').click();
    await expect(page.getByText('Overgeslagen, telt niet')).toBeVisible();
    await expect(page).toHaveURL(/mode=debate/);
    await expect(page.getByRole('paragraph').filter({ hasText: 'Zelfde antwoord' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Volgende' }).click();
    await expect(page.getByText('Je sloeg deze stelling over')).toBeVisible();
    await page.getByRole('button', { name: 'Stelling 3' }).click();
    await expect(page.getByRole('paragraph').filter({ hasText: 'Ander antwoord' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: required(third) })).toBeVisible();
    await page.getByRole('link', { name: 'Kies een andere partij' }).click();
    await expect(page.getByRole('heading', { name: /zoals jij/ })).toBeVisible();
  });
});

test('a student who skipped everything reads words, not a percentage', async ({ page }) => {
  game = await joinStarted(page, server.baseURL, { settings: ['skip_questions'], statements: 1 });
  await page.getByRole('button', { name: 'Sla deze stelling over' }).click();
  await expectSaved(page);
  await game.end();
  await expect(page.getByText(/er valt niets te vergelijken/)).toBeVisible();
  await expect(page.getByText('%')).toHaveCount(0);
  await expect(page.getByText('NaN')).toHaveCount(0);
  await expectAccessible(page);
});

test('the page of the results is loaded after the last answer, before the teacher shows them', async ({ page }) => {
  game = await startedGame(server.baseURL);
  const fetched = page.waitForResponse(/\/assets\/own-results-.*\.js$/);
  await join(page, server.baseURL, game.code);
  await giveAnswer(page, 'Akkoord');
  await fetched;
  await intercept(page, '**/assets/**', (route) => route.abort());
  await game.end();
  await expect(page.getByRole('heading', { level: 1, name: /zoals jij/ })).toBeFocused();
});

test('an argument that the teacher removed is not filled in again', async ({ page }) => {
  game = await joinStarted(page, server.baseURL, { settings: ['own_arguments'] });
  await page.getByRole('radio', { name: 'Akkoord', exact: true }).check();
  const why = page.getByRole('textbox', { name: 'Waarom vind je dat?' });
  await why.fill('Dat hoort hier niet.');
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expectSaved(page);
  const [{ _id: commentId = '' } = {}] = await game.answers();
  const call = await logIn(server.baseURL);
  await call('DELETE voting/session/:code/comment/:commentId', { params: { code: game.code, commentId } });
  await page.getByRole('button', { name: 'Pas je antwoord aan' }).click();
  await expect(page.getByRole('radio', { name: 'Akkoord', exact: true })).toBeChecked();
  await expect(why).toHaveValue('');
});

test('a phone that is turned offers to read on where the party’s text no longer fits', async ({ page }) => {
  game = await joinStarted(page, server.baseURL, { statements: 1 });
  await giveAnswer(page, 'Akkoord');
  await game.end();
  await intercept(page, '**/api/result/session/*/party/*', async (route) => {
    const comparison = await (await route.fetch()).json();
    comparison.party.description = 'Wij willen dat dorpen en steden samen beslissen over vervoer en natuur.';
    await route.fulfill({ json: comparison });
  });
  await page.setViewportSize({ width: 844, height: 390 });
  await page.getByRole('link', { name: /De Brug/ }).click();
  await expect(page.getByText(/^Wij willen dat/)).toBeVisible();
  const more = page.getByRole('button', { name: 'Lees meer' });
  await expect(more).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 844 });
  await expect(more).toBeVisible();
});

test('on every phone the numbers and steps of a comparison stand free, the first and the last included', async ({
  page,
}) => {
  game = await joinStarted(page, server.baseURL, { statements: 12, settings: ['own_tempo', 'skip_questions'] });
  await giveAnswer(page, 'Akkoord');
  await game.end();
  await page.getByRole('link', { name: /De Brug/ }).click();
  const steps = page.getByRole('navigation', { name: 'Stellingen' });
  for (const [width, height] of [
    [320, 640],
    [360, 640],
    [375, 667],
    [390, 664],
    [412, 732],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const number of [1, 6, 12]) {
      await page.goto(`${page.url().split('&statement')[0]}&statement=${number}`);
      await expect(steps.getByRole('button', { name: 'Stelling 12', exact: true })).toBeVisible();
      // The text of the party moves that of the statement down to the numbers.
      await page.getByRole('button', { name: 'Lees meer' }).click();
      const covered = await steps.getByRole('button').evaluateAll((buttons) => {
        const isFree = (button: Element): boolean => {
          const { left, top, width: w, height: h, right } = button.getBoundingClientRect();
          const over = document.elementFromPoint(left + w / 2, top + h / 2);
          return left >= 0 && right <= innerWidth && button.contains(over);
        };
        const found = new Set<string | null>();
        // Wherever the page is scrolled to.
        for (let top = 0; top <= document.documentElement.scrollHeight - innerHeight; top += 16) {
          scrollTo(0, top);
          for (const button of buttons) if (!isFree(button)) found.add(button.textContent);
        }
        return [...found];
      });
      expect(covered).toEqual([]);
    }
  }
});
