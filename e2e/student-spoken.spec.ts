// One whole game as a screen reader tells it.
import { test } from '@playwright/test';
import { caller, logIn } from '#testing/api-client.ts';
import { giveVoices } from '#testing/browser.ts';
import { PARTIES } from '#testing/fixtures.ts';
import { makeGame, textOf } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { bringReader, expectSaid, readAll } from './screen-reader.ts';
import { server, startWithServer } from './server.ts';
import { expect, join, joinStarted } from './student.ts';

const EXPLANATION = 'Wie mag stemmen, moet gaan stemmen.';

startWithServer();
test.beforeAll(async () => {
  const call = await logIn(server.baseURL);
  const body = { word: 'Opkomstplicht', description: EXPLANATION };
  await call('POST difficult_words', { body });
});
test.beforeEach(({ page }) => giveVoices(page));

const DESCRIPTION = required(PARTIES.find(({ name }) => name === 'De Brug')?.description);
const OPTIONS = [
  'radiogroup, Wat vind jij?',
  'radio, Akkoord, not checked, position 1, set size 3',
  'Akkoord',
  'radio, Neutraal, not checked, position 2, set size 3',
  'Neutraal',
  'radio, Niet akkoord, not checked, position 3, set size 3',
  'Niet akkoord',
];
const HINT = 'Je klas kan dit lezen, zonder je naam. Je mag dit leeglaten.';

test('a whole game is told from the waiting room to the comparison', async ({ page }) => {
  const game = await makeGame(server.baseURL, {
    settings: ['own_arguments', 'skip_questions', 'show_difficult_words'],
    statements: 2,
  });
  const [first = '', second = ''] = game.statements.map(({ description }) => description);
  const [before = '', after = ''] = first.split('opkomstplicht').map((part) => part.trim());
  await join(page, server.baseURL, game.code);
  await expect(page.getByRole('button', { name: 'Delen jullie dit toestel?' })).toBeVisible();
  await bringReader(page);
  expect(await readAll(page)).toEqual([
    'status',
    'status',
    'paragraph',
    'Proefspel',
    'heading, Je zit klaar, level 1',
    'paragraph',
    'Wacht tot je leerkracht het spel start. Je hoeft niets te doen: dit scherm gaat vanzelf verder.',
    'button, Delen jullie dit toestel?',
  ]);

  await expectSaid(page, () => game.start(), `Stelling 1 van 2: ${first}`);
  await page.getByRole('button', { name: 'opkomstplicht' }).click();
  expect(await readAll(page)).toEqual([
    'status',
    'status',
    `Stelling 1 van 2: ${first}`,
    ...['paragraph', '1', 'van 2', 'image, Een stembus', 'button, Lees voor', 'Lees voor'],
    `heading, ${first}, level 1`,
    before,
    `button, opkomstplicht, ${EXPLANATION}, 1 control, expanded`,
    after,
    'form',
    ...OPTIONS,
    'alert',
    ...['Waarom vind je dat?', '0/300', `textbox, Waarom vind je dat?, 0/300 ${HINT}`],
    ...['paragraph', HINT],
    ...['button, Verstuur', 'button, Sla deze stelling over'],
    ...['region, Uitleg bij Opkomstplicht', 'Opkomstplicht', 'button, Sluit de uitleg', `tooltip, ${EXPLANATION}`],
  ]);

  await page.getByRole('radio', { name: 'Akkoord', exact: true }).check();
  await page.getByRole('textbox').fill('Stemmen is een plicht.');
  await expectSaid(page, () => page.getByRole('button', { name: 'Verstuur' }).click(), 'Bewaard');
  expect(await readAll(page)).toEqual([
    ...['status', 'status', 'Bewaard'],
    ...['paragraph', '1', 'van 2', 'image, Een stembus', 'heading, Bewaard, level 1'],
    ...['region, Jouw antwoord', 'paragraph', first, 'paragraph', 'Akkoord', 'blockquote', 'Stemmen is een plicht.'],
    ...['button, Pas je antwoord aan', 'paragraph', 'Kijk naar voren'],
    'Je leerkracht bepaalt wanneer jullie verdergaan.',
  ]);

  await expectSaid(page, () => game.moveTo(1), `Stelling 2 van 2: ${second}`);
  await expectSaid(page, () => page.getByRole('button', { name: 'Sla deze stelling over' }).click(), 'Bewaard');
  await expectSaid(page, () => game.end(), 'Het resultaat is er.');
  await expect(page.getByRole('heading', { name: /zoals jij/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Geef dit toestel door' })).toBeVisible();
  await expect(page.getByText('Eén stelling is een begin.')).toBeVisible();
  expect((await readAll(page)).slice(0, 17)).toEqual([
    'status',
    'heading, Bij deze stelling antwoordden Burgerforum, Groene Draad en Morgenpartij zoals jij, level 1',
    ...['Bij deze stelling antwoordden', 'Burgerforum, Groene Draad en Morgenpartij', 'zoals jij'],
    ...['status', 'Je gaf 1 antwoord. Tik op een partij en vergelijk.'],
    ...['list', 'listitem, level 1, position 1, set size 2', 'paragraph', '3 partijen even vaak'],
    ...['list', 'listitem, level 2, position 1, set size 3', 'link, Burgerforum 1 van 1 gelijk', 'Burgerforum'],
    ...['1 van 1 gelijk', 'listitem, level 2, position 2, set size 3'],
  ]);

  await page.getByRole('link', { name: /De Brug/ }).click();
  await expect(page.getByRole('button', { name: 'Lees meer' })).toBeVisible();
  expect(await readAll(page)).toEqual([
    ...['status', 'paragraph', 'link, Kies een andere partij', 'Kies een andere partij'],
    'heading, De Brug, level 1',
    ...['group', 'Gelijk: 0 van 1 antwoord Hoe komt dat?', 'Gelijk: 0 van 1 antwoord', 'Hoe komt dat?'],
    ...['term', 'Ander antwoord', 'definition', '1', 'term', 'Overgeslagen, telt niet', 'definition', '2'],
    ...['region, Over De Brug', 'paragraph', DESCRIPTION, 'button, Lees meer, 1 control, not expanded'],
    ...['1', `heading, ${first}, level 2`],
    ...['De', 'button, opkomstplicht, not expanded', 'moet opnieuw gelden bij lokale verkiezingen.'],
    ...['term', 'Jij', 'definition', 'Akkoord', 'definition', 'Stemmen is een plicht.'],
    ...[
      'term',
      'De partij',
      'definition',
      'Neutraal',
      'definition',
      'Wij vinden dat iedereen hierover moet kunnen meebeslissen.',
    ],
    ...['paragraph', 'Ander antwoord', 'navigation, Stellingen', 'list'],
    ...['listitem, level 1, position 1, set size 2', 'button, Stelling 1, current step', '1'],
    ...['listitem, level 1, position 2, set size 2', 'button, Stelling 2', '2'],
    ...['button, Vorige, disabled', 'button, Volgende'],
  ]);
});

test('a second vote is told with the answer before it, and so is the result', async ({ page }) => {
  const game = await joinStarted(page, server.baseURL, { statements: 1 });
  await page.getByRole('button', { name: 'Akkoord', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Bewaard' })).toBeVisible();
  await bringReader(page);
  const text = textOf(game, 0);
  await expectSaid(page, () => game.voteAgain(0), `Tweede stemming. Stelling 1 van 1: ${text}`);
  await expect(page.getByText('Tweede stemming', { exact: true })).toBeVisible();
  expect(await readAll(page)).toEqual([
    ...['status', 'status', `Tweede stemming. Stelling 1 van 1: ${text}`],
    ...['paragraph', '1', 'van 1', 'image, Een stembus', 'button, Lees voor', 'Lees voor'],
    ...['paragraph', 'Tweede stemming'],
    ...[`heading, ${text}, level 1`, text, 'group, Wat vind je nu?', 'paragraph', 'Wat vind je nu?'],
    ...['button, Akkoord eerst Ik blijf erbij, not pressed', 'Akkoord', 'eerst', 'Ik blijf erbij'],
    ...['button, Neutraal, not pressed', 'Neutraal', 'button, Niet akkoord, not pressed', 'Niet akkoord'],
  ]);

  await expectSaid(page, () => page.getByRole('button', { name: 'Neutraal', exact: true }).click(), 'Bewaard');
  await expect(page.getByText('Alleen jij ziet of je iets anders koos.')).toBeVisible();
  expect(await readAll(page)).toEqual([
    ...['status', 'status', 'Bewaard', 'paragraph', '1', 'van 1', 'image, Een stembus', 'heading, Bewaard, level 1'],
    ...['region, Jouw antwoord', 'paragraph', text, 'paragraph', 'Neutraal'],
    ...['paragraph', 'Eerst koos je', 'Akkoord'],
    ...['paragraph', 'Alleen jij ziet of je iets anders koos. Op het bord staat de hele klas samen.'],
    ...['button, Pas je antwoord aan', 'paragraph', 'Kijk naar voren'],
    'Je leerkracht bepaalt wanneer jullie verdergaan.',
  ]);

  await expectSaid(page, () => game.end(), 'Het resultaat is er.');
  await expect(page.getByRole('heading', { name: /zoals jij/ })).toBeVisible();
  await page.getByRole('link', { name: /De Brug/ }).click();
  await expect(page.getByRole('button', { name: 'Lees meer' })).toBeVisible();
  expect((await readAll(page)).slice(-12)).toEqual([
    ...['Neutraal', 'definition', 'Wij vinden dat iedereen hierover moet kunnen meebeslissen.'],
    ...['paragraph', 'Zelfde antwoord', 'navigation, Stellingen', 'list'],
    ...['listitem, level 1, position 1, set size 1', 'button, Stelling 1, current step', '1'],
    ...['button, Vorige, disabled', 'button, Volgende, disabled'],
  ]);
});

test('asking a question is told, with what became of it, and so are those of others', async ({ page }) => {
  const call = await logIn(server.baseURL);
  const game = await makeGame(server.baseURL, { statements: 1 });
  const params = { code: game.code };
  const decide = async (text: string) => {
    const { questions } = await call('GET voting/session/:code/questions', { params });
    const show = questions.filter((one) => one.text === text).map(({ _id }) => _id);
    await call('POST voting/session/:code/questions', { params, body: { show } });
  };
  await game.start();
  await join(page, server.baseURL, game.code);
  await page.getByRole('button', { name: 'Akkoord', exact: true }).click();
  await call('POST voting/session/:code/questions-open', { params, body: { open: true } });
  const other = caller(server.baseURL, { 'client-id': crypto.randomUUID() });
  await other('GET voting/session/:code', { params });
  const id = crypto.randomUUID();
  await other('PUT voting/session/:code/question/:id', { params: { ...params, id }, body: { text: 'Waarom nu?' } });
  await decide('Waarom nu?');
  await expect(page.getByRole('button', { name: 'Stel een vraag' })).toBeVisible();
  await bringReader(page);
  const door = 'region, Vragen van de klas';
  const rest = ['paragraph', 'Kijk naar voren', 'Je leerkracht bepaalt wanneer jullie verdergaan.'];
  /** What is told from the door to the questions on. */
  const told = async () => {
    const all = await readAll(page);
    return all.slice(all.indexOf(door));
  };
  const field = [
    ...['form', 'Wat wil je weten?', '0/200'],
    'textbox, Wat wil je weten?, Je leerkracht leest ze eerst. Geen namen.',
    ...['paragraph', 'Je leerkracht leest ze eerst. Geen namen.', 'button, Vraag het, disabled'],
  ];
  const others = (pressed: string) => [
    ...['heading, Vragen van anderen, level 2', 'list, Vragen van anderen'],
    ...['listitem, level 1, position 1, set size 1', 'paragraph', 'Waarom nu?'],
    `button, Ook mijn vraag, Waarom nu?, ${pressed}`,
  ];
  const own = (state: string) => [
    ...['list, Jouw vragen', 'listitem, level 1, position 1, set size 1', 'paragraph', 'Wie betaalt dat?'],
    ...['paragraph', state, 'button, Neem terug'],
  ];
  const opened = [door, 'button, Stel een vraag, expanded'];
  expect(await told()).toEqual([door, 'button, Stel een vraag, not expanded', ...rest]);

  await page.getByRole('button', { name: 'Stel een vraag' }).click();
  await expect(page.getByText('Waarom nu?')).toBeVisible();
  expect(await told()).toEqual([...opened, ...field, ...others('not pressed'), ...rest]);

  await page.getByLabel('Wat wil je weten?').fill('Wie betaalt dat?');
  await page.getByRole('button', { name: 'Vraag het' }).click();
  await expect(page.getByText('Je leerkracht leest ze eerst.', { exact: true })).toBeVisible();
  const mark = page.getByRole('button', { name: 'Ook mijn vraag' });
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  expect(await told()).toEqual([
    ...opened,
    ...own('Je leerkracht leest ze eerst.'),
    ...field,
    ...others('pressed'),
    ...rest,
  ]);

  await decide('Wie betaalt dat?');
  await expect(page.getByText('Je klas ziet deze vraag, zonder je naam.')).toBeVisible();
  const shown = own('Je klas ziet deze vraag, zonder je naam.');
  expect(await told()).toEqual([...opened, ...shown, ...field, ...others('pressed'), ...rest]);
});
