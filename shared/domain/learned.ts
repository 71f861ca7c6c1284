// What a class learned in a game, as cards: one rule for the board, the list, the paper and the remote control.

import type { BallotRound } from './ballot.ts';
import { questionsOnBoard } from './board-questions.ts';
import { CLASS_MIN, FEW } from './limits.ts';
import type { GuessedPerspective, PartyGuesses } from './perspective.ts';
import { compareToBaseline, furthestAndKnown } from './perspective-order.ts';
import type { Shift } from './shift.ts';
import { divisionOf, type Votes, votesOf } from './statement-results.ts';
import { verdictOf } from './verdict.ts';
import type { GameType, ResultView } from './voting-session.ts';

interface Option extends Votes {
  opinion: string;
}

export interface LearnedStatement {
  statementId: string;
  /** In order. */
  options: readonly Option[];
  skipped: number | null;
  shift: Shift | null;
  parties: readonly PartyGuesses[];
}

interface Question {
  _id: string;
  text: string;
  marks: number;
  answered?: true | undefined;
}

export interface PlayedGame {
  type: GameType;
  statements: readonly LearnedStatement[];
  /** Null in a debate. */
  guessed: GuessedPerspective['total'] | null;
  /** How far the class was off in its guesses of itself, in points; null without two of them. */
  guessGap: { first: number; last: number } | null;
  /** The closed secret ballots, oldest first. */
  ballots: readonly Pick<BallotRound, 'votes' | 'blank'>[];
  /** Those that were shown to the class. */
  questions: readonly Question[];
}

/** Of which statement, and of which ballots and questions, something can be told. */
interface ToldGame extends Pick<PlayedGame, 'ballots' | 'questions'> {
  statements: readonly (Pick<LearnedStatement, 'options' | 'skipped'> & {
    /** Students who answered after the last snapshot. */
    late: number;
  })[];
}

/** What is said of a statement beside the others, in the order of their cards. */
export const MARKS = ['moved', 'divided', 'agreed'] as const;
export type Mark = (typeof MARKS)[number];

/** A number of the class that is told large, with the statement that it is about; null for one about all. */
export type Figure =
  | ({ statementId: string } & (
      | { kind: 'changed'; changed: number; paired: number }
      | { kind: 'difference'; opinion: string; before: number; now: number }
      | { kind: 'divided' }
    ))
  | { kind: 'guess'; statementId: null; first: number; last: number };

/** What the class goes on with: its own question, or else the statement that divided it most. */
export type Last = { question: string } | { statementId: string };

export interface Learned {
  figures: Figure[];
  /** In the order of their cards, all of them. */
  statements: { statementId: string; marks: Mark[] }[];
  /** Null if nothing is left to talk about. */
  last: Last | null;
}

/** Values closer than this count as equal. */
const SAME = 1e-9;
/** A class is united if more than this share of it chose the same. */
const UNITED_FROM = 0.5;

/** All of a statement. */
const votesCast = ({ options }: LearnedStatement): number => options.reduce((sum, option) => sum + votesOf(option), 0);

/** How divided the class is on it, from 0 to 1. */
const dividedBy = (statement: LearnedStatement): number => divisionOf(statement) ?? 0;

/** The share of those who voted twice that changed, as far as public: at least the difference of the counts. */
function movedBy({ shift }: LearnedStatement): number {
  if (shift === null || shift.paired === null) return 0;
  const { before, after } = shift;
  const net = before?.reduce((sum, { count }, at) => sum + Math.abs(count - (after?.[at]?.count ?? count)), 0) ?? 0;
  return (shift.changed ?? net / 2) / shift.paired;
}

/** Whether most of the class chose the same, and the result says nothing of a division. */
function isUnited(statement: LearnedStatement): boolean {
  const total = votesCast(statement);
  const hasMost = statement.options.some((option) => votesOf(option) / total > UNITED_FROM);
  return hasMost && verdictOf(statement.options)?.kind !== 'divided';
}

type Value = (statement: LearnedStatement) => number;

/** The first one with the largest value; undefined without any. */
function firstWithMost(statements: readonly LearnedStatement[], value: Value): LearnedStatement | undefined {
  const best = Math.max(...statements.map(value));
  return statements.find((one) => best - value(one) < SAME);
}

/** Whether these statements differ in it: of equal ones none is the most. */
const differ = (statements: readonly LearnedStatement[], value: Value): boolean =>
  Math.max(...statements.map(value)) - Math.min(...statements.map(value)) >= SAME;

/** The statement of each mark. `enough` are those with enough answers to be compared. */
function markedOf(type: GameType, enough: readonly LearnedStatement[]): ReadonlyMap<Mark, LearnedStatement> {
  const marked = new Map<Mark, LearnedStatement>();
  const mark = (name: Mark, statement: LearnedStatement | undefined) => statement && marked.set(name, statement);
  if (differ(enough, movedBy)) mark('moved', firstWithMost(enough, movedBy));
  if (differ(enough, dividedBy)) {
    const divided = firstWithMost(enough, dividedBy);
    mark('divided', divided);
    // In a party game answers are those of the parties that were played.
    const united = type === 'debate' ? enough.filter((one) => one !== divided && isUnited(one)) : [];
    mark(
      'agreed',
      firstWithMost(united, (one) => -dividedBy(one)),
    );
  }
  return marked;
}

/** How many thought differently in the second vote, else the largest difference of an option, if one is published. */
function movedFigure({ statementId, shift }: LearnedStatement): Figure[] {
  if (shift?.paired == null) return [];
  const { changed, paired, before, after } = shift;
  if (changed !== null) return [{ kind: 'changed', statementId, changed, paired }];
  const rows = (before ?? []).map(({ opinion, count }, at) => ({
    opinion,
    before: count,
    now: after?.[at]?.count ?? count,
  }));
  const difference = ({ before, now }: { before: number; now: number }) => Math.abs(now - before);
  const [largest] = rows.sort((a, b) => difference(b) - difference(a));
  return largest === undefined ? [] : [{ kind: 'difference', statementId, ...largest }];
}

/** Returns what a class learned. Nothing is compared of statements with too few answers. */
export function learnedOf({ type, statements, guessGap, questions }: PlayedGame): Learned {
  const enough = statements.filter((one) => votesCast(one) >= CLASS_MIN);
  const marked = markedOf(type, enough);
  const divided = marked.get('divided');
  const moved = firstWithMost(
    enough.filter((one) => movedBy(one) > 0),
    movedBy,
  );
  const marksOf = (statement: LearnedStatement) => MARKS.filter((mark) => marked.get(mark) === statement);
  const rankOf = ([mark]: readonly Mark[]) => (mark === undefined ? MARKS.length : MARKS.indexOf(mark));
  const [question] = questionsOnBoard(questions, null).top;
  const open = firstWithMost(
    enough.filter((one) => dividedBy(one) > 0),
    dividedBy,
  );
  return {
    figures: [
      ...(moved === undefined ? [] : movedFigure(moved)),
      ...(guessGap === null ? [] : [{ kind: 'guess', statementId: null, ...guessGap } as const]),
      ...(divided === undefined ? [] : [{ kind: 'divided', statementId: divided.statementId } as const]),
    ],
    statements: statements
      .map((statement) => ({ statementId: statement.statementId, marks: marksOf(statement) }))
      .sort((a, b) => rankOf(a.marks) - rankOf(b.marks)),
    last: question ? { question: question.text } : open ? { statementId: open.statementId } : null,
  };
}

/** A card of the board. */
export interface Card {
  /** Its first name; a statement has one for each of its marks. */
  view: Exclude<ResultView, 'overview'>;
  marks: readonly Mark[];
  /** Null for one that is about no statement. */
  statementId: string | null;
}

const card = (view: Card['view']): Card => ({ view, marks: [], statementId: null });

/** Whether anything was answered that is published. */
const isPlayed = (statement: LearnedStatement): boolean => votesCast(statement) + (statement.skipped ?? 0) > 0;

/** Why nothing is told of a class: nobody answered, or all did so too late; null if something is. */
export function whyNothing({ statements, ballots, questions }: ToldGame): 'unanswered' | 'late' | null {
  const isTold =
    statements.some(({ options, skipped }) => skipped !== 0 || options.some((option) => votesOf(option) > 0)) ||
    ballots.some(({ votes }) => votes > 0) ||
    questions.length > 0;
  if (isTold) return null;
  return statements.some(({ late }) => late > 0) ? 'late' : 'unanswered';
}

function guessCards({ statements, guessed }: PlayedGame): Card[] {
  if (guessed === null) return [];
  const { known, furthest } = furthestAndKnown({ statements });
  // If no party had enough players, the card says what the class knew in all.
  const hasOnlyTotal = furthest.length === 0 && compareToBaseline(guessed) !== null;
  return [
    ...(known.length > 0 || hasOnlyTotal ? [card('known')] : []),
    ...(furthest.length > 0 ? [card('furthest')] : []),
  ];
}

/** Returns the cards of a game in their order: those that have something to show, and the parties. */
export function cardsOf(game: PlayedGame): Card[] {
  const { figures, statements, last } = learnedOf(game);
  const played = new Set(game.statements.filter(isPlayed).map(({ statementId }) => statementId));
  return [
    ...(figures.length > 0 ? [card('learned')] : []),
    ...guessCards(game),
    ...statements.flatMap(({ statementId, marks }): Card[] =>
      played.has(statementId) ? [{ view: marks[0] ?? 'statement', marks, statementId }] : [],
    ),
    ...(game.ballots.some(({ votes, blank }) => votes > blank) ? [card('ballot')] : []),
    card('parties'),
    ...(last === null ? [] : [card('last')]),
  ];
}

/** Which card the screens show. */
export interface ShownCard {
  view: ResultView;
  /** The statement of view `statement`, else null. */
  statementId: string | null;
}

/** Returns the card that the screens show: the first one where a game does not have it. */
export function cardAt(cards: readonly Card[], { view, statementId }: ShownCard): Card | undefined {
  return (
    cards.find((one) =>
      view === 'statement' && statementId !== null
        ? one.statementId === statementId
        : one.view === view || one.marks.some((mark) => mark === view),
    ) ?? cards[0]
  );
}

/** The cards that a class is led through: the parties are one that its teacher opens. */
export const ledThrough = (cards: readonly Card[]): Card[] => {
  const led = cards.filter(({ view }) => view !== 'parties');
  return led.length > 0 ? led : [...cards];
};

/** Returns the card beside one; null at either end. From the parties on it is the last one, or the one before it. */
export function cardBeside(cards: readonly Card[], shown: Card | undefined, step: 1 | -1): Card | null {
  const led = ledThrough(cards);
  for (let at = shown === undefined ? -1 : cards.indexOf(shown) + step; ; at += step) {
    const beside = cards[at];
    if (beside === undefined) return null;
    if (led.includes(beside)) return beside;
  }
}

/** Whether these counts may be handed out without pointing at anybody: no small counts, and not all at one option. */
function mayBeHandedOut(counts: readonly number[]): boolean {
  const given = counts.filter((count) => count > 0);
  return given.length > 1 && given.every((count) => count > FEW);
}

/** Whether a statement's counts, and those of both votes, may stand on a paper that is handed out to the class. */
export function isHandedOut(statement: LearnedStatement): boolean {
  const { options, shift } = statement;
  const both = [shift?.before, shift?.after].flatMap((counts) => (counts ? [counts.map(({ count }) => count)] : []));
  return votesCast(statement) >= CLASS_MIN && [options.map(votesOf), ...both].every(mayBeHandedOut);
}

/** The options that were chosen most, several if equal; none of too few answers. */
export function chosenMost(statement: LearnedStatement): string[] {
  const most = Math.max(...statement.options.map(votesOf));
  if (votesCast(statement) < CLASS_MIN) return [];
  return statement.options.filter((option) => votesOf(option) === most).map(({ opinion }) => opinion);
}
