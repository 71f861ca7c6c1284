// The wizard says when a choice of statements favours a party; the editor says it of a whole set.
import { randomUUID } from 'node:crypto';
import { signInAs } from '#testing/browser.ts';
import { prepareTeacher } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { test } from './notices.ts';
import { enterOffice } from './office.ts';
import { server, startWithServer } from './server.ts';
import { expect } from './student.ts';

startWithServer({ DEMO_CONTENT: 'false' });

test('a skewed choice is called so, in one line, and a fair one is not', async ({ context }) => {
  // On each statement another party differs from the two others.
  const teacher = await prepareTeacher(server.baseURL, {
    options: ['Eens', 'Oneens'].map((opinion) => ({ opinion, color: '#2f6fde' })),
    choose: (statement, party) => Number(statement !== party),
  });
  await signInAs(context, teacher);
  const page = await context.newPage();
  await page.goto(`${server.baseURL}/teacher/games/new`);
  await page.getByRole('textbox', { name: 'Naam van het spel' }).fill('Debat 5A');
  await page.getByRole('button', { name: 'Naar de stellingen', exact: true }).click();
  const boxes = page.getByRole('checkbox');
  const skewed = page.getByText('Uit evenwicht: één partij heeft 1,5 keer zoveel kans als bij een eerlijke verdeling.');
  await expect(boxes).toHaveCount(3);
  for (const at of [1, 2]) await boxes.nth(at).uncheck();
  await expect(skewed).toBeVisible();
  await expectAccessible(page);
  for (const at of [1, 2]) await boxes.nth(at).check();
  await expect(skewed).toHaveCount(0);
});

test('the editor of a set says which parties it favours, without what is not filled in yet', async ({ page }) => {
  const office = await enterOffice(server.baseURL);
  const parties = await Promise.all(
    ['Anker', 'Boei', 'Kompas'].map(async (name) => (await office.call('POST parties', { body: { name } })).party._id),
  );
  const statements = [1, 2, 3].map((number) => ({
    _id: randomUUID(),
    description: `De haven moet ${number} keer open.`,
  }));
  // On the first all agree, on the second one differs, on the third one has no opinion yet.
  const held = [
    ['Eens', 'Eens', 'Eens'],
    ['Eens', 'Oneens', 'Oneens'],
    ['Eens', 'Oneens'],
  ];
  const { _id: id } = await office.call('POST question_sets', {
    body: {
      name: 'Haven',
      opinionOptions: ['Eens', 'Oneens'].map((opinion, at) => ({ opinion, color: '#2f6fde', order: at + 1 })),
      statements,
      parties,
      partyOpinions: statements.flatMap(({ _id: statementId }, row) =>
        (held[row] ?? []).map((opinion, at) => ({ statementId, partyId: required(parties[at]), opinion })),
      ),
    },
  });
  await office.open(page, `/admin/question_sets/${id}/edit`);
  await page.getByRole('tab', { name: 'Evenwicht' }).click();
  const panel = page.getByRole('complementary', { name: 'Evenwicht van de set' });
  await expect(
    panel.getByText('Uit evenwicht: één partij heeft 1,5 keer zoveel kans als bij een eerlijke verdeling.'),
  ).toBeVisible();
  await expect(panel.getByText('Boei en Kompas zijn hier niet te onderscheiden.')).toBeVisible();
  await expect(panel.getByText('Bij stelling 1 zeggen alle partijen hetzelfde.')).toBeVisible();
  await expect(page.getByText('Eén stelling telt nog niet mee')).toBeVisible();
  await expect(panel.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});
