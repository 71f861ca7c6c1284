// Two editors at the same thing: the later one is asked, and nobody's typing is lost unawares.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectNotice, test } from './notices.ts';
import { enterOffice, type Office } from './question-set-office.ts';
import { startServer, type TestServer } from './server.ts';

interface Faq {
  question: string;
  answer: string;
  order: number;
}

let server: TestServer;
let office: Office;
test.beforeAll(async () => {
  server = await startServer({ DEMO_CONTENT: 'false' });
  office = await enterOffice(server.baseURL);
});
test.afterAll(() => server.stop());

const save = (page: Page) => page.getByRole('button', { name: 'Bewaar', exact: true }).click();
const conflict = (page: Page) => page.getByRole('alertdialog', { name: 'Iemand anders heeft intussen bewaard' });
const faqOf = (question: string): Faq => ({ question, answer: '<p>Ja.</p>', order: 1 });
const saveFaq = (question: string) => office.call('PUT', 'config/faq', { faqs: [faqOf(question)] });
const questions = async (): Promise<string[]> =>
  (await office.call<Faq[]>('GET', 'config/faq')).map(({ question }) => question);

test('the FAQ: decided later, taken over, or kept', async ({ page }) => {
  await saveFaq('Eerst');
  await office.open(page, '/admin/faq');
  const question = page.getByLabel('Vraag', { exact: true });
  await question.fill('De mijne');
  await saveFaq('Die van een ander');

  await save(page);
  await expect(conflict(page).getByRole('link', { name: /in een nieuw tabblad/ })).toHaveAttribute('href', '/faq');
  await expectAccessible(page);
  await conflict(page).getByRole('button', { name: 'Beslis later' }).click();
  await expect(question).toHaveValue('De mijne');
  expect(await questions()).toEqual(['Die van een ander']);

  await save(page);
  await conflict(page).getByRole('button', { name: 'Neem de andere versie' }).click();
  await expect(question).toHaveValue('Die van een ander');
  await expect(page.getByText('Niet bewaarde aanpassingen')).toHaveCount(0);

  await question.fill('Toch de mijne');
  await saveFaq('Nog iemand');
  await save(page);
  await conflict(page).getByRole('button', { name: 'Bewaar mijn versie' }).click();
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
  await expect(conflict(page)).toBeVisible();
  expect(await questions()).toEqual(['Van vandaag']);
});

test('a block: decided later, taken over, or kept', async ({ page }) => {
  const { _id } = await office.call<{ _id: string }>('POST', 'content_blocks', {
    page: 'about',
    type: 'title_with_description',
    title: 'Eerst',
    body: '<p>Tekst van eerst.</p>',
    order: 1,
  });
  const block = () => office.call<{ title: string; body: string }>('GET', `content_blocks/${_id}`);
  const change = (title: string) =>
    office.call('PATCH', `content_blocks/${_id}`, { title, body: '<p>Een andere tekst.</p>' });
  await office.open(page, `/admin/content/${_id}/edit`);
  const title = page.getByLabel('Titel', { exact: true });
  await title.fill('De mijne');
  await change('Die van een ander');

  await save(page);
  await expect(conflict(page).getByRole('link', { name: /in een nieuw tabblad/ })).toHaveAttribute('href', '/about');
  await conflict(page).getByRole('button', { name: 'Beslis later' }).click();
  await expect(title).toHaveValue('De mijne');
  expect(await block()).toMatchObject({ title: 'Die van een ander' });

  await save(page);
  await conflict(page).getByRole('button', { name: 'Neem de andere versie' }).click();
  await expect(title).toHaveValue('Die van een ander');
  await expect(page.getByRole('textbox', { name: 'Tekst' })).toHaveText('Een andere tekst.');

  await title.fill('Toch de mijne');
  await change('Nog iemand');
  await save(page);
  await conflict(page).getByRole('button', { name: 'Bewaar mijn versie' }).click();
  await expectNotice(page, 'Het blok is bewaard.');
  expect(await block()).toMatchObject({ title: 'Toch de mijne', body: '<p>Een andere tekst.</p>' });
});

interface Small {
  what: string;
  calls: string;
  list: string;
  first: Record<string, string>;
  /** The field that both change: its name in calls and on the screen. */
  field: { name: string; label: string };
  saved: string;
}

const SMALL: Small[] = [
  {
    what: 'a party',
    calls: 'parties',
    list: '/admin/parties',
    first: { name: 'Anker', description: 'Eerst' },
    field: { name: 'description', label: 'Beschrijving' },
    saved: 'De partij is bewaard.',
  },
  {
    what: 'a partner',
    calls: 'partners',
    list: '/admin/partners',
    first: { name: 'Eerst' },
    field: { name: 'name', label: 'Naam' },
    saved: 'De partner is bewaard.',
  },
  {
    what: 'a difficult word',
    calls: 'difficult_words',
    list: '/admin/difficult_words',
    first: { word: 'wet', description: 'Eerst' },
    field: { name: 'description', label: 'Uitleg' },
    saved: 'Het woord is bewaard.',
  },
];

for (const { what, calls, list, first, field, saved } of SMALL) {
  test(`${what}: decided later, taken over, or kept`, async ({ page, context }) => {
    const made = await office.call<Record<string, { _id: string } | string>>('POST', calls, first);
    const id = Object.values(made).flatMap((part) => (typeof part === 'object' ? [part._id] : []))[0] ?? made._id;
    const change = (text: string) => office.call('PATCH', `${calls}/${id}`, { [field.name]: text });
    const texts = async () =>
      (await office.call<Record<string, string>[]>('GET', calls)).find(({ _id }) => _id === id)?.[field.name];
    await office.open(page, `${list}/${id}/edit`);
    const input = page.getByLabel(field.label, { exact: true });
    await input.fill('De mijne');
    await change('Die van een ander');

    await save(page);
    const look = conflict(page).getByRole('link', { name: /in een nieuw tabblad/ });
    const [other] = await Promise.all([context.waitForEvent('page'), look.click()]);
    await expect(other.getByLabel(field.label, { exact: true })).toHaveValue('Die van een ander');
    await other.close();
    await conflict(page).getByRole('button', { name: 'Beslis later' }).click();
    await expect(input).toHaveValue('De mijne');
    expect(await texts()).toBe('Die van een ander');

    await save(page);
    await conflict(page).getByRole('button', { name: 'Neem de andere versie' }).click();
    await expect(input).toHaveValue('Die van een ander');
    await expect(page.getByText('Niet bewaarde aanpassingen')).toHaveCount(0);

    await input.fill('Toch de mijne');
    await change('Nog iemand');
    await save(page);
    await conflict(page).getByRole('button', { name: 'Bewaar mijn versie' }).click();
    await expectNotice(page, saved);
    expect(await texts()).toBe('Toch de mijne');
  });
}
