import { describe, expect, it } from 'vitest';
import { revealPages } from './party-reveal.ts';
import type { PartyGuesses } from './perspective.ts';

const party = (partyId: string, players: number, hits: number | null): PartyGuesses => ({
  partyId,
  opinion: hits === null ? null : 'Akkoord',
  players,
  hits,
  guesses: hits === null ? null : [],
});
const idsOf = (pages: PartyGuesses[][]) => pages.map((page) => page.map(({ partyId }) => partyId));

describe('the pages of a reveal', () => {
  it('begin with the largest surprise, and end with those that few played', () => {
    const parties = [party('a', 4, 4), party('b', 2, null), party('c', 4, 1), party('d', 0, null), party('e', 3, 2)];
    expect(idsOf(revealPages(parties))).toEqual([['c'], ['e'], ['a'], ['b', 'd']]);
  });

  it('show six parties alone at most', () => {
    const parties = Array.from({ length: 9 }, (_, at) => party(`p${at}`, 10, at));
    const pages = idsOf(revealPages(parties));
    expect(pages).toEqual([['p0'], ['p1'], ['p2'], ['p3'], ['p4'], ['p5'], ['p6', 'p7', 'p8']]);
  });

  it('have no last page where every party was shown alone, and only that where none was played by three', () => {
    expect(idsOf(revealPages([party('a', 3, 0)]))).toEqual([['a']]);
    expect(idsOf(revealPages([party('a', 2, null), party('b', 0, null)]))).toEqual([['a', 'b']]);
    expect(revealPages([])).toEqual([]);
  });
});
