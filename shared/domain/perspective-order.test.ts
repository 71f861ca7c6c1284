import { describe, expect, it } from 'vitest';
import type { PartyGuesses } from './perspective.ts';
import { bySurprise, compareToBaseline, furthestAndKnown, mainGuesses } from './perspective-order.ts';

const guesses = (partyId: string, hits: number | null, players: number): PartyGuesses => ({
  partyId,
  opinion: 'Yes',
  players,
  hits,
  guesses:
    hits === null
      ? null
      : [
          { opinion: 'Yes', count: hits },
          { opinion: 'No', count: players - hits },
        ],
});

describe('what surprised the class', () => {
  it('comes first, and what is not shown last', () => {
    const parties = [guesses('a', null, 2), guesses('b', 3, 4), guesses('c', 0, 5), guesses('d', null, 0)];
    expect(bySurprise(parties).map(({ partyId }) => partyId)).toEqual(['c', 'b', 'a', 'd']);
  });

  it('and what it knew are at most three each, and never the same', () => {
    const statements = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((hits) => ({
      statementId: `s${hits}`,
      parties: [guesses('few', null, 2), guesses(`p${hits}`, hits, 8), guesses('a', 5, 8)],
    }));
    const { furthest, known } = furthestAndKnown({ statements });
    expect(furthest.map((one) => one.guesses.partyId)).toEqual(['p0', 'p1', 'p2']);
    expect(known.map((one) => one.guesses.partyId)).toEqual(['p8', 'p7', 'p6']);
    const [one] = statements;
    expect(furthestAndKnown({ statements: one ? [one] : [] }).furthest, 'one of a statement').toHaveLength(1);
    expect(furthestAndKnown({ statements: [] })).toEqual({ furthest: [], known: [] });
  });

  it('is what most of them thought', () => {
    expect(mainGuesses(guesses('a', 1, 4))).toEqual(['No']);
    expect(mainGuesses(guesses('a', 2, 4))).toEqual(['Yes', 'No']);
    expect(mainGuesses(guesses('a', null, 2))).toEqual([]);
  });
});

it.each([
  [{ answers: 230, hits: 141, baseline: 138 }, 'about'],
  [{ answers: 230, hits: 172, baseline: 138 }, 'more'],
  [{ answers: 230, hits: 109, baseline: 138 }, 'less'],
  [{ answers: 0, hits: 0, baseline: 0 }, null],
  [{ answers: 8, hits: null, baseline: null }, null],
] as const)('%o are %s than the baseline', (total, words) => {
  expect(compareToBaseline(total)).toBe(words);
});
