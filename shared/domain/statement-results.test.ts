import { describe, expect, it } from 'vitest';
import { countedResults, divisionOf, resultsOf } from './statement-results.ts';

const options = [
  { opinion: 'Nee', color: '#e4632d', order: 2 },
  { opinion: 'Ja', color: '#2f6fde', order: 1 },
];
const given = (ja: number, nee: number, skipped = 0) =>
  countedResults(
    options,
    [
      { opinion: 'Ja', count: ja },
      { opinion: 'Nee', count: nee },
    ],
    skipped,
  );

describe('the results of a statement', () => {
  it('come in the options’ order, with shares of the answers that are not skipped', () => {
    const results = given(2, 1, 3);
    expect(results.options.map(({ opinion, count, percentage }) => [opinion, count, percentage])).toEqual([
      ['Ja', 2, 66.67],
      ['Nee', 1, 33.33],
    ]);
    expect([results.total, results.skipped]).toEqual([3, 3]);
  });

  it('have no share without an answer', () => {
    expect(given(0, 0, 2).options.map(({ percentage }) => percentage)).toEqual([null, null]);
  });

  it.each([
    [4, 0, 0],
    [2, 2, 1],
    [3, 1, 0.75],
  ])('%i against %i is divided %d', (ja, nee, division) => {
    expect(divisionOf(given(ja, nee))).toBeCloseTo(division);
  });

  it('count hands for shares and division, beside the answers', () => {
    const [no, yes] = options;
    const results = resultsOf(
      [
        { ...yes, count: 2, hands: 1 },
        { ...no, count: 0, hands: 3 },
      ].map((one) => ({ opinion: '', color: '', order: 0, ...one })),
      1,
    );
    expect(results.options.map(({ opinion, count, hands, percentage }) => [opinion, count, hands, percentage])).toEqual(
      [
        ['Ja', 2, 1, 50],
        ['Nee', 0, 3, 50],
      ],
    );
    expect([results.total, results.hands, results.skipped, divisionOf(results)]).toEqual([2, 4, 1, 1]);
  });

  it('say nothing of division below two answers', () => {
    expect(divisionOf(given(1, 0))).toBeNull();
  });
});
