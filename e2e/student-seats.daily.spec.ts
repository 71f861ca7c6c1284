import { type Game, makeGame, textOf } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { intercept } from './intercept.ts';
import { test } from './notices.ts';
import { answerAll, answerAs, expectNothingOf, heading, OPINIONS, openResults, share, sit, take } from './seats.ts';
import { server, startWithServer } from './server.ts';
import { choose, expect, expectByItself, join, playAs } from './student.ts';

test.use({ viewport: { width: 768, height: 1024 } });

startWithServer();

const opinionsOn = async (game: Game, index: number): Promise<string[]> =>
  (await game.answers())
    .filter(({ statementId }) => statementId === game.statements[index]?._id)
    .map(({ opinion }) => opinion)
    .sort();

test('a whole game on one tablet, with a reload in mid-pass and an answer without a network', async ({
  page,
  context,
}) => {
  const game = await makeGame(server.baseURL);
  await test.step('each seat is a participant of its own', async () => {
    await share(page, server.baseURL, game.code, 'Met drie');
    await expectAccessible(page);
    await game.start();
    await answerAll(page, textOf(game, 0));
    await expect.poll(() => opinionsOn(game, 0)).toEqual([...OPINIONS].sort());
    expect(new Set((await game.answers()).map(({ studentId }) => studentId)).size).toBe(3);
  });

  await test.step('a reload comes back to the screen between two of them', async () => {
    await game.moveTo(1);
    await answerAs(page, 1, textOf(game, 1), 'Niet akkoord');
    await expect(heading(page, 'Geef door aan 2')).toBeVisible();
    await expectAccessible(page);
    await expectNothingOf(page, ...OPINIONS);
    await expect.poll(() => opinionsOn(game, 1)).toEqual(['Niet akkoord']);
    await page.reload();
    await expect(heading(page, 'Geef door aan 2')).toBeVisible();
    await take(page, 2, textOf(game, 1));
    await page.reload();
    await expect(heading(page, 'Geef door aan 2')).toBeVisible();
  });

  await test.step('an answer without a network is sent as the one who gave it', async () => {
    await take(page, 2, textOf(game, 1));
    await intercept(context, '**/opinion', (route) => route.abort('internetdisconnected'));
    await choose(page, 'Akkoord');
    await answerAs(page, 3, textOf(game, 1), 'Neutraal');
    await expect(page.getByText('2 antwoorden wachten.')).toBeVisible();
    await expectNothingOf(page, ...OPINIONS);
    await context.unroute('**/opinion');
    await expectByItself.poll(() => opinionsOn(game, 1)).toEqual([...OPINIONS].sort());
    const answers = await game.answers();
    const by = (opinion: string, index: number) =>
      answers.find((answer) => answer.opinion === opinion && answer.statementId === game.statements[index]?._id)
        ?.studentId;
    // Each number's answers to both statements have the same pseudonym.
    expect(by('Akkoord', 1)).toBe(by('Neutraal', 0));
    expect(by('Neutraal', 1)).toBe(by('Niet akkoord', 0));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
  });

  await test.step('the class goes on in mid-pass: the new statement begins with number 1', async () => {
    await game.moveTo(2);
    await answerAs(page, 1, textOf(game, 2), 'Akkoord');
    await take(page, 2, textOf(game, 2));
    await game.moveTo(0);
    await expect(heading(page, 'Iedereen is klaar')).toBeVisible();
    await game.moveTo(2);
    await take(page, 2, textOf(game, 2));
  });

  await test.step('everybody opens their own results, and only those', async () => {
    await game.end();
    await expect(heading(page, 'Kies je nummer')).toBeVisible();
    await expectAccessible(page);
    await openResults(page, 1);
    await expect(page.getByText('3 antwoorden')).toBeVisible();
    await page.getByRole('button', { name: 'Sluit mijn resultaat' }).click();
    await expect(heading(page, 'Kies je nummer')).toBeVisible();
    await expect(page.getByText('3 antwoorden')).toHaveCount(0);

    await page.getByRole('button', { name: 'Nummer 2' }).focus();
    await page.keyboard.press('Enter');
    for (const key of ['Tab', 'Space', 'ArrowRight', 'Tab', 'Enter']) await page.keyboard.press(key);
    await expect(page.getByText('2 antwoorden')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Kies je nummer')).toBeVisible();
  });
});

test('each plays a party of their own, and the others go on when one stops', async ({ page }) => {
  const game = await makeGame(server.baseURL, { type: 'party' });
  const [first, second] = game.parties;
  await join(page, server.baseURL, game.code);
  await playAs(page, required(first?.name));
  await page.getByRole('button', { name: 'Delen jullie dit toestel?' }).click();
  await expect(page.getByText('Met een groep samen één partij spelen mag ook')).toBeVisible();
  await page.getByRole('radio', { name: 'Met drie' }).check();
  await page.getByRole('button', { name: 'Verder' }).click();
  for (const number of [2, 3]) {
    await expect(heading(page, `Geef door aan ${number}`)).toBeVisible();
    await sit(page, number);
    await expect(heading(page, 'Kies een partij')).toBeVisible();
    await playAs(page, required(second?.name));
  }
  await expect(heading(page, 'Jullie zitten klaar')).toBeVisible();
  await page.getByText('Iemand stopt of komt erbij').click();
  await page.getByRole('button', { name: 'Nummer 2 stopt' }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nummer 2 stopt' }).click();
  await expect(page.getByRole('button', { name: 'Nummer 2 stopt' })).toHaveCount(0);

  await game.start();
  for (const [number, party] of [
    [1, first],
    [3, second],
  ] as const) {
    await take(page, number, textOf(game, 0));
    await expect(page.getByText(required(party?.name))).toBeVisible();
    await choose(page, 'Akkoord');
  }
  await expect(heading(page, 'Iedereen is klaar')).toBeVisible();
  await expect
    .poll(async () => (await game.answers()).map(({ partyId }) => partyId).sort())
    .toEqual([first?._id, second?._id].sort());
});

test('each is dealt a party of their own, and only that one may ask for another', async ({ page }) => {
  const game = await makeGame(server.baseURL, { type: 'party', settings: ['parties_by_lot'] });
  const turn = page.getByRole('button', { name: 'Draai je kaart om' });
  const shown = async () => {
    await turn.click();
    const title = page.getByRole('heading', { name: /^Jij bent vandaag/ });
    return (await title.innerText()).replace(/^Jij bent vandaag\s+/, '');
  };
  const dealt: string[] = [];
  const deal = async () => {
    dealt.push(await shown());
    await page.getByRole('button', { name: `Ik speel ${dealt.at(-1)}` }).click();
  };
  await join(page, server.baseURL, game.code);
  dealt.push(await shown());
  await page.getByRole('button', { name: 'Delen jullie dit toestel?' }).click();
  await page.getByRole('radio', { name: 'Met drie' }).check();
  await page.getByRole('button', { name: 'Verder' }).click();

  await expect(heading(page, 'Geef door aan 2')).toBeVisible();
  await expectNothingOf(page, ...dealt);
  await sit(page, 2);
  const refused = await shown();
  await page.getByRole('button', { name: 'Geef me een andere partij' }).click();
  await deal();
  expect(dealt.at(-1)).not.toBe(refused);
  await expect(heading(page, 'Geef door aan 3')).toBeVisible();
  await page.reload();
  await sit(page, 3);
  dealt.push(await shown());
  await expect(page.getByRole('button', { name: 'Geef me een andere partij' })).toBeVisible();
  await page.getByRole('button', { name: `Ik speel ${dealt.at(-1)}` }).click();
  await expect(heading(page, 'Jullie zitten klaar')).toBeVisible();
  await expectNothingOf(page, ...dealt);
  expect(new Set(dealt).size).toBe(3);

  await game.start();
  for (const [at, name] of dealt.entries()) {
    await take(page, at + 1, textOf(game, 0));
    await expect(page.getByText(name)).toBeVisible();
    await choose(page, required(OPINIONS[at]));
  }
  await expect(heading(page, 'Iedereen is klaar')).toBeVisible();
  const partyOf = (name: string) => game.parties.find((party) => party.name === name)?._id;
  await expect
    .poll(async () => (await game.answers()).map(({ opinion, partyId }) => [opinion, partyId]).sort())
    .toEqual(OPINIONS.map((opinion, at) => [opinion, partyOf(required(dealt[at]))]).sort());
});

test('a second round asks all of them again, and each sees only what they said themselves', async ({
  page,
  context,
}) => {
  const game = await makeGame(server.baseURL);
  const first = (opinion: string) => page.getByRole('button', { name: opinion }).filter({ hasText: 'Ik blijf erbij' });
  await share(page, server.baseURL, game.code, 'Met drie');
  await game.start();
  await answerAs(page, 1, textOf(game, 0), 'Akkoord');
  await answerAs(page, 2, textOf(game, 0), 'Neutraal');
  await expect.poll(() => opinionsOn(game, 0)).toEqual(['Akkoord', 'Neutraal']);
  await take(page, 3, textOf(game, 0));
  await intercept(context, '**/opinion', (route) => route.abort('internetdisconnected'));
  await choose(page, 'Niet akkoord');
  await expect(page.getByText('1 antwoord wacht.')).toBeVisible();

  await game.voteAgain(0);
  await expect(heading(page, 'Geef door aan 1')).toBeVisible();
  await context.unroute('**/opinion');
  await test.step('an answer that came too late is told to the one who gave it', async () => {
    await expectByItself.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
    await take(page, 1, textOf(game, 0));
    await expect(first('Akkoord')).toBeVisible();
    await expect(page.getByText('Je klas stemt intussen opnieuw.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Niet akkoord' }).click();
    await expect(heading(page, 'Geef door aan 2')).toBeVisible();
    await expectNothingOf(page, ...OPINIONS);
    await take(page, 2, textOf(game, 0));
    await expect(first('Neutraal')).toBeVisible();
    await expect(page.getByText('Ik blijf erbij')).toHaveCount(1);
    await first('Neutraal').click();
    await take(page, 3, textOf(game, 0));
    await expect(page.getByText('Ik blijf erbij')).toHaveCount(0);
    await expect(page.getByText('Je klas stemt intussen opnieuw.')).toBeVisible();
    await page.getByRole('button', { name: 'Akkoord', exact: true }).click();
  });
  await expect(heading(page, 'Iedereen is klaar')).toBeVisible();
  await expect.poll(() => opinionsOn(game, 0)).toEqual(['Akkoord', 'Neutraal', 'Niet akkoord']);
  await game.end();
  await openResults(page, 3);
  await expect(page.getByText('Je gaf 1 antwoord.')).toBeVisible();
});
