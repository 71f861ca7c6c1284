import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LESSONS_MAX, type LessonCard, lessonCards } from './lesson-cards.ts';
import { LESSON_KINDS, type LessonKind } from './lesson-kinds.ts';
import { atOnce, pickStatements } from './pick-statements.ts';

/**
 * `held`: a text per party with the option that it holds on each statement. Statements are a, b, c, …; parties P1, P2,
 * …
 */
function cardsOf(held: readonly string[], options = 3): LessonCard[] {
  return atOnce(
    lessonCards({
      options,
      statements: [...(held[0] ?? '')].map((_, at) => String.fromCharCode(97 + at)),
      parties: held.map((_, at) => `P${at + 1}`),
      positions: held.map((row) => [...row].map(Number)),
    }),
  );
}
const statementsOf = (cards: readonly LessonCard[], kind: LessonKind): string[] =>
  cards.filter((card) => card.kind === kind).map(({ statements }) => statements.join(''));

const LARGE = ['01201201', '00112200', '12002112', '21012020'];

describe('the lessons of a question set', () => {
  it.each<[string, string[], Record<'one' | 'three' | 'party', string[]>]>([
    ['one statement', ['0', '1'], { one: ['a'], three: [], party: ['a'] }],
    ['two', ['01', '10'], { one: ['a', 'b'], three: ['ab'], party: ['ab'] }],
    ['three', ['010', '101'], { one: ['a', 'b', 'c'], three: ['abc'], party: ['abc'] }],
    ['four', ['0000', '1111'], { one: ['a', 'b', 'c', 'd'], three: ['abc'], party: ['abcd'] }],
    ['eight alike', ['00000000', '11111111'], { one: [...'abcdefgh'], three: ['abc', 'def'], party: ['abcd', 'efgh'] }],
    ['one party', ['0000'], { one: [...'abcd'], three: ['abc'], party: [] }],
  ])('that has %s', (_, held, expected) => {
    const cards = cardsOf(held);
    const found = {
      one: statementsOf(cards, 'one'),
      three: statementsOf(cards, 'three'),
      party: statementsOf(cards, 'party'),
    };
    expect(found).toEqual(expected);
  });

  it('have an election of the same statements, if there are parties to choose from', () => {
    for (const held of [['0'], ['0', '1'], ['01', '10'], ['0000'], LARGE]) {
      const cards = cardsOf(held);
      const hasParties = held.length > 1;
      expect(statementsOf(cards, 'election')).toEqual(hasParties ? statementsOf(cards, 'one') : []);
      expect(statementsOf(cards, 'longElection')).toEqual(hasParties ? statementsOf(cards, 'three') : []);
    }
  });

  it('begin with what divides the parties most', () => {
    const cards = cardsOf(['00000', '00111', '00222']);
    expect(statementsOf(cards, 'one')).toEqual(['c', 'd', 'e', 'a', 'b']);
    expect(statementsOf(cards, 'three')).toEqual(['cde']);
    expect(statementsOf(cards, 'party')).toEqual(['cdea']);
  });

  it('begin with the three that the wizard picks', () => {
    const numbers = LARGE.map((_, at) => at);
    const positions = LARGE.map((row) => [...row].map(Number));
    const picked = pickStatements({ options: 3, positions, statements: [], parties: numbers, seed: 1 });
    const [first] = statementsOf(cardsOf(LARGE), 'three');
    expect(first).toBe(picked.map((at) => String.fromCharCode(97 + at)).join(''));
  });

  it('are offered by turns: the first of each kind, then the second', () => {
    const kinds = cardsOf(LARGE).map(({ kind }) => kind);
    expect(kinds).toEqual([...LESSON_KINDS, ...LESSON_KINDS, ...Array(6).fill(['one', 'election']).flat()]);
  });

  it('have settings that suit most classes, and all parties', () => {
    const [one, three, party, election, long] = cardsOf(LARGE);
    const debate = ['skip_questions', 'own_arguments', 'show_difficult_words', 'aggregates_only'];
    expect(one).toMatchObject({ kind: 'one', settings: debate, minutes: 20, parties: ['P1', 'P2', 'P3', 'P4'] });
    expect(three).toMatchObject({ kind: 'three', settings: debate, minutes: 50 });
    expect(party).toMatchObject({ kind: 'party', minutes: 50, parties: ['P1', 'P2', 'P3', 'P4'] });
    expect(new Set(party?.settings)).toEqual(new Set([...debate, 'parties_by_lot']));
    expect(election).toMatchObject({ settings: [...debate, 'ballot'], minutes: 20, parties: ['P1', 'P2', 'P3', 'P4'] });
    expect(long).toMatchObject({ settings: [...debate, 'ballot'], minutes: 100 });
  });

  it('are no more than a teacher would look through', () => {
    const many = Array.from({ length: 3 }, (_, party) => String(party).repeat(90));
    for (const kind of ['one', 'three', 'party'] as const)
      expect(statementsOf(cardsOf(many), kind)).toHaveLength(LESSONS_MAX);
  });

  const sets = fc
    .record({
      options: fc.integer({ min: 2, max: 4 }),
      parties: fc.integer({ min: 1, max: 5 }),
      all: fc.integer({ min: 1, max: 11 }),
    })
    .chain(({ options, parties, all }) =>
      fc.record({
        options: fc.constant(options),
        held: fc.array(
          fc.array(fc.nat(options - 1), { minLength: all, maxLength: all }).map((row) => row.join('')),
          { minLength: parties, maxLength: parties },
        ),
      }),
    );

  it('show no statement twice in one kind, and leave out fewer than the next would need', () => {
    fc.assert(
      fc.property(sets, ({ options, held }) => {
        const cards = cardsOf(held, options);
        const all = held[0]?.length ?? 0;
        for (const [kind, size] of [
          ['one', 1],
          ['three', 3],
          ['party', 4],
        ] as const) {
          const groups = statementsOf(cards, kind);
          const shown = groups.join('');
          expect(new Set(shown).size).toBe(shown.length);
          if (groups.length > 0) expect(all - shown.length).toBeLessThan(size);
          if (all >= size) expect(groups.every(({ length }) => length === size)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are the same each time', () => {
    fc.assert(
      fc.property(sets, ({ options, held }) => {
        expect(cardsOf(held, options)).toEqual(cardsOf(held, options));
      }),
      { numRuns: 20 },
    );
  });
});
