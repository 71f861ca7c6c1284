import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchParties, PartyOpinionIndex } from './matching.ts';
import { classRobustness, positionTable, robustnessOf } from './robustness.ts';
import { SKIP } from './skip.ts';

interface Answer {
  statementId: string;
  opinion: string;
}
interface Game {
  opinions: string[];
  statementIds: string[];
  parties: { _id: string; name: string }[];
  positions: { partyId: string; statementId: string; opinion: string | null }[];
}

const tableOf = ({ statementIds, opinions, parties, positions }: Game) =>
  positionTable(statementIds, opinions, parties, new PartyOpinionIndex(positions));

const size = fc.record({
  options: fc.integer({ min: 1, max: 4 }),
  parties: fc.integer({ min: 1, max: 6 }),
  statements: fc.integer({ min: 1, max: 9 }),
});
const matrix = <T>(value: fc.Arbitrary<T>, length: number) => fc.array(value, { minLength: length, maxLength: length });
const ids = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);

/** A game with some positions missing, and a student who answered, skipped or left open each statement. */
const played = size.chain(({ options, parties, statements }) => {
  const opinions = ids('option', options);
  const opinion = fc.constantFrom(...opinions);
  const statementIds = ids('s', statements);
  return fc.record({
    game: matrix(fc.option(opinion, { freq: 9 }), parties * statements).map(
      (held): Game => ({
        opinions,
        statementIds,
        parties: ids('p', parties).map((_id) => ({ _id, name: `Party ${_id}` })),
        positions: held.map((one, at) => ({
          partyId: `p${at % parties}`,
          statementId: `s${Math.floor(at / parties)}`,
          opinion: one,
        })),
      }),
    ),
    answers: matrix(fc.oneof({ weight: 8, arbitrary: opinion }, fc.constant(SKIP), fc.constant(null)), statements).map(
      (given): Answer[] => given.flatMap((one, at) => (one === null ? [] : [{ statementId: `s${at}`, opinion: one }])),
    ),
  });
});

/** The leaders, by calculating the whole match again. */
function leadersOf({ parties, positions }: Game, answers: readonly Answer[]): string[] {
  const { matches } = matchParties(parties, new PartyOpinionIndex(positions), answers);
  return matches
    .filter(({ matchingAnswers }) => matchingAnswers === matches[0]?.matchingAnswers)
    .map(({ party }) => party._id);
}

describe('a match', () => {
  it('is as firm as every sheet with one other answer shows', () => {
    fc.assert(
      fc.property(played, ({ game, answers }) => {
        const given = answers.filter(({ opinion }) => opinion !== SKIP);
        const leaders = leadersOf(game, answers);
        const changed = given.flatMap(({ statementId, opinion: mine }) =>
          game.opinions
            .filter((opinion) => opinion !== mine)
            .map((opinion) => {
              const sheet = answers.map((one) => (one.statementId === statementId ? { statementId, opinion } : one));
              return { statementId, opinion, leaders: leadersOf(game, sheet) };
            }),
        );
        const decisive = changed.filter((change) => change.leaders.join() !== leaders.join());
        const result = robustnessOf(tableOf(game), answers);
        expect(result.leaders).toEqual(leaders);
        if (given.length < 5) expect([result.kind, result.decisive]).toEqual(['few', []]);
        else {
          const firm = decisive.length === 0 ? 'firm' : 'fragile';
          expect(result.kind).toBe(leaders.length > 1 ? 'tie' : firm);
          expect(result.decisive).toEqual(decisive);
        }
      }),
    );
  });

  it('names the parties that hold the same on every answered statement, also where both hold nothing', () => {
    fc.assert(
      fc.property(played, ({ game, answers }) => {
        const answered = answers.filter(({ opinion }) => opinion !== SKIP).map(({ statementId }) => statementId);
        const index = new PartyOpinionIndex(game.positions);
        const isSame = (one: string, other: string) =>
          answered.every((id) => index.opinionOf(one, id) === index.opinionOf(other, id));
        const groupOf = ({ _id }: { _id: string }) =>
          game.parties.filter((other) => isSame(_id, other._id)).map((other) => other._id);
        const groups = game.parties.map(groupOf).filter((group, at) => group[0] === `p${at}` && group.length > 1);
        expect(robustnessOf(tableOf(game), answers).same).toEqual(answered.length === 0 ? [] : groups);
      }),
    );
  });

  it('depends on no order of parties, answers or options', () => {
    fc.assert(
      fc.property(played, ({ game, answers }) => {
        const straight = robustnessOf(tableOf(game), answers);
        const turned = {
          ...game,
          parties: [...game.parties].reverse(),
          positions: [...game.positions].reverse(),
        };
        expect(robustnessOf(tableOf(turned), [...answers].reverse())).toEqual(straight);
        const otherOptions = robustnessOf(tableOf({ ...game, opinions: [...game.opinions].reverse() }), answers);
        const sorted = ({ decisive }: typeof straight) => new Set(decisive.map((one) => JSON.stringify(one)));
        expect(sorted(otherOptions)).toEqual(sorted(straight));
        expect(otherOptions.kind).toBe(straight.kind);
      }),
    );
  });

  it('becomes a tie when its leader gets a double', () => {
    fc.assert(
      fc.property(played, ({ game, answers }) => {
        const [leader = 'p0'] = leadersOf(game, answers);
        const doubles = game.positions.filter(({ partyId }) => partyId === leader);
        const doubled = {
          ...game,
          parties: [...game.parties, { _id: 'double', name: 'Double' }],
          positions: [...game.positions, ...doubles.map((held) => ({ ...held, partyId: 'double' }))],
        };
        const { kind, same } = robustnessOf(tableOf(doubled), answers);
        expect(['few', 'tie']).toContain(kind);
        const answered = answers.some(({ opinion }) => opinion !== SKIP);
        expect(same.some((group) => group.includes('double') && group.includes(leader))).toBe(answered);
      }),
    );
  });
});

describe('the match of a class', () => {
  const game: Game = {
    opinions: ['Yes', 'No'],
    statementIds: ids('s', 6),
    parties: [
      { _id: 'yes', name: 'Yes' },
      { _id: 'no', name: 'No' },
    ],
    positions: ids('s', 6).flatMap((statementId) => [
      { partyId: 'yes', statementId, opinion: 'Yes' },
      { partyId: 'no', statementId, opinion: 'No' },
    ]),
  };
  const sheet = (yes: number, no: number): Answer[] =>
    game.statementIds.slice(0, yes + no).map((statementId, at) => ({ statementId, opinion: at < yes ? 'Yes' : 'No' }));
  const classOf = (students: number, changeable: number, few = 0) =>
    classRobustness(
      tableOf(game),
      Array.from({ length: students + few }, (_, at) => {
        if (at >= students) return sheet(2, 2);
        return at < changeable ? sheet(4, 2) : sheet(6, 0);
      }),
      5,
    );

  it.each([
    [4, 4, null],
    [5, 0, { students: 5, changeable: 0 }],
    [5, 5, { students: 5, changeable: 5 }],
    [7, 3, { students: 7, changeable: 3 }],
    [7, 4, { students: 7, changeable: 4 }],
    [20, 10, { students: 20, changeable: 10 }],
  ])('of %i students with %i changeable ones is %o', (students, changeable, shown) => {
    expect(classOf(students, changeable)).toEqual(shown);
    expect(classOf(students, changeable, 3), 'those with few answers count nowhere').toEqual(shown);
  });

  it('never tells that one or two are the exception', () => {
    for (let students = 5; students < 12; students++)
      for (const changeable of [1, 2, students - 2, students - 1])
        expect(classOf(students, changeable)).toEqual({ students, changeable: null });
  });
});
