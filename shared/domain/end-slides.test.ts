import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endSlides, slideAt, slideBeside } from './end-slides.ts';
import type { GuessedPerspective } from './perspective.ts';
import { type GameType, RESULT_VIEWS, resultViewsOf } from './voting-session.ts';

const OPINIONS = ['yes', 'maybe', 'no'];
type Counts = readonly number[];
type Guessed = GuessedPerspective['total'];

interface Played {
  counts: Counts;
  /** Of those who voted twice: how many changed, and the counts before. */
  shift?: { changed: number | null; before: Counts } | null;
  /** Hits and players of each party. */
  guessed?: readonly (readonly [number | null, number])[];
}

const statement = ({ counts, shift = null, guessed = [] }: Played, at: number) => ({
  statementId: `s${at}`,
  options: OPINIONS.map((opinion, order) => ({
    ...{ opinion, order, color: '#000000', count: counts[order] ?? 0, hands: 0, comments: [] },
  })),
  shift: shift && {
    paired: shift.before.reduce((sum, count) => sum + count, 0),
    changed: shift.changed,
    before: OPINIONS.map((opinion, order) => ({ opinion, count: shift.before[order] ?? 0 })),
    after: OPINIONS.map((opinion, order) => ({ opinion, count: counts[order] ?? 0 })),
  },
  parties: guessed.map(([hits, players], party) => ({
    ...{ partyId: `p${party}`, opinion: 'yes', comment: '', hits, players, guesses: null },
  })),
});
const shownOf = (type: 'debate' | 'party', ...played: Played[]) => shownWith({ type, played });
const shownWith = ({ type, played, guessed = null }: { type: GameType; played: Played[]; guessed?: Guessed | null }) =>
  endSlides({ type, guessed, statements: played.map(statement) }).map(({ view, statementId }) =>
    statementId === null ? view : `${view} ${statementId}`,
  );

describe('the end of a debate', () => {
  const united = { counts: [9, 1, 0] };
  const split = { counts: [4, 3, 4] };
  const moved = { counts: [7, 1, 2], shift: { changed: 4, before: [3, 1, 6] } };

  it('shows where the class agreed, where it was divided and where it moved, and then the parties', () => {
    expect(shownOf('debate', split, moved, united)).toEqual(['agreed s2', 'divided s0', 'moved s1', 'parties']);
  });

  it('shows a statement twice where it says two things', () => {
    const both = { counts: [4, 3, 4], shift: { changed: null, before: [1, 3, 7] } };
    expect(shownOf('debate', united, both)).toEqual(['agreed s0', 'divided s1', 'moved s1', 'parties']);
  });

  it.each<[string, Played[], string[]]>([
    ['a class that agreed nowhere', [split, { counts: [4, 4, 4] }], ['divided s1', 'parties']],
    ['a class of which hardly more than half agreed', [split, { counts: [12, 0, 11] }], ['divided s0', 'parties']],
    ['a class that was divided nowhere', [united, united], ['agreed s0', 'parties']],
    [
      'a vote after which nobody moved',
      [united, { ...split, shift: { changed: 0, before: [4, 3, 4] } }],
      ['agreed s0', 'divided s1', 'parties'],
    ],
    ['a single statement', [moved], ['parties']],
    ['few answers', [united, { counts: [2, 0, 2] }], ['parties']],
    ['no answers', [{ counts: [] }, { counts: [] }], ['parties']],
  ])('leaves out what %s has not', (_, played, expected) => {
    expect(shownOf('debate', ...played)).toEqual(expected);
  });

  it('never calls the class divided on the statement on which it agreed most', () => {
    const counts = fc.array(fc.nat(9), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(counts, { maxLength: 5 }), (all) => {
        const slides = endSlides({
          type: 'debate',
          guessed: null,
          statements: all.map((one, at) => statement({ counts: one }, at)),
        });
        const idOf = (view: string) => slides.find((slide) => slide.view === view)?.statementId;
        expect(slides.at(-1)).toEqual({ view: 'parties', statementId: null });
        if (idOf('agreed') !== undefined) expect(idOf('agreed')).not.toBe(idOf('divided'));
      }),
    );
  });
});

it('the end of a party game shows what the class knew, where it was off, and then the parties', () => {
  const counts = [3, 3, 3];
  expect(
    shownOf('party', {
      counts,
      guessed: [
        [4, 4],
        [0, 4],
      ],
    }),
  ).toEqual(['known', 'furthest', 'parties']);
  expect(shownOf('party', { counts, guessed: [[1, 4]] })).toEqual(['furthest', 'parties']);
  expect(shownOf('party', { counts, guessed: [[4, 4]] })).toEqual(['known', 'parties']);
  expect(shownOf('party', { counts, guessed: [[null, 2]] }), 'too few players').toEqual(['parties']);
});

it('the end of a party game whose parties had too few players each begins with what the class knew in all', () => {
  const guessed = { answers: 12, hits: 7, baseline: 5 };
  const played: Played[] = [{ counts: [3, 3, 3], guessed: [[null, 2]] }];
  expect(shownWith({ type: 'party', played, guessed })).toEqual(['known', 'parties']);
  expect(shownWith({ type: 'party', played, guessed: { answers: 2, hits: null, baseline: null } })).toEqual([
    'parties',
  ]);
  expect(shownWith({ type: 'party', played, guessed: { answers: 0, hits: 0, baseline: 0 } })).toEqual(['parties']);
  const missed: Played[] = [{ counts: [3, 3, 3], guessed: [[1, 4]] }];
  expect(shownWith({ type: 'party', played: missed, guessed }), 'it stands below where they were off').toEqual([
    'furthest',
    'parties',
  ]);
});

describe('the page that is shown', () => {
  const slides = (['divided', 'parties'] as const).map((view) => ({ view, statementId: null }));

  it('is the next one if the chosen one has nothing to show', () => {
    const shown = resultViewsOf('debate').map((view) => slideAt('debate', view, slides)?.view ?? null);
    expect(shown).toEqual(['divided', 'divided', 'parties', 'parties', null]);
  });

  it('has neighbours, by which every page is reached, and the overview has none', () => {
    const beside = (step: 1 | -1) => resultViewsOf('debate').map((view) => slideBeside('debate', view, slides, step));
    expect(beside(1)).toEqual(['parties', 'parties', null, null, null]);
    expect(beside(-1)).toEqual([null, null, 'divided', 'divided', null]);
  });

  it('is of its game: all pages belong to one of the two', () => {
    expect([...new Set([...resultViewsOf('debate'), ...resultViewsOf('party')])].sort()).toEqual(
      [...RESULT_VIEWS].sort(),
    );
  });
});
