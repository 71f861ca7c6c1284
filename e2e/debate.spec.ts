// A debate from the login to the last result: a teacher and three students in four browsers, one reload and one lost network in between.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { prepareTeacher } from './live-game.ts';
import { expectNotice, keepNotices } from './notices.ts';
import { ADMIN, startServer, type TestServer } from './server.ts';

const SAMPLE_STATEMENTS = 5;
const OPINIONS = ['Akkoord', 'Neutraal', 'Niet akkoord'];

interface PartyOpinion {
  statementId: string;
  partyId: string;
  opinion: string;
}
interface QuestionSet {
  _id: string;
  statements: { _id: string; description: string }[];
  parties: { _id: string; name: string }[];
  partyOpinions: PartyOpinion[];
}

/** What each student answers on each statement; null where the network is away too long to know of it. */
const ANSWERS = [
  ['Akkoord', 'Neutraal', 'Niet akkoord', 'Akkoord', 'Akkoord'],
  ['Niet akkoord', 'Niet akkoord', 'Akkoord', 'Neutraal', 'Akkoord'],
  ['Akkoord', 'Akkoord', 'Akkoord', 'Niet akkoord', 'Neutraal'],
] as const;

let server: TestServer;
let set: QuestionSet;

/** A debate on the first five statements of the sample content, as a template of the first super admin. */
test.beforeAll(async () => {
  server = await startServer();
  const { call } = await prepareTeacher(server.baseURL);
  const sets = await call<{ _id: string; name: string; statements: number }[]>('GET', 'question_sets?mode=teacher');
  const sample = sets.find(({ statements }) => statements > SAMPLE_STATEMENTS);
  set = await call<QuestionSet>('GET', `question_sets/${sample?._id}`);
  await call('POST', 'game_templates', {
    name: 'Debat van vijf',
    type: 'debate',
    questionSet: set._id,
    statements: set.statements.slice(0, SAMPLE_STATEMENTS).map(({ _id }) => _id),
    parties: set.parties.map(({ _id }) => _id),
    settings: [],
  });
});
test.afterAll(() => server.stop());

async function logIn(page: Page): Promise<void> {
  await page.goto(`${server.baseURL}/login`);
  await page.getByLabel('E-mailadres').fill(ADMIN.email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Meld je aan' }).click();
  await page.waitForURL('**/admin/users');
}

/** A phone that joins with the code, typed in small letters. */
async function join(context: BrowserContext, code: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(server.baseURL);
  await page.getByLabel('Code van je leerkracht').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: 'Je zit klaar' })).toBeVisible();
  return page;
}

async function answer(page: Page, at: number, opinion: string): Promise<void> {
  await expect(page.getByRole('heading', { name: set.statements[at]?.description ?? '' })).toBeVisible();
  await page.getByRole('button', { name: opinion, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Bewaard' })).toBeVisible();
}

const agrees = (at: number, partyId: string, opinion: string): boolean =>
  set.partyOpinions.some(
    (held) => held.statementId === set.statements[at]?._id && held.partyId === partyId && held.opinion === opinion,
  );

test('a teacher and three students play a debate to its results', async ({ browser }) => {
  test.setTimeout(180_000);
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'nl-BE' };
  const contexts = await Promise.all(
    [{ viewport: { width: 1440, height: 900 }, locale: 'nl-BE' }, phone, phone, phone].map((options) =>
      browser.newContext(options),
    ),
  );
  const [desk, ...phones] = contexts;
  if (desk === undefined) throw new Error('no browser for the teacher');
  await keepNotices(desk);
  const teacher = await desk.newPage();
  await logIn(teacher);
  await teacher.goto(`${server.baseURL}/teacher`);
  await teacher
    .getByRole('listitem')
    .filter({ hasText: 'Debat van vijf' })
    .getByRole('button', { name: 'Start' })
    .click();
  await teacher.waitForURL('**/teacher/votingsession/*');
  const code = teacher.url().split('/').at(-1) ?? '';

  const students = await Promise.all(phones.map((context) => join(context, code)));
  await expect(teacher.getByText('leerlingen zitten klaar')).toBeVisible();
  await expect(teacher.getByRole('img', { name: '3 plaatsen bezet' })).toBeVisible();
  await teacher.getByRole('button', { name: 'Start het spel' }).click();

  for (let at = 0; at < SAMPLE_STATEMENTS; at++) {
    await expect(teacher.getByRole('heading', { name: set.statements[at]?.description ?? '' })).toBeVisible();
    // The second student reloads in the middle; the third loses the network for five seconds while the class moves on.
    if (at === 1) await students[1]?.reload();
    if (at === 2) await phones[2]?.setOffline(true);
    const online = students.filter((_, which) => !(at === 2 && which === 2));
    await Promise.all(online.map((page) => answer(page, at, ANSWERS[students.indexOf(page)]?.[at] ?? '')));
    if (at === 2) {
      await teacher.waitForTimeout(5_000);
      await phones[2]?.setOffline(false);
      await answer(students[2] ?? teacher, at, ANSWERS[2][at] ?? '');
    }
    await expect(teacher.getByRole('img', { name: '3 van de 3 leerlingen hebben geantwoord' })).toBeVisible();

    await teacher.getByRole('button', { name: 'Resultaat' }).click();
    for (const opinion of OPINIONS) {
      const count = ANSWERS.filter((given) => given[at] === opinion).length;
      await expect(
        teacher
          .getByRole('listitem')
          .filter({ hasText: new RegExp(`^${count}.*${opinion}$`, 's') })
          .first(),
      ).toBeVisible();
    }
    if (at < SAMPLE_STATEMENTS - 1) await teacher.getByRole('button', { name: 'Volgende stelling' }).click();
  }

  await teacher.getByRole('button', { name: 'Naar de resultaten' }).click();
  await teacher.getByRole('alertdialog').getByRole('button', { name: 'Naar de resultaten' }).click();
  await teacher.waitForURL('**/debate/results');

  const total = ANSWERS.length * SAMPLE_STATEMENTS;
  for (const party of set.parties) {
    const count = ANSWERS.flatMap((given) => given.filter((opinion, at) => agrees(at, party._id, opinion))).length;
    await expect(teacher.getByRole('listitem').filter({ hasText: party.name })).toContainText(`${count} / ${total}`);
  }
  for (const [which, page] of students.entries()) {
    await page.waitForURL('**/results/*');
    for (const party of set.parties) {
      const matching = (ANSWERS[which] ?? []).filter((opinion, at) => agrees(at, party._id, opinion)).length;
      // Parties on the same place stand in a list of their own inside the list.
      const row = page.getByRole('listitem').filter({ hasText: party.name }).last();
      await expect(row).toContainText(`${matching} van ${SAMPLE_STATEMENTS} gelijk`);
      await expect(row).toContainText(`${(matching / SAMPLE_STATEMENTS) * 100} %`);
    }
  }

  await teacher.getByRole('button', { name: 'Beëindig het spel' }).click();
  await teacher.getByRole('alertdialog').getByRole('button', { name: 'Beëindig het spel' }).click();
  await teacher.waitForURL('**/teacher');
  await expectNotice(teacher, 'Spel afgelopen. Bedankt om mee te spelen.');
  await expect(teacher.getByText(code)).toHaveCount(0);
  await Promise.all(contexts.map((context) => context.close()));
});
