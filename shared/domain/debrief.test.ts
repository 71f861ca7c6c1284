import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { required } from '#testing/required.ts';
import { type DebriefStatement, debriefOf, mayBeHandedOut, opposedArguments, opposedExplanations } from './debrief.ts';
import { divisionOf } from './statement-results.ts';

const OPINIONS = ['Yes', 'Maybe', 'No'];

interface Shape {
  counts: readonly number[];
  held?: readonly (string | null)[];
  shift?: DebriefStatement['shift'];
  hands?: readonly number[];
  /** Hits and players per party. */
  guessed?: readonly (readonly [number | null, number])[];
  comments?: readonly (readonly string[])[];
}

const statement = (
  statementId: string,
  { counts, hands = [], held = [], shift = null, guessed = [], comments = [] }: Shape,
): DebriefStatement => ({
  statementId,
  options: OPINIONS.map((opinion, at) => ({
    ...{ opinion, color: '#000000', order: at + 1 },
    ...{ count: counts[at] ?? 0, hands: hands[at] ?? 0, comments: comments[at] ?? [] },
  })),
  shift,
  parties: held.map((opinion, at) => {
    const [hits = null, players = 0] = guessed[at] ?? [];
    return { partyId: `p${at}`, opinion, comment: `Why ${at}`, hits, players };
  }),
});
const shift = (changed: number | null, before: number[], after: number[]) => ({
  paired: before.reduce((sum, count) => sum + count, 0),
  changed,
  before: before.map((count, at) => ({ opinion: required(OPINIONS[at]), count })),
  after: after.map((count, at) => ({ opinion: required(OPINIONS[at]), count })),
});
const chosen = (type: 'debate' | 'party', statements: DebriefStatement[]) =>
  debriefOf({ type, statements }).talks.map(({ kind, statementId, partyId }) =>
    [kind, statementId, partyId].filter(Boolean).join(' '),
  );

describe('the talks of a debate', () => {
  const even = statement('even', { counts: [7, 7, 7], held: ['Yes', 'No'] });
  const split = statement('split', { counts: [9, 3, 9], held: ['Yes', 'No'] });
  const far = statement('far', { counts: [18, 1, 2], held: ['No', 'No'] });
  const moved = statement('moved', { counts: [12, 0, 8], held: ['Yes'], shift: shift(6, [6, 6, 8], [12, 0, 8]) });
  const united = statement('united', { counts: [21, 0, 0], held: ['Yes', 'No'] });
  it.each([
    ['one of each kind', [united, moved, far, even], ['divided even', 'far far', 'moved moved']],
    ['the next divided ones where a kind has none', [united, split, even], ['divided even', 'divided split']],
    ['the first one of equals', [{ ...even, statementId: 'first' }, even], ['divided first', 'divided even']],
    ['none of those that united the class', [united, { ...united, statementId: 'again' }], []],
    ['none of no statement', [], []],
    ['a statement once, for its first reason', [{ ...moved, parties: far.parties }], ['divided moved']],
  ])('are %s', (_, statements, expected) => {
    expect(chosen('debate', statements)).toEqual(expected);
  });

  it('call no statement far from the parties if none has a position, or if one answers like most of the class', () => {
    const none = statement('none', { counts: [20, 1, 1], held: [null, null] });
    const near = statement('near', { counts: [12, 6, 4], held: ['Yes'] });
    expect(chosen('debate', [even, none, near])).toEqual(['divided even', 'divided near', 'divided none']);
  });

  it('know a shift from its counts where the number of students is not said', () => {
    const hidden = statement('hidden', { counts: [9, 0, 3], shift: shift(null, [5, 0, 7], [9, 0, 3]) });
    const said = statement('said', { counts: [6, 0, 6], shift: shift(3, [6, 0, 6], [6, 0, 6]) });
    expect(chosen('debate', [even, split, said, hidden])).toEqual(['divided even', 'moved hidden', 'divided split']);
  });
});

it('the talks of a party game are the most divided statement and the largest misses', () => {
  const knew = statement('knew', {
    counts: [9, 9, 9],
    held: ['Yes', 'No'],
    guessed: [
      [4, 4],
      [null, 1],
    ],
  });
  const some = statement('some', {
    counts: [9, 1, 9],
    held: ['Yes', 'No'],
    guessed: [
      [2, 4],
      [3, 4],
    ],
  });
  const most = statement('most', {
    counts: [9, 0, 9],
    held: ['Yes', 'No'],
    guessed: [
      [3, 4],
      [0, 5],
    ],
  });
  expect(chosen('party', [knew, some, most])).toEqual(['divided knew', 'missed most p1', 'missed some p0']);
});

describe('numbers', () => {
  it('are said from five answers on', () => {
    const few = statement('few', { counts: [2, 0, 2] });
    const more = statement('more', { counts: [1, 0, 4] });
    expect(debriefOf({ type: 'debate', statements: [few] })).toMatchObject({ hasNumbers: false, united: null });
    expect(chosen('debate', [few])).toEqual(['divided few']);
    expect(debriefOf({ type: 'debate', statements: [few, more] }).hasNumbers).toBe(true);
    expect(chosen('debate', [few, more])).toEqual(['divided more']);
  });

  it.each([
    [[9, 3, 9], true],
    [[9, 0, 9], true],
    [[9, 2, 9], false],
    [[18, 0, 1], false],
    [[21, 0, 0], false],
    [[0, 0, 0], false],
  ])('of %j may be handed out: %s', (counts, expected) => expect(mayBeHandedOut(counts)).toBe(expected));
});

it('two arguments and two explanations are of opposite sides', () => {
  const both = statement('both', {
    counts: [5, 5, 5],
    held: ['Yes', 'Maybe', 'No', null],
    comments: [['because we can'], ['well'], ['because we must not']],
  });
  expect(opposedArguments(both)).toEqual([
    { opinion: 'Yes', text: 'because we can' },
    { opinion: 'No', text: 'because we must not' },
  ]);
  expect(opposedExplanations(both, null)).toEqual(['p0', 'p2']);
  expect(opposedExplanations(both, 'p2')).toEqual(['p0', 'p2']);
  expect(opposedExplanations(both, 'p1'), 'of neither side').toEqual(['p1']);
  const one = statement('one', { counts: [5, 5, 5], held: ['Yes', 'Yes'], comments: [['because we can']] });
  expect(opposedArguments(one)).toEqual([]);
  expect(opposedExplanations(one, null)).toEqual([]);
  expect(opposedExplanations(one, 'p1')).toEqual(['p1']);
});

const statements = fc
  .array(
    fc.record({
      counts: fc.array(fc.nat(9), { minLength: 3, maxLength: 3 }),
      held: fc.array(fc.option(fc.constantFrom(...OPINIONS)), { maxLength: 3 }),
      guessed: fc.array(
        fc
          .nat(6)
          .chain((players) => fc.tuple(fc.option(fc.nat(players), { freq: 2 }), fc.constant(Math.max(1, players)))),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 6 },
  )
  .map((shapes) => shapes.map((shape, at) => statement(`s${at}`, shape)));

it('hands count as answers: a class without a device has something to talk about too', () => {
  const byHand = statement('a', { counts: [], hands: [4, 4] });
  expect(debriefOf({ type: 'debate', statements: [byHand] })).toMatchObject({
    hasNumbers: true,
    talks: [{ kind: 'divided', statementId: 'a' }],
  });
});

it('talks are at most three, each of another statement, the most divided one first, and never where the class is united', () => {
  fc.assert(
    fc.property(statements, fc.constantFrom('debate' as const, 'party' as const), (all, type) => {
      const { talks, united, hasNumbers } = debriefOf({ type, statements: all });
      const total = (one: DebriefStatement) => one.options.reduce((sum, { count }) => sum + count, 0);
      const ids = talks.map(({ statementId }) => statementId);
      expect(ids.length).toBeLessThanOrEqual(3);
      expect(new Set([...ids, united?.statementId ?? '']).size).toBe(ids.length + 1);
      const said = all.filter((one) => total(one) >= 5);
      expect(hasNumbers).toBe(said.length > 0);
      for (const id of [...ids, ...(united ? [united.statementId] : [])])
        expect(hasNumbers ? said.some((one) => one.statementId === id) : true).toBe(true);
      const divisions = (hasNumbers ? said : all).map((one) => divisionOf(one) ?? 0);
      const first = talks.find(({ kind }) => kind === 'divided');
      const firstIs = all.find((one) => one.statementId === first?.statementId);
      if (firstIs) expect(divisionOf(firstIs)).toBe(Math.max(...divisions));
      else expect(Math.max(0, ...divisions)).toBe(0);
      if (united) expect(united.count * 2).toBeGreaterThan(united.total);
    }),
  );
});
