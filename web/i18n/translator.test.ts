import { beforeAll, expect, it } from 'vitest';
import { addTexts, onLanguage, setLanguage, translatorOf } from './translator.ts';

beforeAll(() => {
  addTexts('nl-BE', 'home', { start: 'Start', title: '{{count}} van {{count}}, {{name}}' });
  addTexts('fr', 'home', { start: 'Allons-y' });
  addTexts('nl-BE', 'common', {
    action: { retry: 'Opnieuw' },
    game: { code: 'geen', code_zero: 'niets', code_one: 'één', code_other: '{{count}} dingen' },
  });
  addTexts('fr', 'common', { game: { code_one: '{{count}} chose', code_other: '{{count}} choses' } });
});

it.each([
  ['a text of its namespace', 'start', {}, 'Start'],
  ['a text of another one', 'common:action.retry', {}, 'Opnieuw'],
  ['every value, as it is', 'title', { count: 2, name: '<b>{{x}}</b>' }, '2 van 2, <b>{{x}}</b>'],
  ['nothing for a value that is not there', 'title', { count: 2 }, '2 van 2, '],
  ['the form for none', 'common:game.code', { count: 0 }, 'niets'],
  ['the form for one', 'common:game.code', { count: 1 }, 'één'],
  ['the form for several', 'common:game.code', { count: 7 }, '7 dingen'],
  ['the text itself without a number', 'common:game.code', {}, 'geen'],
  ['the key where a text is missing', 'common:action.home', {}, 'action.home'],
  ['the key where a part has no text of its own', 'common:action', {}, 'action'],
] as const)('says %s', (_, key, values, said) => {
  expect(translatorOf('home', 'nl-BE').t(key as 'start', values)).toBe(said);
});

it('counts by the rules of the language', () => {
  const { t } = translatorOf('common', 'fr');
  expect([0, 1, 2].map((count) => t('game.code', { count }))).toEqual(['0 chose', '1 chose', '2 choses']);
});

it('is the same object until the language of the page changes, which its listeners are told', () => {
  const told: string[] = [];
  const stop = onLanguage(() => told.push(translatorOf('home').t('start')));
  const before = translatorOf('home');
  expect(translatorOf('home')).toBe(before);
  setLanguage('fr');
  stop();
  setLanguage('nl-BE');
  expect(told).toEqual(['Allons-y']);
  expect(translatorOf('home')).toBe(before);
});
