import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SessionOverview } from '#shared/contract/result.ts';
import { debriefOf } from '#shared/domain/debrief.ts';
import { homeworkNumber, talkViews } from './talk-views.ts';

const OPINIONS = ['Yes', 'Maybe', 'No'];
type Statement = SessionOverview['statements'][number];
const inOrder = (counts: readonly number[]) => OPINIONS.map((opinion, at) => ({ opinion, count: counts[at] ?? 0 }));

const statement = (at: number, counts: readonly number[], more: Partial<Statement> = {}): Statement => ({
  ...{ statementId: `s${at}`, description: `Statement ${at}`, own: false, skipped: 0, late: 0, round: 1, shift: null },
  options: inOrder(counts).map((one, order) => ({
    ...{
      ...one,
      color: '#000000',
      order,
      hands: 0,
      comments: one.count > 0 ? [`said for ${one.opinion} on ${at}`] : [],
    },
  })),
  parties: ['Yes', 'No'].map((opinion) => ({
    ...{ partyId: `party ${opinion}`, opinion, comment: `We say ${opinion}. And more.` },
    ...{ players: 0, hits: null, guesses: null },
  })),
  ...more,
});
const overview = (statements: Statement[], type: SessionOverview['type'] = 'debate'): SessionOverview => ({
  ...{ _id: 'game', name: 'Game', type, tempo: 'teacher', archivedAt: null, totalParticipants: 20, robustness: null },
  partyScores: ['party Yes', 'party No'].map((_id) => ({
    ...{ _id, name: _id.toUpperCase(), description: '', color: '#000000', video: '', image: null, count: 0, total: 0 },
  })),
  guessed: null,
  handsTotal: 0,
  questions: [],
  statements,
});
const views = (game: SessionOverview, forStudents: boolean) => talkViews(game, debriefOf(game), forStudents);

describe('a talk', () => {
  it('has the counts of the overview, two sides and two explanations', () => {
    const [talk] = views(overview([statement(1, [9, 3, 8])]), false);
    expect(talk).toMatchObject({ kind: 'divided', question: 'divided', number: 1, missed: null, shift: null });
    expect(talk?.bars?.map(({ before, now }) => [before, now])).toEqual([
      [null, 9],
      [null, 3],
      [null, 8],
    ]);
    expect(talk?.arguments.map(({ text }) => text)).toEqual(['said for Yes on 1', 'said for No on 1']);
    expect(talk?.explanations).toEqual([
      { party: 'PARTY YES', opinion: 'Yes', text: 'We say Yes.' },
      { party: 'PARTY NO', opinion: 'No', text: 'We say No.' },
    ]);
  });

  it('has both votes of those who voted twice', () => {
    const shift = { paired: 18, changed: 5, before: inOrder([8, 6, 4]), after: inOrder([6, 3, 9]) };
    const [talk] = views(overview([statement(1, [7, 3, 10], { round: 2, shift })]), false);
    expect(talk?.bars?.map(({ before, now }) => [before, now])).toEqual([
      [8, 6],
      [6, 3],
      [4, 9],
    ]);
    expect(talk?.shift).toEqual({ paired: 18, changed: 5 });
  });

  it('has hands too where too few voted twice to compare', () => {
    const shift = { paired: null, changed: null, before: null, after: null };
    const voted = statement(1, [1, 0, 1], { round: 2, shift });
    const raised = { ...voted, options: voted.options.map((option, at) => ({ ...option, hands: [9, 3, 8][at] ?? 0 })) };
    for (const forStudents of [false, true])
      expect(views(overview([raised]), forStudents)[0]?.bars?.map(({ before, now }) => [before, now])).toEqual([
        [null, 10],
        [null, 3],
        [null, 9],
      ]);
  });

  it('about a party has its players’ guesses, and for students only what most of them thought', () => {
    const parties = [
      {
        ...{ partyId: 'party No', opinion: 'No', comment: 'We say No.', players: 4, hits: 1 },
        guesses: inOrder([3, 0, 1]),
      },
    ];
    const game = overview([statement(1, [9, 9, 9]), statement(2, [9, 8, 9], { parties })], 'party');
    const missed = (forStudents: boolean) => views(game, forStudents).find(({ kind }) => kind === 'missed');
    expect(missed(false)?.bars?.map(({ now }) => now)).toEqual([3, 0, 1]);
    expect(missed(false)?.missed).toEqual({ party: 'PARTY NO', opinion: 'No', guesses: ['Yes'] });
    expect(missed(true)).toMatchObject({ bars: null, missed: { guesses: ['Yes'] } });
  });
});

it('for students says no argument, no count of a few, and nothing that all share', () => {
  const counts = fc.array(fc.nat(12), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(counts, { maxLength: 5 }), (all) => {
      const game = overview(all.map((one, at) => statement(at, one)));
      for (const { bars, arguments: said, shift } of views(game, true)) {
        expect(said).toEqual([]);
        expect(shift).toBeNull();
        const given = bars?.map(({ now }) => now).filter((count) => count > 0);
        if (given) {
          expect(Math.min(...given)).toBeGreaterThan(2);
          expect(given.length).toBeGreaterThan(1);
        }
      }
    }),
  );
});

it('of less than five answers says no number and no argument', () => {
  for (const forStudents of [false, true])
    expect(views(overview([statement(1, [2, 0, 2])]), forStudents)).toMatchObject([
      { kind: 'divided', bars: null, most: [], shift: null, arguments: [] },
    ]);
});

it.each([
  { statements: 'of parties', own: [false, false], number: 2 },
  { statements: 'of which the one talked about is the class’s own', own: [false, true], number: 1 },
  { statements: 'that are all the class’s own', own: [true, true], number: null },
])('the homework of a game with statements $statements is about one that parties answered', ({ own, number }) => {
  const [first, second] = own.map((isOwn) => (isOwn ? { own: true, parties: [] } : {}));
  const game = overview([statement(1, [20, 0, 0], first), statement(2, [9, 3, 8], second)]);
  const [talk] = views(game, false);
  expect(talk?.number).toBe(2);
  expect(homeworkNumber(views(game, false), game.statements)).toBe(number);
});
