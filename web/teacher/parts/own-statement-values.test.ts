import { expect, test } from 'vitest';
import {
  EMPTY_OWN,
  errorsIn,
  fieldsOf,
  type OwnText,
  type OwnValues,
  textOf,
  valuesOf,
} from './own-statement-values.ts';

const OFFERED = { two: ['Eens', 'Oneens'], three: ['Eens', 'Neutraal', 'Oneens'] };
const own = (...texts: string[]): OwnValues => ({ description: 'Een stelling', choice: 'own', texts });

test.each<OwnText>([
  { description: 'Een stelling', opinions: null },
  { description: 'Een stelling', opinions: ['Eens', 'Oneens'] },
  { description: 'Een stelling', opinions: ['Eens', 'Neutraal', 'Oneens'] },
  { description: 'Een stelling', opinions: ['Nu', 'Later', 'Nooit'] },
])('what was written is filled in again: %j', (written) => {
  expect(textOf(valuesOf(written, OFFERED), OFFERED)).toEqual(written);
});

test('the fields of own options grow with what is filled in, up to five', () => {
  const counts = [own(), own('', ''), own('Nu', 'Later'), own('Nu', '', 'Nooit'), own('1', '2', '3', '4', '5')];
  expect(counts.map((values) => fieldsOf(values).length)).toEqual([2, 2, 3, 4, 5]);
});

test('fields that are left empty are no options', () => {
  expect(textOf(own(' Nu ', '', 'Nooit', ' '), OFFERED).opinions).toEqual(['Nu', 'Nooit']);
});

test('says what is wrong', () => {
  expect(errorsIn(EMPTY_OWN)).toEqual({ description: 'empty', options: null });
  expect(errorsIn(own('Nu', ' '))).toEqual({ description: null, options: 'few' });
  expect(errorsIn(own('Nu', 'nu'))).toEqual({ description: null, options: 'same' });
  expect(errorsIn(own('Nu', 'Later'))).toEqual({ description: null, options: null });
});
