import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardAt, cardBeside, cardsOf, chosenMost, isHandedOut, learnedOf, ledThrough, whyNothing } from './learned.ts';
import type { GuessedPerspective } from './perspective.ts';
import { type GameType, RESULT_VIEWS, resultViewsOf } from './voting-session.ts';

const OPINIONS = ['yes', 'maybe', 'no'];
type Counts = readonly number[];

interface Played {
  counts: Counts;
  skipped?: number;
  hands?: Counts;
  /** Of those who voted twice: how many changed, and the counts before. */
  shift?: { changed: number | null; before: Counts | null } | null;
  /** Hits and players of each party. */
  guessed?: readonly (readonly [number | null, number])[];
}

const inOrder = (counts: Counts) => OPINIONS.map((opinion, at) => ({ opinion, count: counts[at] ?? 0 }));
const sum = (counts: Counts) => counts.reduce((all, count) => all + count, 0);

const statement = ({ counts, skipped = 0, hands = [], shift = null, guessed = [] }: Played, at: number) => ({
  statementId: `s${at}`,
  options: inOrder(counts).map((one, which) => ({ ...one, hands: hands[which] ?? 0 })),
  skipped,
  shift: shift && {
    paired: sum(counts),
    changed: shift.changed,
    before: shift.before && inOrder(shift.before),
    after: shift.before && inOrder(counts),
  },
  parties: guessed.map(([hits, players], party) => ({
    ...{ partyId: `p${party}`, opinion: 'yes', comment: '', hits, players, guesses: null },
  })),
});

interface Game {
  type?: GameType;
  played: readonly Played[];
  guessed?: GuessedPerspective['total'] | null;
  guessGap?: { first: number; last: number } | null;
  ballots?: readonly { votes: number; blank: number }[];
  questions?: readonly { text: string; marks: number; answered?: true }[];
}
const gameOf = ({ type = 'debate', played, guessed = null, guessGap = null, ballots = [], questions = [] }: Game) => ({
  ...{ type, guessed, guessGap, ballots, statements: played.map(statement) },
  questions: questions.map((one, at) => ({ _id: `q${at}`, ...one })),
});
const learned = (...played: Played[]) => learnedOf(gameOf({ played }));
const cardsIn = (game: Game) =>
  cardsOf(gameOf(game)).map((card) => [card.view, card.statementId ?? ''].join(' ').trim());

const united = { counts: [9, 1, 0] };
const split = { counts: [4, 3, 4] };
const moved = { counts: [7, 1, 2], shift: { changed: 4, before: [3, 1, 6] } };

it('an election has a card of its own, if it made seats', () => {
  expect(cardsIn({ played: [], ballots: [{ votes: 9, blank: 2 }] })).toEqual(['ballot', 'parties']);
  expect(cardsIn({ played: [], ballots: [{ votes: 9, blank: 9 }] })).toEqual(['parties']);
});

describe('the statements', () => {
  it('stand in the order moved, divided, agreed, and the rest as they were', () => {
    const rest = { counts: [6, 2, 2] };
    expect(learned(rest, united, split, moved, rest).statements).toEqual([
      { statementId: 's3', marks: ['moved'] },
      { statementId: 's2', marks: ['divided'] },
      { statementId: 's1', marks: ['agreed'] },
      { statementId: 's0', marks: [] },
      { statementId: 's4', marks: [] },
    ]);
  });

  it('are one card each, also one of which two things are said', () => {
    const both = { counts: [4, 3, 4], shift: { changed: null, before: [1, 3, 7] } };
    expect(learned(united, both).statements).toEqual([
      { statementId: 's1', marks: ['moved', 'divided'] },
      { statementId: 's0', marks: ['agreed'] },
    ]);
  });

  it('that are equal: the earlier one has the mark', () => {
    expect(learned(united, split, split, united).statements.map(({ statementId }) => statementId)).toEqual([
      ...['s1', 's0', 's2', 's3'],
    ]);
  });

  it.each<[string, Played[]]>([
    ['all alike', [split, split]],
    ['a single one', [moved]],
    ['with too few answers', [{ counts: [2, 0, 2] }, { counts: [4, 0, 0] }]],
    ['one with enough answers beside one with too few', [split, { counts: [4, 0, 0] }]],
    ['without answers', [{ counts: [] }, { counts: [] }]],
    ['none', []],
  ])('have no mark: %s', (_, played) => {
    expect(learned(...played).statements).toEqual(
      played.map((__, at) => ({ statementId: `s${at}`, marks: [] as string[] })),
    );
  });

  it('of a class of which hardly more than half agreed have no agreed one', () => {
    expect(learned(split, { counts: [12, 0, 11] }).statements.flatMap(({ marks }) => marks)).toEqual(['divided']);
  });

  it('of a party game are only divided', () => {
    const game = gameOf({ type: 'party', played: [united, split] });
    expect(learnedOf(game).statements).toEqual([
      { statementId: 's1', marks: ['divided'] },
      { statementId: 's0', marks: [] },
    ]);
  });

  it('are all there, each once, and none is both divided and agreed', () => {
    const counts = fc.array(fc.nat(9), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(counts, { maxLength: 5 }), (all) => {
        const { statements } = learned(...all.map((one) => ({ counts: one })));
        expect(statements.map(({ statementId }) => statementId).sort()).toEqual(all.map((_, at) => `s${at}`));
        for (const mark of ['moved', 'divided', 'agreed'] as const)
          expect(statements.filter(({ marks }) => marks.includes(mark)).length).toBeLessThanOrEqual(1);
        for (const { marks } of statements) expect(marks).not.toEqual(['divided', 'agreed']);
      }),
    );
  });

  it('count hands', () => {
    const raised = { counts: [], hands: [4, 3, 4] };
    expect(learned(raised, { counts: [], hands: [9, 1, 0] }).statements.map(({ marks }) => marks)).toEqual([
      ['divided'],
      ['agreed'],
    ]);
  });
});

describe('the figures', () => {
  it('say how many thought differently, and where the class was divided', () => {
    expect(learned(moved, split).figures).toEqual([
      { kind: 'changed', statementId: 's0', changed: 4, paired: 10 },
      { kind: 'divided', statementId: 's1' },
    ]);
  });

  it('say the largest difference of an option where it is not told how many', () => {
    const hidden = { counts: [7, 0, 3], shift: { changed: null, before: [2, 0, 8] } };
    expect(learned(hidden).figures).toEqual([
      { kind: 'difference', statementId: 's0', opinion: 'yes', before: 2, now: 7 },
    ]);
  });

  it.each<[string, Played]>([
    ['nobody moved', { ...split, shift: { changed: 0, before: [4, 3, 4] } }],
    ['nothing of it is told', { ...split, shift: { changed: null, before: null } }],
    ['there was one vote', split],
    ['too few answered', { counts: [2, 0, 2], shift: { changed: 4, before: [0, 2, 2] } }],
  ])('are none where %s', (_, one) => {
    expect(learned(one).figures).toEqual([]);
  });

  it('say how far the class was off in what it guessed of itself, between the two', () => {
    const guessGap = { first: 31, last: 12 };
    expect(learnedOf(gameOf({ played: [moved, split], guessGap })).figures.map(({ kind }) => kind)).toEqual([
      ...['changed', 'guess', 'divided'],
    ]);
    expect(learnedOf(gameOf({ played: [united, united], guessGap })).figures).toEqual([
      { kind: 'guess', statementId: null, ...guessGap },
    ]);
  });

  it('are of the statement that moved most', () => {
    const less = { counts: [7, 1, 2], shift: { changed: 3, before: [6, 1, 3] } };
    expect(learned(less, moved).figures[0]).toMatchObject({ kind: 'changed', statementId: 's1' });
  });
});

describe('what the class goes on with', () => {
  it('is the question with most marks that was not answered', () => {
    const questions = [
      { text: 'Waarom?', marks: 2 },
      { text: 'Hoeveel?', marks: 5, answered: true as const },
      { text: 'Wie?', marks: 3 },
    ];
    expect(learnedOf(gameOf({ played: [split], questions })).last).toEqual({ question: 'Wie?' });
  });

  it('is else the statement that divided it most, also alone', () => {
    expect(learned(united, split).last).toEqual({ statementId: 's1' });
    expect(learned(split).last).toEqual({ statementId: 's0' });
  });

  it('is nothing where nobody disagreed, or too few answered', () => {
    expect(learned({ counts: [9, 0, 0] }).last).toBeNull();
    expect(learned({ counts: [2, 0, 2] }).last).toBeNull();
  });
});

describe('the cards', () => {
  it('of a debate are the figures, the statements, the parties, and the last one', () => {
    expect(cardsIn({ played: [united, split, moved, { counts: [] }] })).toEqual([
      ...['learned', 'moved s2', 'divided s1', 'agreed s0', 'parties', 'last'],
    ]);
  });

  it('leave out what was not played, and begin with a statement where there is no figure', () => {
    expect(cardsIn({ played: [{ counts: [2, 0, 2] }, { counts: [] }, { counts: [], skipped: 2 }] })).toEqual([
      ...['statement s0', 'statement s2', 'parties'],
    ]);
    expect(cardsIn({ played: [{ counts: [] }] })).toEqual(['parties']);
  });

  it('of a party game have what the class knew, and where it was off', () => {
    const of = (guesses: Played['guessed'], total: Game['guessed'] = { answers: 12, hits: 7, baseline: 5 }) =>
      cardsIn({ type: 'party', guessed: total, played: [{ counts: [], guessed: guesses ?? [] }] });
    expect(
      of([
        [4, 4],
        [0, 4],
      ]),
    ).toEqual(['known', 'furthest', 'parties']);
    expect(of([[1, 4]])).toEqual(['furthest', 'parties']);
    expect(of([[4, 4]])).toEqual(['known', 'parties']);
    expect(of([[null, 2]]), 'what it knew in all').toEqual(['known', 'parties']);
    expect(of([[null, 2]], { answers: 2, hits: null, baseline: null })).toEqual(['parties']);
  });

  const cards = cardsOf(gameOf({ played: [split, united, { ...split, counts: [5, 3, 4] }] }));

  it('are found by their name, a statement by each of its own; another name is the first card', () => {
    const at = (view: (typeof RESULT_VIEWS)[number], statementId: string | null = null) => {
      const found = cardAt(cards, { view, statementId });
      return `${found?.view} ${found?.statementId}`;
    };
    expect(at('divided')).toBe('divided s0');
    expect(at('statement', 's1')).toBe('agreed s1');
    expect(at('statement', 's2')).toBe('statement s2');
    expect(at('parties')).toBe('parties null');
    for (const view of ['moved', 'overview', 'known', 'learned'] as const) expect(at(view)).toBe('learned null');
    expect(at('statement', 'gone')).toBe('learned null');
  });

  it('lead on and back past the parties, which lead to their neighbours', () => {
    const names = (step: 1 | -1) => cards.map((card) => cardBeside(cards, card, step)?.view ?? null);
    expect(cards.map(({ view }) => view)).toEqual(['learned', 'divided', 'agreed', 'statement', 'parties', 'last']);
    expect(names(1)).toEqual(['divided', 'agreed', 'statement', 'last', 'last', null]);
    expect(names(-1)).toEqual([null, 'learned', 'divided', 'agreed', 'statement', 'statement']);
    expect(ledThrough(cards)).toHaveLength(5);
    expect(ledThrough(cardsOf(gameOf({ played: [] })))).toHaveLength(1);
  });

  it('all belong to one of the two games', () => {
    expect(new Set([...resultViewsOf('debate'), ...resultViewsOf('party')])).toEqual(new Set(RESULT_VIEWS));
    for (const { view } of cards) expect(resultViewsOf('debate')).toContain(view);
  });
});

describe('on a paper that is handed out', () => {
  it('stands no count of a few, nothing that all share, and nothing of a small class', () => {
    const counts = fc.array(fc.nat(12), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(counts, fc.option(counts), (now, before) => {
        const one = statement({ counts: now, shift: before && { changed: null, before } }, 0);
        if (!isHandedOut(one)) return;
        for (const told of [now, ...(before ? [before] : [])]) {
          const given = told.filter((count) => count > 0);
          expect(Math.min(...given)).toBeGreaterThan(2);
          expect(given.length).toBeGreaterThan(1);
        }
        expect(sum(now)).toBeGreaterThanOrEqual(5);
      }),
    );
    expect(isHandedOut(statement({ counts: [9, 3, 8] }, 0))).toBe(true);
    expect(isHandedOut(statement({ counts: [], hands: [9, 3, 8] }, 0))).toBe(true);
  });

  it('stands what was chosen most, if enough answered', () => {
    expect(chosenMost(statement({ counts: [4, 1, 4] }, 0))).toEqual(['yes', 'no']);
    expect(chosenMost(statement({ counts: [4, 0, 0] }, 0))).toEqual([]);
  });
});

describe('why nothing is told', () => {
  const game = (played: Played, late = 0, questions: { _id: string; text: string; marks: number }[] = []) => ({
    statements: [{ ...statement(played, 0), late }],
    ballots: [],
    questions,
  });
  it.each([
    ['nobody answered', game({ counts: [0, 0, 0] }), 'unanswered'],
    ['all were too late', game({ counts: [0, 0, 0] }, 3), 'late'],
    ['some were too late', game({ counts: [1, 0, 0] }, 3), null],
    ['all skipped', game({ counts: [0, 0, 0], skipped: 2 }), null],
    ['hands only', game({ counts: [0, 0, 0], hands: [0, 4, 1] }), null],
    ['a question was shown', game({ counts: [0, 0, 0] }, 0, [{ _id: 'q', text: 'Waarom?', marks: 0 }]), null],
    ['a ballot was held', { ...game({ counts: [0, 0, 0] }), ballots: [{ votes: 5, blank: 5 }] }, null],
  ])('%s', (_, played, reason) => {
    expect(whyNothing(played)).toBe(reason);
  });
});
