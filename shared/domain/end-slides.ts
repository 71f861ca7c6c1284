// What a class looks back at when a game ends: page by page, the parties last. The overview stands beside them.

import { type DebriefStatement, dividedBy, movedBy, unitedOn, votesCast } from './debrief.ts';
import { CLASS_MIN } from './limits.ts';
import type { GuessedPerspective, PartyGuesses } from './perspective.ts';
import { besideBaseline, furthestAndKnown } from './perspective-order.ts';
import { type GameType, type ResultView, resultViewsOf, type SlideView } from './voting-session.ts';

interface PlayedStatement extends DebriefStatement {
  parties: readonly (PartyGuesses & { comment: string })[];
}

interface PlayedGame {
  type: GameType;
  statements: readonly PlayedStatement[];
  /** Null in a debate. */
  guessed: GuessedPerspective['total'] | null;
}

/** A page of the end; `statementId` is null for one that is about no statement. */
export interface EndSlide {
  view: SlideView;
  statementId: string | null;
}

const about = (view: SlideView, statementId: string | undefined): EndSlide[] =>
  statementId === undefined ? [] : [{ view, statementId }];

/** Divisions closer than this count as equal. */
const SAME = 1e-9;

/** The first one with the largest value, if that is more than `above`. */
function mostOf(
  statements: readonly DebriefStatement[],
  value: (one: DebriefStatement) => number,
  above: number,
): string | undefined {
  const best = Math.max(...statements.map(value));
  return best > above + SAME ? statements.find((one) => value(one) === best)?.statementId : undefined;
}

function debateSlides(statements: readonly DebriefStatement[]): EndSlide[] {
  const enough = statements.filter((one) => votesCast(one) >= CLASS_MIN);
  // One statement is nothing to compare.
  if (enough.length < 2) return [];
  const agreed = unitedOn(enough, [])?.statementId;
  const agreedOn = enough.find(({ statementId }) => statementId === agreed);
  return [
    ...about('agreed', agreed),
    ...about('divided', mostOf(enough, dividedBy, agreedOn ? dividedBy(agreedOn) : 0)),
    ...about('moved', mostOf(enough, movedBy, 0)),
  ];
}

function partySlides({ statements, guessed }: PlayedGame): EndSlide[] {
  const { known, furthest } = furthestAndKnown({ statements });
  // If no party had enough players, the page says what the class knew in all.
  const hasOnlyTotal = furthest.length === 0 && guessed !== null && besideBaseline(guessed) !== null;
  return [
    ...(known.length > 0 || hasOnlyTotal ? [{ view: 'known', statementId: null } as const] : []),
    ...(furthest.length > 0 ? [{ view: 'furthest', statementId: null } as const] : []),
  ];
}

/** Returns the pages of the end of a game, in their order: those that have something to show, and the parties. */
export const endSlides = (game: PlayedGame): EndSlide[] => [
  ...(game.type === 'debate' ? debateSlides(game.statements) : partySlides(game)),
  { view: 'parties', statementId: null },
];

/** Returns what the screens show if `view` is chosen: that page, or the next one if it has nothing to show; null for the overview. */
export function slideAt(type: GameType, view: ResultView, slides: readonly EndSlide[]): EndSlide | null {
  const order = resultViewsOf(type);
  const from = order.indexOf(view);
  return slides.find((slide) => order.indexOf(slide.view) >= from) ?? null;
}

/** Returns the neighbour of the page that is shown; null at either end, and beside the overview. */
export function slideBeside(
  type: GameType,
  view: ResultView,
  slides: readonly EndSlide[],
  step: 1 | -1,
): SlideView | null {
  const shown = slideAt(type, view, slides);
  return shown === null ? null : (slides[slides.indexOf(shown) + step]?.view ?? null);
}
