// A teacher plays a whole game from a phone that was connected by a QR code: no password is typed on it, and the laptop at the projector follows.
import { expect, type Page } from '@playwright/test';
import { createGame, newStudent } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { LAPTOP, liveOf, newPhone, startWithTeacher, teacher } from './class-teacher.ts';
import { allAnswered, chooseLine, closeGame, isAt, lead, mainButton, startFrom } from './lead.ts';
import { test } from './notices.ts';
import { server } from './server.ts';

startWithTeacher({ isSignedIn: true, set: { statements: 2 } });

test.use(LAPTOP);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the dialog on the laptop; returns the address in its QR code. */
async function showCode(laptop: Page): Promise<string> {
  const made = laptop.waitForResponse(
    (reply) => reply.url().endsWith('/remote-link') && reply.request().method() === 'POST',
  );
  await button(laptop, 'Bedien met je gsm').click();
  const { token } = await (await made).json();
  await expect(laptop.getByRole('img', { name: 'QR-code die je gsm verbindt' })).toBeVisible();
  return `${server.baseURL}/remote#${token}`;
}

test('a phone that was connected by a QR code leads the game, and its login ends with it', async ({
  page: laptop,
  browser,
}) => {
  const code = await createGame(teacher, { name: 'Vanuit de hand', settings: ['own_arguments'] });
  const address = liveOf(code);
  await laptop.goto(address);
  await expect(startFrom(laptop)).toBeVisible();
  const phone = await newPhone(browser);

  await test.step('a student who scans the code is refused, and the code is of no use to anybody then', async () => {
    const link = await showCode(laptop);
    await expectAccessible(laptop);
    const snatcher = await newPhone(browser);
    await snatcher.goto(link);
    await expect(snatcher.getByRole('heading', { name: 'Staat dit getal ook op je laptop?' })).toBeVisible();
    await phone.goto(link);
    await expect(phone.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible();
    await button(laptop, 'Nee, dat ben ik niet').click();
    await expect(laptop.getByRole('dialog')).toHaveCount(0);
    await expect(snatcher.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible();
    await snatcher.context().close();
  });

  await test.step('the teacher’s phone is let in by its number', async () => {
    const link = await showCode(laptop);
    // Only another fragment would not reload the page.
    await phone.goto('about:blank');
    await phone.goto(link);
    const asks = laptop.getByRole('heading', { name: /^Zie je \d\d op je gsm\?$/ });
    await expect(asks).toBeVisible();
    const number = /\d\d/.exec((await asks.textContent()) ?? '')?.[0] ?? '';
    await expect(phone.getByText(number, { exact: true })).toBeVisible();
    await expectAccessible(phone);
    await button(laptop, 'Ja, verbind mijn gsm').click();
    await expect(laptop.getByRole('heading', { name: 'Je gsm is verbonden' })).toBeVisible();
    await button(laptop, 'Sluit').click();
    await expect(button(laptop, 'Gsm verbonden')).toBeVisible();
    await expect(startFrom(phone)).toBeVisible();
    await expect(phone).toHaveURL(address);
    await expectAccessible(phone);
  });

  await teacher.call('POST voting/session/:code/hold-arguments', { params: { code }, body: { hold: true } });
  const student = await newStudent(server.baseURL, code);
  const [first = ''] = teacher.statements;
  const current = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });
  const texts = (await teacher.call('GET voting/session/:code', { params: { code } })).statements.map(
    ({ description }) => description,
  );

  await test.step('the projector follows the phone', async () => {
    await startFrom(phone).click();
    await expect(current(phone, required(texts[0]))).toBeVisible();
    await expect(current(laptop, required(texts[0]))).toBeVisible();
    await student.answer(first, 'Akkoord', { comment: 'Omdat het eerlijk is.' });
    await expect(phone.getByText('van 1 heeft geantwoord')).toBeVisible();
    await expect(phone.getByRole('link', { name: '1 argument wacht' })).toBeVisible();
    await expectAccessible(phone);
    await button(phone, 'Klok').click();
    await button(phone, 'Start de klok: 5 minuten').click();
    await expect(laptop.getByRole('timer')).toBeVisible();
    await allAnswered(phone, 1);
    await lead(phone, 'Toon het resultaat');
    await isAt(laptop, 'Kijk');
    await expect(laptop.getByRole('img', { name: '1 Akkoord, 0 Neutraal, 0 Niet akkoord' })).toBeVisible();
    await expect(phone.getByText('Alle antwoorden staan erin')).toBeVisible();
  });

  await test.step('an argument is looked at on the phone, and then on the board', async () => {
    await phone.getByRole('link', { name: '1 argument wacht' }).click();
    await expect(phone.getByText('Omdat het eerlijk is.')).toBeVisible();
    await phone.getByRole('button', { name: 'Toon', exact: true }).click();
    await expect(phone.getByRole('heading', { name: 'Alles is nagekeken' })).toBeVisible();
    await phone.getByRole('link', { name: 'Naar het spel' }).click();
    await teacher.call('POST voting/session/:code/view', { params: { code }, body: { view: 'group-arguments' } });
    await expect(laptop.getByText('Omdat het eerlijk is.')).toBeVisible();
  });

  await test.step('the phone shows what the projector shows, and becomes a remote control again', async () => {
    await chooseLine(phone, 'Toon het bord op deze gsm', 'Schermen');
    await expect(button(phone, 'Afstandsbediening')).toBeVisible();
    await expect(phone.getByText('Omdat het eerlijk is.')).toBeVisible();
    await button(phone, 'Afstandsbediening').click();
    await expect(mainButton(phone)).toBeVisible();
  });

  await test.step('to the results, and out when the game is over', async () => {
    await teacher.call('POST voting/session/:code/end', { params: { code } });
    await expect(laptop).toHaveURL(/\/debate\/results/);
    await expect(phone.getByRole('main').getByText('Een stelling', { exact: true })).toBeVisible();
    await expectAccessible(phone);
    await closeGame(phone);
    // A phone login reaches this game only, so there is no dashboard to go to.
    await expect(phone).toHaveURL(`${server.baseURL}/`);
    await expect.poll(() => phone.evaluate(() => localStorage.getItem('jwt-token'))).toBeNull();
  });
  await phone.context().close();
});
