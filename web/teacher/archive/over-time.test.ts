import { expect, test } from 'vitest';
import type { SessionOverview } from '#shared/contract/result.ts';
import { playedAgain } from './over-time.ts';

type Statement = readonly [id: string, text: string, counts: readonly number[]];

const game = (
  _id: string,
  archivedAt: string | null,
  statements: readonly Statement[],
  type: SessionOverview['type'] = 'debate',
): SessionOverview => ({
  ...{ _id, name: `Game ${_id}`, type, tempo: 'teacher', archivedAt, totalParticipants: 20 },
  ...{ partyScores: [], robustness: null, guessed: null, handsTotal: 0, questions: [] },
  statements: statements.map(([statementId, description, counts]) => ({
    ...{ statementId, description, own: false, skipped: 1, late: 0, round: 1, shift: null, parties: [] },
    options: counts.map((count, at) => ({
      ...{ opinion: `Option ${at}`, color: '#000000', order: at, count, hands: 0, comments: ['said once'] },
    })),
  })),
});

test('finds the statements that a class answered more than once, oldest first, as the overview counts them', () => {
  const again = playedAgain([
    game('late', '2026-05-01', [
      ['s1', 'Free buses.', [12, 4]],
      ['s2', 'Only once.', [9, 9]],
    ]),
    game('early', '2026-01-01', [
      ['s1', 'Free buses.', [5, 11]],
      ['other set', ' nobody answered ', [0, 0]],
    ]),
    game('copy', '2026-03-01', [
      ['s1 of a copy', 'free buses. ', [2, 2]],
      ['s9', 'Nobody answered', [8, 8]],
    ]),
    game('open', null, [['s2', 'Only once.', [9, 9]]]),
    game('party', '2026-04-01', [['s2', 'Only once.', [9, 9]]], 'party'),
  ]);
  expect(again.map(({ description }) => description)).toEqual(['Free buses.']);
  expect(
    again[0]?.times.map(({ sessionId, counts }) => [sessionId, counts?.map(({ count }) => count) ?? null]),
  ).toEqual([
    ['early', [5, 11]],
    ['copy', null],
    ['late', [12, 4]],
  ]);
  expect(JSON.stringify(again), 'no argument').not.toContain('said once');
});

test('an own statement is the same one with the same text and the same options, whatever its id', () => {
  const written = (_id: string, day: string, text: string, counts: readonly number[]) => {
    const made = game(_id, day, [['own', text, counts]]);
    return { ...made, statements: made.statements.map((statement) => ({ ...statement, own: true })) };
  };
  const again = playedAgain([
    written('first', '2026-01-01', 'No phones at school.', [9, 9]),
    written('other text', '2026-02-01', 'No phones in class.', [9, 9]),
    written('other options', '2026-03-01', 'No phones at school.', [6, 6, 6]),
    written('again', '2026-04-01', ' no phones at school. ', [4, 14]),
    game('of a set', '2026-05-01', [['s1', 'No phones at school.', [9, 9]]]),
  ]);
  expect(again.map(({ times }) => times.map(({ sessionId }) => sessionId))).toEqual([['first', 'again']]);
});
