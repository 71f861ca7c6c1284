// A crowd has more answers than its teacher's page reads: the page shows what the server counted.
import { expect, type Page, test } from '@playwright/test';
import { caller } from '#testing/api-client.ts';
import { STATEMENTS } from '#testing/fixtures.ts';
import { createGame, startGame } from '#testing/game.ts';
import { LAPTOP, liveOf, startWithTeacher, teacher } from './class-teacher.ts';
import { intercept } from './intercept.ts';
import { server } from './server.ts';

const STUDENTS = 700;
const AT_ONCE = 50;
const [first = '', second = ''] = STATEMENTS;
startWithTeacher({ isSignedIn: true });
test.use(LAPTOP);

const isRead = (code: string) => (url: URL) => url.pathname === `/api/voting/session/${code}`;
const open = (page: Page, code: string) => page.goto(liveOf(code));

/** A new student answers these statements. */
async function answer(code: string, statementIds: readonly string[]): Promise<void> {
  const call = caller(server.baseURL, { 'client-id': crypto.randomUUID() });
  for (const statementId of statementIds)
    await call('POST voting/session/:code/statement/:statementId/opinion', {
      params: { code, statementId },
      body: { opinion: 'Akkoord' },
    });
}
async function fill(code: string): Promise<void> {
  for (let at = 0; at < STUDENTS; at += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => answer(code, teacher.statements)));
}

test('in the students’ tempo it shows how far everybody is, and follows', async ({ page }) => {
  const { code } = await startGame(teacher, { name: 'Aula', settings: ['own_tempo'] });
  await fill(code);
  const read = page.waitForResponse((reply) => isRead(code)(new URL(reply.url())));
  await open(page, code);
  expect((await (await read).json()).studentOpinions).toEqual([]);
  const countOf = (statement: string) => page.getByRole('listitem').filter({ hasText: statement });
  await expect(countOf(second)).toContainText(`${STUDENTS} van ${STUDENTS}`);
  await answer(code, teacher.statements.slice(0, 1));
  await expect(countOf(first)).toContainText(`${STUDENTS + 1} van ${STUDENTS + 1}`);
  await expect(countOf(second)).toContainText(`${STUDENTS} van ${STUDENTS + 1}`);
  await expect(page.getByText(`1 van de ${STUDENTS + 1} leerlingen is nog bezig`)).toBeVisible();
});

test('a reply that breaks off can be asked for again', async ({ page }) => {
  const code = await createGame(teacher, { name: 'Afgebroken' });
  const isOfGame = isRead(code);
  await intercept(page, isOfGame, (route) => route.fulfill({ contentType: 'application/json', body: '{"code":"' }));
  await open(page, code);
  await expect(page.getByRole('heading', { name: 'Laden lukt niet' })).toBeVisible();
  await page.unroute(isOfGame);
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(page.getByRole('button', { name: 'Start het spel' })).toBeVisible();
});
