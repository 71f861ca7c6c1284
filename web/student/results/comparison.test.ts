// Which answers count towards a percentage, and how ties are shown.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SKIP } from '#shared/domain/skip.ts';
import { groupTies, type StatementComparison, tallyOf, verdictOf } from './comparison.ts';

const compare = (mine: string | null, theirs: string | null | undefined): StatementComparison => ({
  statement: { _id: 's', description: 'Stelling' },
  partyOpinion: theirs === undefined ? null : { opinion: theirs, comment: '', order: 1, color: '#2f6fde' },
  studentOpinion:
    mine === null
      ? null
      : {
          _id: 'o',
          statementId: 's',
          studentId: 'p',
          sessionId: 'v',
          opinion: mine,
          comment: '',
          commentState: null,
          partyId: null,
          round: 1,
          firstOpinion: null,
        },
});

describe('a comparison', () => {
  it.each([
    ['Akkoord', 'Akkoord', 'equal'],
    ['Akkoord', 'Niet akkoord', 'different'],
    [SKIP, 'Akkoord', 'skipped'],
    [null, 'Akkoord', 'unanswered'],
    ['Akkoord', null, 'noOpinion'],
    ['Akkoord', undefined, 'noOpinion'],
    [SKIP, undefined, 'skipped'],
  ])('of %s with %s is %s', (mine, theirs, verdict) => {
    expect(verdictOf(compare(mine, theirs))).toBe(verdict);
  });

  it('counts every statement once, and skipped ones not at all', () => {
    const opinion = fc.constantFrom(null, SKIP, 'a', 'b');
    fc.assert(
      fc.property(fc.array(fc.tuple(opinion, fc.constantFrom(undefined, null, 'a', 'b'))), (pairs) => {
        const { matching, total, numbers } = tallyOf(pairs.map(([mine, theirs]) => compare(mine, theirs)));
        const all = Object.values(numbers).flat();
        expect(all.sort((a, b) => a - b)).toEqual(pairs.map((_, index) => index + 1));
        expect(total).toBe(pairs.filter(([mine]) => mine !== null && mine !== SKIP).length);
        expect(matching).toBe(pairs.filter(([mine, theirs]) => mine !== null && mine === theirs).length);
      }),
    );
  });
});

describe('ties', () => {
  it('stand together, in order', () => {
    const parties = [3, 2, 2, 0, 0, 0].map((matchingAnswers, at) => ({ matchingAnswers, at }));
    expect(groupTies(parties).map((group) => group.map(({ at }) => at))).toEqual([[0], [1, 2], [3, 4, 5]]);
    expect(groupTies([])).toEqual([]);
  });
});
