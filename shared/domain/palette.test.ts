import { describe, expect, test } from 'vitest';
import { nextPartyColor, opinionColors, partyColor } from '#shared/domain/palette.ts';

describe('the colours of options without one', () => {
  test.each([
    [0, []],
    [1, ['#2f6fde']],
    [2, ['#2f6fde', '#e4632d']],
    [3, ['#2f6fde', '#98a2a0', '#e4632d']],
    [4, ['#2f6fde', '#8fb4f2', '#f2a988', '#e4632d']],
    [5, ['#2f6fde', '#8fb4f2', '#98a2a0', '#f2a988', '#e4632d']],
    [7, ['#2f6fde', '#8fb4f2', '#98a2a0', '#f2a988', '#e4632d', '#6d28a8', '#0f7a4f']],
  ])('%i options run from blue to orange', (count, colors) => {
    expect(opinionColors(count)).toEqual(colors);
  });

  test('every option gets a colour, for any number of options', () => {
    expect(opinionColors(40)).toHaveLength(40);
    expect(opinionColors(40).every((color) => /^#[0-9a-f]{6}$/.test(color))).toBe(true);
  });
});

test('the colours of parties repeat after twelve', () => {
  expect([partyColor(0), partyColor(11), partyColor(12)]).toEqual(['#1864b0', '#475569', '#1864b0']);
  expect(new Set(Array.from({ length: 12 }, (_, index) => partyColor(index))).size).toBe(12);
});

test.each([
  ['the first, while there are no parties', [], '#1864b0'],
  ['the next one that no party has, whatever the case', ['#1864B0', '#6d28a8'], '#c2410c'],
  ['one in turn, once all are taken', Array.from({ length: 12 }, (_, index) => partyColor(index)), '#1864b0'],
])('a new party begins with %s', (_, used, expected) => expect(nextPartyColor(used)).toBe(expected));
