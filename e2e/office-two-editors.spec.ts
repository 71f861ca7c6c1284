// Two editors change the same item: the later one is asked, and no input is lost silently.
import { expect, type Page } from '@playwright/test';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { expectNotice, test } from './notices.ts';
import { conflictIn, office, saveButtonIn, startWithOffice } from './office.ts';

interface Faq {
  question: string;
  answer: string;
  order: number;
}

startWithOffice();

const save = (page: Page) => saveButtonIn(page).click();
const faqOf = (question: string): Faq => ({ question, answer: '<p>Ja.</p>', order: 1 });
const saveFaq = (question: string) => office.call('PUT config/faq', { body: { faqs: [faqOf(question)] } });
const questions = async (): Promise<string[]> => (await office.call('GET config/faq')).map(({ question }) => question);

test('the FAQ: decided later, taken over, or kept', async ({ page }) => {
  await saveFaq('Eerst');
  await office.open(page, '/admin/faq');
  const question = page.getByLabel('Vraag', { exact: true });
  await question.fill('De mijne');
  await saveFaq('Die van een ander');

  await save(page);
  await expect(conflictIn(page).getByRole('link', { name: /in een nieuw tabblad/ })).toHaveAttribute('href', '/faq');
  await expectAccessible(page);
  await conflictIn(page).getByRole('button', { name: 'Beslis later' }).click();
  await expect(question).toHaveValue('De mijne');
  expect(await questions()).toEqual(['Die van een ander']);

  await save(page);
  await conflictIn(page).getByRole('button', { name: 'Neem de andere versie' }).click();
  await expect(question).toHaveValue('Die van een ander');
  await expect(page.getByText('Niet bewaarde aanpassingen')).toHaveCount(0);

  await question.fill('Toch de mijne');
  await saveFaq('Nog iemand');
  await save(page);
  await conflictIn(page).getByRole('button', { name: 'Bewaar mijn versie' }).click();
  await expectNotice(page, 'De veelgestelde vragen zijn bewaard.');
  expect(await questions()).toEqual(['Toch de mijne']);

  await question.fill('En verder');
  await save(page);
  await expect(page.getByText('Niet bewaarde aanpassingen')).toHaveCount(0);
  expect(await questions()).toEqual(['En verder']);
});

test('a draft of the FAQ knows which list it was typed over', async ({ page }) => {
  await saveFaq('Van gisteren');
  await office.open(page, '/admin/faq');
  const question = page.getByLabel('Vraag', { exact: true });
  await question.fill('Een draft van gisteren');
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).some((text) => text.includes('Een draft'))))
    .toBe(true);
  await saveFaq('Van vandaag');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(question).toHaveValue('Een draft van gisteren');
  await save(page);
  await expect(conflictIn(page)).toBeVisible();
  expect(await questions()).toEqual(['Van vandaag']);
});

test('a block: decided later, taken over, or kept', async ({ page }) => {
  const { _id } = await office.call('POST content_blocks', {
    body: {
      page: 'about',
      type: 'title_with_description',
      title: 'Eerst',
      body: '<p>Tekst van eerst.</p>',
      order: 1,
    },
  });
  const block = () => office.call('GET content_blocks/:id', { params: { id: _id } });
  const change = (title: string) =>
    office.call('PATCH content_blocks/:id', { params: { id: _id }, body: { title, body: '<p>Een andere tekst.</p>' } });
  await office.open(page, `/admin/content/${_id}/edit`);
  const title = page.getByLabel('Titel', { exact: true });
  await title.fill('De mijne');
  await change('Die van een ander');

  await save(page);
  await expect(conflictIn(page).getByRole('link', { name: /in een nieuw tabblad/ })).toHaveAttribute('href', '/about');
  await conflictIn(page).getByRole('button', { name: 'Beslis later' }).click();
  await expect(title).toHaveValue('De mijne');
  expect(await block()).toMatchObject({ title: 'Die van een ander' });

  await save(page);
  await conflictIn(page).getByRole('button', { name: 'Neem de andere versie' }).click();
  await expect(title).toHaveValue('Die van een ander');
  await expect(page.getByRole('textbox', { name: 'Tekst' })).toHaveText('Een andere tekst.');

  await title.fill('Toch de mijne');
  await change('Nog iemand');
  await save(page);
  await conflictIn(page).getByRole('button', { name: 'Bewaar mijn versie' }).click();
  await expectNotice(page, 'Het blok is bewaard.');
  expect(await block()).toMatchObject({ title: 'Toch de mijne', body: '<p>Een andere tekst.</p>' });
});

interface Stored {
  id: string;
  /** Changes the text that both editors change, as the other editor. */
  change: (text: string) => Promise<unknown>;
  read: () => Promise<string | undefined>;
}

interface Small {
  what: string;
  list: string;
  create: () => Promise<Stored>;
  /** The field that both change, on the screen. */
  label: string;
  saved: string;
}

const SMALL: Small[] = [
  {
    what: 'a party',
    list: '/admin/parties',
    create: async () => {
      const { party } = await office.call('POST parties', { body: { name: 'Anker', description: 'Eerst' } });
      const params = { id: party._id };
      return {
        id: party._id,
        change: (description) => office.call('PATCH parties/:id', { params, body: { description } }),
        read: async () => (await office.call('GET parties/:id', { params })).description,
      };
    },
    label: 'Beschrijving',
    saved: 'De partij is bewaard.',
  },
  {
    what: 'a partner',
    list: '/admin/partners',
    create: async () => {
      const { partner } = await office.call('POST partners', { body: { name: 'Eerst' } });
      const params = { id: partner._id };
      return {
        id: partner._id,
        change: (name) => office.call('PATCH partners/:id', { params, body: { name } }),
        read: async () => (await office.call('GET partners')).find(({ _id }) => _id === partner._id)?.name,
      };
    },
    label: 'Naam',
    saved: 'De partner is bewaard.',
  },
  {
    what: 'a difficult word',
    list: '/admin/difficult_words',
    create: async () => {
      const { _id: id } = await office.call('POST difficult_words', { body: { word: 'wet', description: 'Eerst' } });
      const params = { id };
      return {
        id,
        change: (description) => office.call('PATCH difficult_words/:id', { params, body: { description } }),
        read: async () => (await office.call('GET difficult_words')).find(({ _id }) => _id === id)?.description,
      };
    },
    label: 'Uitleg',
    saved: 'Het woord is bewaard.',
  },
];

for (const { what, list, create, label, saved } of SMALL) {
  test(`${what}: decided later, taken over, or kept`, async ({ page, context }) => {
    const { id, change, read } = await create();
    await office.open(page, `${list}/${id}/edit`);
    const input = page.getByLabel(label, { exact: true });
    await input.fill('De mijne');
    await change('Die van een ander');

    await save(page);
    const look = conflictIn(page).getByRole('link', { name: /in een nieuw tabblad/ });
    const [other] = await Promise.all([context.waitForEvent('page'), look.click()]);
    await expect(other.getByLabel(label, { exact: true })).toHaveValue('Die van een ander');
    await other.close();
    await conflictIn(page).getByRole('button', { name: 'Beslis later' }).click();
    await expect(input).toHaveValue('De mijne');
    expect(await read()).toBe('Die van een ander');

    await save(page);
    await conflictIn(page).getByRole('button', { name: 'Neem de andere versie' }).click();
    await expect(input).toHaveValue('Die van een ander');
    await expect(page.getByText('Niet bewaarde aanpassingen')).toHaveCount(0);

    await input.fill('Toch de mijne');
    await change('Nog iemand');
    await save(page);
    await conflictIn(page).getByRole('button', { name: 'Bewaar mijn versie' }).click();
    await expectNotice(page, saved);
    expect(await read()).toBe('Toch de mijne');
  });
}

test('a question set with a party that somebody deleted meanwhile', async ({ page }) => {
  const [kept, gone] = await Promise.all(
    ['Blijft', 'Verdwijnt'].map(async (name) => (await office.call('POST parties', { body: { name } })).party._id),
  );
  const parties = [required(kept), required(gone)];
  const { _id: id } = await office.call('POST question_sets', { body: { name: 'Van twee', parties } });
  await office.open(page, `/admin/question_sets/${id}/edit`);
  await page.getByLabel('Naam', { exact: true }).fill('De mijne');
  await office.call('DELETE parties/:id', { params: { id: required(gone) } });
  await save(page);
  await conflictIn(page).getByRole('button', { name: 'Bewaar mijn versie' }).click();
  await expectNotice(
    page,
    'Er is intussen een partij verwijderd. Ze is ook uit deze set gehaald, met haar standpunten.',
  );
  await expect(page.getByText('Niet bewaarde aanpassingen')).toHaveCount(0);
  const stored = await office.call('GET question_sets/:id', { params: { id } });
  expect([stored.name, ...stored.parties.map(({ name }) => name)]).toEqual(['De mijne', 'Blijft']);
  await page.getByRole('tab', { name: 'Partijen' }).click();
  await expect(page.getByLabel('Blijft')).toBeChecked();
  await expect(page.getByLabel('Verdwijnt')).toHaveCount(0);
});

test('a new question set with a party that somebody deleted meanwhile', async ({ page }) => {
  const [kept, gone] = await Promise.all(
    ['Staat er nog', 'Is weg'].map(async (name) => (await office.call('POST parties', { body: { name } })).party._id),
  );
  await office.open(page, '/admin/question_sets/new');
  await page.getByLabel('Naam', { exact: true }).fill('Nieuw van twee');
  await page.getByRole('tab', { name: /Antwoorden/ }).click();
  await page.getByLabel('Antwoord 1', { exact: true }).fill('Eens');
  await page.getByLabel('Antwoord 2', { exact: true }).fill('Oneens');
  await page.getByRole('tab', { name: 'Partijen' }).click();
  for (const name of ['Staat er nog', 'Is weg']) await page.getByLabel(name).check();
  await office.call('DELETE parties/:id', { params: { id: required(gone) } });
  await save(page);
  await expectNotice(
    page,
    'Er is intussen een partij verwijderd. Ze is ook uit deze set gehaald, met haar standpunten.',
  );
  await expect(page).toHaveURL(/\/admin\/question_sets\/[\da-f-]{36}\/edit$/);
  const id = required(new URL(page.url()).pathname.split('/').at(-2));
  const stored = await office.call('GET question_sets/:id', { params: { id } });
  // A new set begins with all parties, those of other tests as well.
  const parties = stored.parties.map(({ _id }) => _id);
  expect(parties).toContain(kept);
  expect(parties).not.toContain(gone);
});
