import { expect, it } from 'vitest';
import { readHands } from './hands-count.ts';

const options = ['Ja', 'Nee', 'Weet niet'].map((opinion) => ({ opinion }));

it.each([
  ['12', 12],
  [' 7 ', 7],
  ['', 0],
  ['200', 200],
  ['201', null],
  ['-1', null],
  ['1,5', null],
  ['1e2', null],
  ['drie', null],
])('what is typed as "%s" counts as %s', (text, count) => {
  const { hands, total, wrong } = readHands(options, { Ja: text, Nee: '3', Weg: '9' });
  expect(hands).toEqual([
    { opinion: 'Ja', count: count ?? 0 },
    { opinion: 'Nee', count: 3 },
    { opinion: 'Weet niet', count: 0 },
  ]);
  expect([total, wrong]).toEqual([(count ?? 0) + 3, count === null ? ['Ja'] : []]);
});
