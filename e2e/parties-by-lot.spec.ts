// A party game in which parties are dealt at random: on the phone, and on the projector at the end.
import { makeGame, newStudent, startedGame, startGame, textOf } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { openLive, startWithTeacher, teacher } from './class-teacher.ts';
import { allAnswered, lead } from './lead.ts';
import { test } from './notices.ts';
import { server } from './server.ts';
import { expect, giveAnswer, openPhone, statement } from './student.ts';

startWithTeacher();

test('a student turns the dealt party, asks for another one and plays it', async ({ browser }) => {
  const game = await makeGame(server.baseURL, { type: 'party', settings: ['parties_by_lot'] });
  const page = await openPhone(browser, server.baseURL, game.code);
  const turn = page.getByRole('button', { name: 'Draai je kaart om' });
  const names = game.parties.map(({ name }) => name);
  const card = page.getByRole('region', { name: /^Jij bent vandaag/ });
  const turned = async () => (await card.getByRole('heading').innerText()).replace(/^Jij bent vandaag\s+/, '');
  await expect(turn).toBeVisible();
  // Face down nothing says which one it is.
  for (const name of names) await expect(page.getByText(name)).toHaveCount(0);
  await expectAccessible(page);
  await turn.click();
  await expect(card).toBeVisible();
  const dealt = await turned();
  expect(names).toContain(dealt);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bekijk je partij' }).click();
  const panel = page.getByRole('dialog', { name: dealt });
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Bekijk je partij' })).toBeFocused();
  await page.getByRole('button', { name: 'Bekijk je partij' }).click();
  await page.getByRole('button', { name: 'Geef me een andere partij' }).click();
  await turn.click();
  const other = await turned();
  expect(other).not.toBe(dealt);
  await page.reload();
  await expect(card).toContainText(other);
  await page.getByRole('button', { name: 'Bekijk je partij' }).click();
  await expect(page.getByText('Je kreeg al een andere partij')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Geef me een andere partij' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sluit' }).click();
  await game.start();
  await expect(statement(page, textOf(game, 0))).toBeVisible();
  await giveAnswer(page, 'Akkoord');
  // Also after the answer, when it is there to stay.
  await page.getByRole('button', { name: 'Bekijk je partij' }).click();
  await expect(page.getByRole('dialog', { name: other })).toBeVisible();
  await expect(page.getByText('Je kreeg al een andere partij')).toHaveCount(0);
  const party = game.parties.find(({ name: called }) => called === other)?._id;
  expect((await game.answers()).map(({ partyId }) => partyId)).toEqual([party]);
});

test('who comes late is two taps away from the first answer', async ({ browser }) => {
  const game = await startedGame(server.baseURL, { type: 'party', settings: ['parties_by_lot'] });
  const page = await openPhone(browser, server.baseURL, game.code);
  await page.getByRole('button', { name: 'Draai je kaart om' }).click();
  await giveAnswer(page, 'Akkoord');
});

test('the class sees what its parties say themselves, and where it was furthest off', async ({ context }) => {
  const { code } = await startGame(teacher, { type: 'party', settings: ['own_tempo'] });
  const [first = '', second = ''] = teacher.statements;
  const [played = ''] = teacher.parties;
  // The first party says “Akkoord”, then “Neutraal”.
  for (const opinion of ['Akkoord', 'Niet akkoord', 'Niet akkoord']) {
    const student = await newStudent(server.baseURL, code);
    await student.answer(first, opinion, { partyId: played });
    await student.answer(second, 'Neutraal', { partyId: played });
  }
  await teacher.call('POST voting/session/:code/end', { params: { code } });
  const board = await openLive(context, code);
  await expect(board.getByRole('heading', { level: 1, name: 'Dit wisten we' })).toBeVisible();
  await expect(board.getByText('3 van 3 juist')).toBeVisible();
  await expectAccessible(board);
  await board.keyboard.press('ArrowRight');
  await expect(board.getByRole('heading', { level: 1, name: 'Hier zaten we er het verst naast' })).toBeVisible();
  await expect(board.getByText('1 van 3 juist')).toBeVisible();
  // The number of a statement stands beside it.
  const [number, text] = await board.getByRole('heading', { level: 2 }).first().locator('> *').all();
  const [beside, start] = [
    required(await required(number).boundingBox()),
    required(await required(text).boundingBox()),
  ];
  expect(start.x).toBeGreaterThan(beside.x + beside.width);
  await expect(board.getByText(/^Juist: 4 van de 6 antwoorden\./)).toBeVisible();
  await expectAccessible(board);
});

test('on the live screen the parties that surprise stand first', async ({ context }) => {
  const { code } = await startGame(teacher, { type: 'party' });
  const [first = ''] = teacher.statements;
  const [known = '', surprising = ''] = teacher.parties;
  for (const partyId of [known, known, known, surprising, surprising, surprising]) {
    const student = await newStudent(server.baseURL, code);
    await student.answer(first, 'Akkoord', { partyId });
  }
  const board = await openLive(context, code);
  await allAnswered(board, 6);
  await lead(board, 'Toon wat de partijen zeggen');
  const party = board.getByRole('main').getByRole('heading', { level: 2 }).locator('span:last-child');
  const down = board.getByText('De partij zelf …');
  // The card lies face down at first, and turns by itself.
  await expect(party).toHaveText('Horizon');
  await expect(down).toBeVisible();
  await expect(board.getByText('Niemand had het juist')).toBeVisible();
  await expect(down).toHaveCount(0);
  await lead(board, 'Volgende partij');
  await expect(party).toHaveText('Groene Draad');
  await expect(board.getByText('3 van de 3 hadden het juist')).toBeVisible();
  // Back, and after a reload, it lies open.
  await board.keyboard.press('ArrowLeft');
  await expect(party).toHaveText('Horizon');
  await expect(board.getByText('Niemand had het juist')).toBeVisible();
  await expect(down).toHaveCount(0);
  await board.reload();
  await expect(party).toHaveText('Horizon');
  await expect(down).toHaveCount(0);
  await lead(board, 'Volgende partij');
  await expect(board.getByText('3 van de 3 hadden het juist')).toBeVisible();
  await lead(board, 'Volgende partij');
  await expect(party).toHaveText('Witte Lijst');
  await expect(board.getByText('te weinig spelers om te tonen')).toBeVisible();
  await expectAccessible(board);
});
