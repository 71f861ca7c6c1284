// An editor builds a question set by hand and publishes it; no input is lost or overwritten.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { startGameOn } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { expectNotice, test } from './notices.ts';
import { office, readSet, startWithOffice } from './office.ts';
import { server } from './server.ts';
import { openPhone } from './student.ts';

const PARTIES = ['Anker', 'Buurtpartij', 'De Brug', 'Witte Lijst'];
const STATEMENTS = ['Stemmen mag vanaf 16 jaar.', 'Het openbaar vervoer wordt gratis.', 'Vuurwerk wordt verboden.'];

let parties: string[] = [];

startWithOffice();
test.beforeAll(async () => {
  const made = await Promise.all(
    PARTIES.map((name) => office.call('POST parties', { body: { name, color: '#1864b0' } })),
  );
  parties = made.map(({ party }) => party._id);
});

/** A stored set with two statements; the last party has no opinion on the second one. */
function storeSet(name: string): Promise<{ _id: string; version: number }> {
  const statements = STATEMENTS.slice(0, 2).map((description) => ({ _id: randomUUID(), description }));
  return office.call('POST question_sets', {
    body: {
      name,
      description: 'Een <b>proef</b>, met "aanhalingstekens"; en komma\'s.',
      opinionOptions: [
        { opinion: 'Eens', color: '#2f6fde', order: 1 },
        { opinion: 'Oneens', color: '#e4632d', order: 2 },
      ],
      statements,
      parties,
      partyOpinions: statements.flatMap(({ _id: statementId }, row) =>
        parties
          .slice(0, row === 0 ? 4 : 3)
          .map((partyId, at) => ({ statementId, partyId, opinion: at % 2 ? 'Oneens' : 'Eens', comment: `=1+${at}` })),
      ),
    },
  });
}

test('three statements and four parties, by keyboard, until published and played', async ({ page, browser }) => {
  await test.step('the list is empty', async () => {
    await office.open(page, '/admin/question_sets');
    await expect(page.getByRole('heading', { name: 'Er zijn nog geen stellingensets' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Maak een stellingenset' }).press('Enter');
  });

  await test.step('what is missing stays on the screen', async () => {
    await page.getByText('Nog niet gepubliceerd').click();
    const missing = page.getByRole('heading', { name: 'Vul dit eerst aan' });
    await expect(missing).toBeInViewport({ ratio: 1 });
    const panel = await missing.locator('..').boundingBox();
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await page.keyboard.press('Escape');
  });
  await test.step('a set needs a name', async () => {
    await page.getByLabel('Naam', { exact: true }).press('Control+s');
    await expect(page.getByText('Vul dit veld in')).toBeVisible();
    await expect(page.getByLabel('Naam', { exact: true })).toBeFocused();
    await page.keyboard.type('Vlaanderen beslist');
  });
  await test.step('parties and answer options', async () => {
    await page.getByRole('tab', { name: /Naam en beschrijving/ }).press('ArrowRight');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(PARTIES.length);
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await page.getByLabel('Antwoord 1', { exact: true }).focus();
    await page.keyboard.type('Eens');
    await page.getByLabel('Antwoord 2', { exact: true }).focus();
    await page.keyboard.type('Oneens');
    await expectAccessible(page);
  });
  await test.step('statements and opinions', async () => {
    await page.getByRole('tab', { name: /Antwoorden/ }).press('ArrowRight');
    for (const [index, statement] of STATEMENTS.entries()) {
      // After the last opinion of a statement, the key that goes on makes the next statement.
      if (index === 0) await page.getByRole('button', { name: 'Voeg een stelling toe' }).first().press('Enter');
      else await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('textbox', { name: `Stelling ${index + 1}`, exact: true })).toBeFocused();
      await page.keyboard.type(statement);
      for (const party of PARTIES) {
        await page.keyboard.press('Control+Enter');
        await expect(
          page.getByRole('group', { name: party }).getByRole('radio', { name: 'Eens' }).first(),
        ).toBeFocused();
        await page.keyboard.press(party === 'De Brug' ? '2' : '1');
      }
    }
    await page.getByLabel('Uitleg van Anker').focus();
    await page.keyboard.type('Daarom.');
    await expect(page.getByText('Klaar om te publiceren')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('the set is saved', async () => {
    await page.keyboard.press('Control+s');
    await expectNotice(page, 'De stellingenset is bewaard.');
    await expect(page).toHaveURL(/\/admin\/question_sets\/[\w-]+\/edit$/);
  });

  await test.step('the set is published', async () => {
    await page.getByRole('button', { name: 'Publiceer' }).press('Enter');
    const dialog = page.getByRole('alertdialog', { name: '“Vlaanderen beslist” publiceren?' });
    await expect(dialog).toContainText('Daarna kun je niets meer aanpassen');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Publiceer' }).press('Enter');
    await expectNotice(page, 'De stellingenset is gepubliceerd.');
    await expect(page.getByText('Gepubliceerd: aanpassen kan niet meer')).toBeVisible();
    await page.getByRole('button', { name: `3 ${STATEMENTS[2]}` }).click();
    await expect(page.getByText('Daarom.')).toBeVisible();
    await expectAccessible(page);
  });

  const id = required(/question_sets\/([\w-]+)/.exec(page.url())?.[1]);
  await test.step('what is stored can no longer be edited', async () => {
    const set = await readSet(office.call, id);
    expect(set.statements).toEqual(STATEMENTS);
    expect(set.opinions).toContainEqual([STATEMENTS[2], 'De Brug', 'Oneens', '']);
    expect(set.opinions).toHaveLength(STATEMENTS.length * PARTIES.length);
    await office.open(page, `/admin/question_sets/${id}/edit`);
    await expect(page).toHaveURL(/\/admin\/question_sets\/[\w-]+\/$/);
  });

  await test.step('a student plays the set', async () => {
    const phone = await openPhone(browser, server.baseURL, await startGameOn(office.call, id));
    for (const [at, statement] of STATEMENTS.entries()) {
      await expect(phone.getByRole('heading', { name: statement })).toBeVisible();
      await phone.getByRole('button', { name: 'Eens', exact: true }).click();
      if (at < STATEMENTS.length - 1) await phone.getByRole('button', { name: 'Volgende' }).click();
    }
    await phone.getByRole('link', { name: 'Bekijk je resultaat' }).click();
    await expect(phone.getByRole('listitem').filter({ hasText: 'De Brug' }).last()).toContainText('0 van 3 gelijk');
    await expect(phone.getByRole('listitem').filter({ hasText: 'Anker' }).last()).toContainText('3 van 3 gelijk');
    await phone.context().close();
  });
});

test('two editors at once: the later one is asked', async ({ page }) => {
  const { _id, version } = await storeSet('Voor twee');
  await office.open(page, `/admin/question_sets/${_id}/edit`);
  const statement = page.getByRole('textbox', { name: 'Stelling 1', exact: true });
  await statement.fill('Mijn stelling.');
  await office.call('PATCH question_sets/:id', { params: { id: _id }, body: { version, name: 'Van een ander' } });

  await page.getByRole('button', { name: 'Bewaar' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Dit werd intussen ergens anders bewaard' });
  await expect(dialog.getByRole('link', { name: /in een nieuw tabblad/ })).toHaveAttribute('target', '_blank');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Beslis later' }).click();
  await expect(page.getByText('Niet bewaarde aanpassingen')).toBeVisible();

  await page.getByRole('button', { name: 'Bewaar' }).click();
  await dialog.getByRole('button', { name: 'Neem de andere versie' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Van een ander' })).toBeVisible();
  await expect(statement).toHaveValue(required(STATEMENTS[0]));

  await statement.fill('Toch mijn stelling.');
  await office.call('PATCH question_sets/:id', { params: { id: _id }, body: { description: 'Nog eens' } });
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await dialog.getByRole('button', { name: 'Bewaar mijn versie' }).click();
  await expectNotice(page, 'De stellingenset is bewaard.');
  expect((await readSet(office.call, _id)).statements[0]).toBe('Toch mijn stelling.');

  await statement.fill('Te laat.');
  await office.call('DELETE question_sets/:id', { params: { id: _id } });
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await page.getByRole('button', { name: 'Bewaar als nieuw' }).click();
  await expect(page).not.toHaveURL(new RegExp(_id));
  await expect(statement).toHaveValue('Te laat.');
});

test('what was typed is back after the tab was closed', async ({ page }) => {
  const { _id } = await storeSet('Onderbroken');
  await office.open(page, `/admin/question_sets/${_id}/edit`);
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByLabel('Uitleg van Anker').fill('Een uur werk.');
  await page.reload();
  await expect(page.getByText(/Je niet bewaarde aanpassingen van .* staan er weer/)).toBeVisible();
  await expect(page.getByLabel('Uitleg van Anker')).toHaveValue('Een uur werk.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Gooi ze weg' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Gooi ze weg' }).click();
  await expect(page.getByLabel('Uitleg van Anker')).toHaveValue('=1+0');
  await expect(page.getByText('Alles is bewaard')).toBeVisible();
});

test('leaving keeps what was typed, by link and by the back button', async ({ page }) => {
  await storeSet('Weggaan');
  await office.open(page, '/admin/question_sets');
  const stays = 'Je hebt aanpassingen die nog niet bewaard zijn. Ze blijven in deze browser staan tot je terugkomt.';
  for (const [text, leave] of [
    ['Niet kwijt.', () => page.getByRole('link', { name: 'Annuleer' }).click()],
    ['Ook niet kwijt.', () => page.goBack()],
  ] as const) {
    await page.getByRole('link', { name: 'Bewerk “Weggaan”' }).click();
    await page.getByLabel('Uitleg van Anker').fill(text);
    await leave();
    await expect(page).toHaveURL(/\/admin\/question_sets$/);
    await expectNotice(page, stays);
    await page.getByRole('link', { name: 'Bewerk “Weggaan”' }).click();
    await expect(page.getByText(/Je niet bewaarde aanpassingen van .* staan er weer/)).toBeVisible();
    await expect(page.getByLabel('Uitleg van Anker')).toHaveValue(text);
    await page.goBack();
  }
});

test('cascades say what they take along, and jumps lead to what is missing', async ({ page }) => {
  const { _id } = await storeSet('Gevolgen');
  await office.open(page, '/admin/question_sets');
  await page.getByRole('button', { name: 'Publiceer “Gevolgen”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publiceer' }).click();
  await expect(page.getByText('Deze stellingenset is nog niet volledig.')).toBeVisible();
  await page.getByRole('button', { name: /Stelling 2: 1 standpunt ontbreekt/ }).click();
  const last = page.getByRole('group', { name: 'Witte Lijst' });
  await expect(last.getByRole('radio').first()).toBeFocused();
  await page.getByLabel('Alleen lege').check();
  await expect(page.getByRole('group', { name: 'Anker' })).toHaveCount(0);
  await expect(last).toBeVisible();

  await page.getByRole('tab', { name: /Antwoorden/ }).click();
  await page.getByRole('button', { name: 'Verwijder antwoord 2' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Het staat bij 3 standpunten.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijder het antwoord' }).click();
  await expect(page.getByText('“Oneens” is weg. 3 standpunten zijn nu leeg.')).toBeVisible();
  await page.getByRole('tab', { name: /Partijen/ }).click();
  await page.getByRole('checkbox', { name: 'Anker' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Haal weg' }).click();
  await page.getByRole('tab', { name: /Stellingen/ }).click();
  await page.getByRole('button', { name: 'Verwijder stelling' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijder stelling' }).click();
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expectNotice(page, 'De stellingenset is bewaard.');
  const set = await readSet(office.call, _id);
  expect(set.statements).toHaveLength(1);
  expect(set.parties).not.toContain('Anker');
  expect(set.opinions.map(([, party, opinion]) => [party, opinion])).toContainEqual(['Buurtpartij', null]);

  await page.getByRole('button', { name: 'Verwijder', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijder' }).click();
  await expectNotice(page, 'De stellingenset is verwijderd.');
  await expect(page).toHaveURL(/\/admin\/question_sets$/);
});

test('an exported set comes back the same, as JSON and as CSV', async ({ page }) => {
  const { _id } = await storeSet('Heen en weer');
  await office.open(page, '/admin/question_sets');
  const original = await readSet(office.call, _id);
  for (const kind of ['JSON', 'CSV']) {
    await office.open(page, '/admin/question_sets');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: `${kind}: download “Heen en weer”` })
        .first()
        .click(),
    ]);
    if (kind === 'CSV') await expect(page.getByText(/Neem JSON voor een volledige kopie/)).toBeVisible();
    expect(download.suggestedFilename()).toBe(`Heen en weer.${kind.toLowerCase()}`);
    const buffer = await readFile(await download.path());
    await office.open(page, '/admin/question_sets/import');
    await page.getByLabel('Bestand').setInputFiles({ name: download.suggestedFilename(), mimeType: '', buffer });
    // A file cannot be imported before it is read.
    await expect(page.getByRole('region', { name: 'Dit staat erin' })).toBeVisible();
    await page.getByRole('button', { name: 'Start de import' }).click();
    await expect(page).toHaveURL(/\/edit$/);
    const id = required(/question_sets\/([\w-]+)/.exec(page.url())?.[1]);
    expect(await readSet(office.call, id)).toEqual(original);
  }
});
