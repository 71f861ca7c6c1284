import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnswerCount, debateResults, partyGameResults, plainCounts } from './group-results.ts';
import { PartyOpinionIndex } from './matching.ts';
import { SKIP } from './skip.ts';

const parties = [
  { _id: 'a', name: 'Anker' },
  { _id: 'b', name: 'Brug' },
  { _id: 'c', name: 'Cirkel' },
];
const statements = ['s1', 's2'];
const opinions = ['Ja', 'Nee'];
const held = parties.flatMap(({ _id }, p) =>
  statements.map((statementId, s) => ({ partyId: _id, statementId, opinion: opinions[(p + s) % 2] ?? null })),
);
const index = new PartyOpinionIndex(held);

const answer = fc.record({
  statementId: fc.constantFrom(...statements),
  opinion: fc.constantFrom(...opinions, SKIP),
  partyId: fc.constantFrom('a', 'b', null),
});
const tallied = (answers: Omit<AnswerCount, 'count'>[]): AnswerCount[] => answers.map((one) => ({ ...one, count: 1 }));
const agrees = (partyId: string, one: Omit<AnswerCount, 'count'>) =>
  held.some((h) => h.partyId === partyId && h.statementId === one.statementId && h.opinion === one.opinion);

describe('group results of a debate', () => {
  it('count, for each party, the answers of all students that agree with it', () => {
    fc.assert(
      fc.property(fc.array(answer), (answers) => {
        const counted = answers.filter(({ opinion }) => opinion !== SKIP);
        for (const { party, count, total } of debateResults(parties, index, plainCounts(tallied(answers)), 0)) {
          expect(total).toBe(counted.length);
          expect(count).toBe(counted.filter((one) => agrees(party._id, one)).length);
        }
      }),
    );
  });

  it('add the hands, which neither reach the minimum nor are held to it', () => {
    const answers: AnswerCount[] = [{ statementId: 's1', opinion: 'Ja', partyId: null, count: 4 }];
    const hands = [
      { statementId: 's1', opinion: 'Ja', hands: 1 },
      { statementId: 's1', opinion: 'Nee', hands: 30 },
    ];
    const scores = debateResults(parties, index, plainCounts(answers), 4, hands);
    expect(scores.map(({ party, count, total }) => [party._id, count, total])).toEqual([
      ['a', 5, 35],
      ['c', 5, 35],
      ['b', null, 35],
    ]);
    expect(debateResults(parties, index, plainCounts([]), 0, hands).map(({ count }) => count)).toEqual([30, 1, 1]);
  });

  it('hide a count below the minimum, and put it last', () => {
    const answers: AnswerCount[] = [{ statementId: 's1', opinion: 'Ja', partyId: null, count: 4 }];
    expect(debateResults(parties, index, plainCounts(answers), 5).map(({ count }) => count)).toEqual([
      null,
      null,
      null,
    ]);
    expect(debateResults(parties, index, plainCounts(answers), 4).map(({ count }) => count)).toEqual([4, 4, null]);
  });
});

describe('group results of a party game', () => {
  it('count each party over the students who played it', () => {
    fc.assert(
      fc.property(fc.array(answer), (answers) => {
        for (const { party, count, total } of partyGameResults(parties, index, plainCounts(tallied(answers)))) {
          const own = answers.filter(({ partyId, opinion }) => partyId === party._id && opinion !== SKIP);
          expect([count, total]).toEqual([own.filter((one) => agrees(party._id, one)).length, own.length]);
        }
      }),
    );
  });

  it('list a party that nobody played with nothing, last', () => {
    const answers: AnswerCount[] = [{ statementId: 's1', opinion: 'Nee', partyId: 'a', count: 2 }];
    const scores = partyGameResults(parties, index, plainCounts(answers));
    expect(scores.map(({ party, count, total }) => [party._id, count, total])).toEqual([
      ['a', 0, 2],
      ['b', 0, 0],
      ['c', 0, 0],
    ]);
  });
});
