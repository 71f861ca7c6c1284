// A corpus of script vectors, stored wherever the product stores text and opened on every page that shows it: none runs, and no violation of
// the content security policy is reported.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page, test } from '@playwright/test';
import { type Call, caller, callerAs, identityOf } from '#testing/api-client.ts';
import { publishSet, startGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { XSS_CORPUS } from '#testing/xss-corpus.ts';
import { server, startWithServer } from './server.ts';
import { watched } from './watch-scripts.ts';

/** A paragraph before and after each, so that an error in one cannot hide the next. */
const DELIMITED = XSS_CORPUS.map((vector, at) => `<p>begin ${at}</p>${vector}<p>end ${at}</p>`);
const inPieces = (size: number): string[] =>
  Array.from({ length: Math.ceil(DELIMITED.length / size) }, (_, at) =>
    DELIMITED.slice(at * size, (at + 1) * size).join('\n'),
  );

/** What a teacher can show of a statement, and what is drawn then. */
const VIEWS = [
  ['statement-results', 'list', 'Antwoorden'],
  ['group-arguments', 'region', 'Argumenten per antwoord'],
  ['party-arguments', 'region', 'Standpunten van de partijen per antwoord'],
] as const;

let token = '';
let call: Call;

startWithServer({ DEMO_CONTENT: 'false' });
test.beforeAll(async () => {
  const identity = await identityOf(server.baseURL);
  token = identity.jwtToken;
  call = callerAs(server.baseURL, identity);
});

/** Waits until an image that is requested now has failed: requests that the page started before have failed or run by then. */
async function expectAllTold(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const witness = new Image();
    await new Promise((failed) => {
      witness.onerror = failed;
      witness.src = `/uploads/${crypto.randomUUID()}.png`;
    });
    // And the event handlers of those failures.
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  });
}

/** Opens a page, uses its controls by mouse and keyboard, and checks again. */
async function visit(page: Page, path: string, shown: string): Promise<void> {
  await page.goto(server.baseURL + path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('body')).toContainText(shown);
  // Handlers that need user interaction: every element of the text that could still have one.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (element.closest('button, form, header, nav') === null && !element.matches('a[href^="/"], a[href^="http"]'))
        for (const name of ['mouseover', 'pointerover', 'focus', 'animationstart', 'toggle'])
          element.dispatchEvent(new Event(name));
      for (const attribute of element.attributes)
        if (attribute.name.startsWith('on')) console.error(`POLICY a handler is there: ${attribute.name}`);
      if (element instanceof HTMLAnchorElement && /^(?!https?:|mailto:|tel:|$)/.test(element.protocol))
        console.error(`POLICY a link is code: ${element.href}`);
    }
  });
  await expectAllTold(page);
}

const signedIn = () => ({ 'jwt-token': token, role: 'super_admin' });

test('the corpus is large enough', () => {
  expect(new Set(XSS_CORPUS).size).toBeGreaterThanOrEqual(100);
  console.log(`${XSS_CORPUS.length} vectors`);
});

test('the watch notices a handler that is not stopped by cleaning', async ({ page }) => {
  const problems = await watched(page);
  await page.goto(`${server.baseURL}/faq`);
  await page.evaluate(() => {
    document.body.innerHTML = '<img src=x onerror=top.ran()>';
  });
  await expectAllTold(page);
  expect(problems).not.toEqual([]);
  await page.evaluate(() => Reflect.get(window, 'ran')());
  expect(problems).toContain('a script ran');
});

test('FAQ answers', async ({ page }) => {
  const faqs = inPieces(40).map((answer, at) => ({ question: `Vraag ${at} ${XSS_CORPUS[at]}`, answer, order: at }));
  await call('PUT config/faq', { body: { faqs } });
  const problems = await watched(page, signedIn());
  await page.goto(`${server.baseURL}/faq`);
  for (const { question } of faqs) await page.getByText(question.slice(0, 8), { exact: false }).first().click();
  await visit(page, '/faq', 'Vraag 0');
  await visit(page, '/admin/faq', 'Vraag 0');
  expect(problems).toEqual([]);
});

test('content blocks, the legacy ones too', async ({ page }) => {
  for (const where of ['home', 'about', 'privacy'] as const)
    for (const [at, body] of inPieces(70).entries())
      for (const type of ['image_with_description', 'title_with_description', 'big_image'] as const)
        await call('POST content_blocks', {
          body: {
            page: where,
            type,
            body,
            order: at,
            title: XSS_CORPUS[at],
            imageAlt: XSS_CORPUS[at]?.slice(0, 150),
          },
        });
  // Legacy blocks come only from a migration, so they are written directly to the database, without sanitising.
  const database = new DatabaseSync(join(server.dataDir, 'halfrond.sqlite'), { timeout: 30_000 });
  const insert = database.prepare(
    "insert into content_blocks (id, page, type, image_url, image_alt, title, body, inverted, sort_order, legacy, html, version) values (?, ?, 'title_with_description', '', '', '', '', 0, 99, 1, ?, 1)",
  );
  for (const where of ['home', 'about', 'privacy']) insert.run(randomUUID(), where, DELIMITED.join('\n'));
  database.close();
  const problems = await watched(page, signedIn());
  for (const path of ['/', '/about', '/privacy']) await visit(page, path, `end ${XSS_CORPUS.length - 1}`);
  await visit(page, '/admin/content/about', required(XSS_CORPUS[0]));
  const [first] = await call('GET content_blocks', { query: { page: 'about' } });
  await visit(page, `/admin/content/${first?._id}/edit`, 'begin 0');
  expect(problems).toEqual([]);
});

test('statements, parties, explanations, words and arguments are text', async ({ page, browser }) => {
  const text = (at: number, most: number): string => `${at} ${XSS_CORPUS[at % XSS_CORPUS.length]}`.slice(0, most);
  for (let at = 0; at < 30; at++)
    await call('POST difficult_words', { body: { word: `woord${at} ${text(at, 100)}`, description: text(at, 900) } });
  const opinions = ['Ja <img src=x onerror=ran()>', 'Nee "><svg/onload=ran()>'];
  let explained = 0;
  const published = await publishSet(call, {
    name: text(1, 190),
    description: text(2, 900),
    options: opinions.map((opinion) => ({ opinion, color: '#2f6fde' })),
    statements: Array.from({ length: 20 }, (_, at) => `woord3 ${text(at * 5, 900)}`),
    parties: [0, 1, 2, 3].map((at) => ({ name: text(at, 190), description: text(at + 50, 900) })),
    explain: () => text(explained++, 5_000),
  });
  const { questionSet, statements, parties } = published;
  const { code, _id: id } = await startGame(published, {
    name: text(7, 190),
    settings: ['own_arguments', 'show_difficult_words', 'show_party_arguments'],
  });
  const clientId = randomUUID();
  const comments = XSS_CORPUS.slice(0, 20).map((vector) => vector.slice(0, 300));
  for (const [at, comment] of comments.entries()) {
    const student = caller(server.baseURL, { 'client-id': at === 0 ? clientId : randomUUID() });
    await student('POST voting/session/:code/statement/:statementId/opinion', {
      params: { code, statementId: required(statements[0]) },
      body: {
        opinion: required(opinions[at % 2]),
        comment,
      },
    });
  }
  const problems = await watched(page, signedIn());
  const asStudent = await browser.newContext();
  const phone = await asStudent.newPage();
  const studentProblems = await watched(phone, { 'client-id': clientId });
  // The student answered through the API and not in this browser, so the page asks whether it is the same student.
  await phone.goto(`${server.baseURL}/votingsession/${code}`);
  await phone.getByRole('button', { name: 'Ja, dat was ik' }).click();
  await visit(phone, `/votingsession/${code}`, 'woord3');
  await visit(page, `/teacher/votingsession/${code}`, 'woord3');
  await call('POST voting/session/:code/statement/:statementId/shown', {
    params: { code, statementId: required(statements[0]) },
  });
  for (const [view, role, name] of VIEWS) {
    await call('POST voting/session/:code/view', { params: { code }, body: { view } });
    await expect(page.getByRole(role, { name, exact: true })).toBeVisible();
    await expectAllTold(page);
  }
  await call('POST voting/session/:code/end', { params: { code } });
  await visit(page, `/teacher/votingsession/${code}/debate/results`, text(0, 20));
  await visit(page, `/teacher/votingsession/${code}/results/overview`, 'woord3');
  await visit(phone, `/results/${id}`, text(0, 20));
  await visit(phone, `/results/${id}/party/${parties[0]}`, 'woord3');
  for (const path of [
    '/teacher',
    '/admin/parties',
    `/admin/parties/${parties[0]}/edit`,
    '/admin/difficult_words',
    `/admin/question_sets/${questionSet}`,
  ])
    await visit(page, path, '');
  await asStudent.close();
  expect([...problems, ...studentProblems]).toEqual([]);
});
