// The sentences about a shift, from nothing but the server's figures.
import { describe, expect, it } from 'vitest';
import { isByHandOnly, shiftRows, shiftSentences } from './shift-words.ts';

const counts = [
  { opinion: 'Akkoord', color: '#2f6fde', count: 12 },
  { opinion: 'Niet akkoord', color: '#e4632d', count: 13 },
];
const before = [
  { opinion: 'Akkoord', count: 9 },
  { opinion: 'Niet akkoord', count: 12 },
];
const after = [
  { opinion: 'Akkoord', count: 11 },
  { opinion: 'Niet akkoord', count: 10 },
];

describe('the bars of a shift', () => {
  it('compare those who voted twice', () => {
    expect(shiftRows({ paired: 21, changed: 5, before, after }, counts)).toEqual([
      { opinion: 'Akkoord', color: '#2f6fde', before: 9, now: 11 },
      { opinion: 'Niet akkoord', color: '#e4632d', before: 12, now: 10 },
    ]);
  });

  it('show only what holds now where the server compares nothing', () => {
    const rows = shiftRows({ paired: 21, changed: null, before: null, after: null }, counts);
    expect(rows.map(({ before: first, now }) => [first, now])).toEqual([
      [null, 12],
      [null, 13],
    ]);
  });
});

describe('the sentences of a shift', () => {
  it.each([
    [
      { paired: 21, changed: 5, before, after },
      { paired: 21, changed: 'some', why: 'counted' },
    ],
    [
      { paired: 21, changed: 0, before, after },
      { paired: 21, changed: 'nobody', why: 'counted' },
    ],
    [
      { paired: 21, changed: 21, before, after },
      { paired: 21, changed: 'everybody', why: 'counted' },
    ],
    [
      { paired: 21, changed: null, before, after },
      { paired: 21, changed: null, why: 'changedHidden' },
    ],
    [
      { paired: 21, changed: null, before: null, after: null },
      { paired: 21, changed: null, why: 'barsHidden' },
    ],
    [
      { paired: null, changed: null, before: null, after: null },
      { paired: null, changed: null, why: 'tooFew' },
    ],
  ])('say of %j only %j', (shift, sentences) => {
    expect(shiftSentences(shift)).toEqual(sentences);
  });
});

it.each([
  [false, [0, 0], [0, 0], 'nothing yet'],
  [true, [0, 0], [0, 4], 'a class without devices'],
  [false, [0, 1], [0, 4], 'a class with some'],
  [false, [2, 1], [0, 0], 'a class with devices'],
])('nothing but hands: %s for %s on devices and %s by hand', (isByHand, onDevices, byHand) => {
  expect(isByHandOnly(onDevices.map((count, at) => ({ count, hands: byHand[at] ?? 0 })))).toBe(isByHand);
});
