// Two editors change the same item: the later one is asked, and no input is lost silently.
import { expect, type Locator, type Page } from '@playwright/test';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { expectNotice, test } from './notices.ts';
import { conflictIn, office, saveButtonIn, startWithOffice, storeBlock } from './office.ts';

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

interface Shared {
  /** The field that both editors change. */
  input: Locator;
  /** Changes its text as the other editor. */
  change: (text: string) => Promise<unknown>;
  read: () => Promise<string | undefined>;
  /** What else is seen once the other version is taken over. */
  taken?: () => Promise<void>;
  /** The notice of a save. */
  saved: string;
}

/** Saves over another editor's text three times: decides later, takes it over, and keeps one's own. */
async function decide(page: Page, shared: Shared, look: (link: Locator) => Promise<unknown>): Promise<void> {
  const { input, change, read, taken, saved } = shared;
  await input.fill('De mijne');
  await change('Die van een ander');
  await save(page);
  await look(conflictIn(page).getByRole('link', { name: /in een nieuw tabblad/ }));
  await conflictIn(page).getByRole('button', { name: 'Beslis later' }).click();
  await expect(input).toHaveValue('De mijne');
  expect(await read()).toBe('Die van een ander');

  await save(page);
  await conflictIn(page).getByRole('button', { name: 'Neem de andere versie' }).click();
  await expect(input).toHaveValue('Die van een ander');
  await expect(page.getByText('Niet bewaarde aanpassingen')).toHaveCount(0);
  await taken?.();

  await input.fill('Toch de mijne');
  await change('Nog iemand');
  await save(page);
  await conflictIn(page).getByRole('button', { name: 'Bewaar mijn versie' }).click();
  await expectNotice(page, saved);
  expect(await read()).toBe('Toch de mijne');
}

test('the FAQ: decided later, taken over, or kept', async ({ page }) => {
  await saveFaq('Eerst');
  await office.open(page, '/admin/faq');
  const input = page.getByLabel('Vraag', { exact: true });
  const read = async () => (await questions()).join();
  const faq = { input, change: saveFaq, read, saved: 'De veelgestelde vragen zijn bewaard.' };
  await decide(page, faq, async (link) => {
    await expect(link).toHaveAttribute('href', '/faq');
    await expectAccessible(page);
  });

  await input.fill('En verder');
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

test('a block: decided later, taken over, or kept, and the other text of it is the other editor’s', async ({
  page,
}) => {
  const id = await storeBlock(office.call, { body: '<p>Tekst van eerst.</p>' });
  const block = () => office.call('GET content_blocks/:id', { params: { id } });
  const change = (title: string) =>
    office.call('PATCH content_blocks/:id', { params: { id }, body: { title, body: '<p>Een andere tekst.</p>' } });
  await office.open(page, `/admin/content/${id}/edit`);
  const input = page.getByLabel('Titel', { exact: true });
  const read = async () => (await block()).title;
  const taken = () => expect(page.getByRole('textbox', { name: 'Tekst' })).toHaveText('Een andere tekst.');
  await decide(page, { input, change, read, taken, saved: 'Het blok is bewaard.' }, (link) =>
    expect(link).toHaveAttribute('href', `/admin/content/${id}/edit?stored`),
  );
  expect(await block()).toMatchObject({ body: '<p>Een andere tekst.</p>' });
});

interface Stored extends Pick<Shared, 'change' | 'read'> {
  id: string;
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
    await decide(page, { input, change, read, saved }, async (link) => {
      const [other] = await Promise.all([context.waitForEvent('page'), link.click()]);
      await expect(other.getByLabel(label, { exact: true })).toHaveValue('Die van een ander');
      await other.close();
    });
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
