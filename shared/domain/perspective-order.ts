import { type GuessedPerspective, KNOWN_FROM, type PartyGuesses } from './perspective.ts';

/** The guesses of a party's players about one statement, if they may be shown. */
export interface Guessed<P extends PartyGuesses = PartyGuesses> {
  statementId: string;
  guesses: P & { hits: number; players: number };
}

const SHOWN_MAX = 3;
/** Shares that differ by no more than this are about the same. */
const ABOUT = 0.05;

/** The share of wrong guesses; null if it is not shown. */
const surpriseOf = ({ hits, players }: PartyGuesses): number | null =>
  hits === null || players === null ? null : 1 - hits / players;

/** The parties with the largest surprise first, those without a figure last; otherwise as they were. */
export const bySurprise = <P extends PartyGuesses>(parties: readonly P[]): P[] =>
  [...parties].sort((a, b) => (surpriseOf(b) ?? -1) - (surpriseOf(a) ?? -1));

const isGuessed = <P extends PartyGuesses>(one: { statementId: string; guesses: P }): one is Guessed<P> =>
  one.guesses.hits !== null && one.guesses.players !== null;

/** At most three, and only the first one of each statement. */
const oneOfEach = <P extends PartyGuesses>(all: readonly Guessed<P>[]): Guessed<P>[] =>
  all
    .filter((one, at) => all.findIndex(({ statementId }) => statementId === one.statementId) === at)
    .slice(0, SHOWN_MAX);

/** At most three statements on which the class guessed worst, each with the party, and three that it knew. */
export function furthestAndKnown<P extends PartyGuesses>({
  statements,
}: {
  statements: readonly { statementId: string; parties: readonly P[] }[];
}): { furthest: Guessed<P>[]; known: Guessed<P>[] } {
  const all = statements
    .flatMap(({ statementId, parties }) => parties.map((guesses) => ({ statementId, guesses })))
    .filter(isGuessed<P>);
  const share = ({ guesses: { hits, players } }: Guessed) => hits / players;
  const players = (one: Guessed) => one.guesses.players;
  const missed = all.filter((one) => share(one) < KNOWN_FROM);
  const knew = all.filter((one) => share(one) >= KNOWN_FROM);
  return {
    furthest: oneOfEach(missed.sort((a, b) => share(a) - share(b) || players(b) - players(a))),
    known: oneOfEach(knew.sort((a, b) => share(b) - share(a) || players(b) - players(a))),
  };
}

/** How the hits compare with giving the most common answer of the parties; null if they are not shown. */
export function compareToBaseline({
  answers,
  hits,
  baseline,
}: GuessedPerspective['total']): 'more' | 'about' | 'less' | null {
  if (hits === null || baseline === null || answers === 0) return null;
  const difference = (hits - baseline) / answers;
  if (Math.abs(difference) <= ABOUT) return 'about';
  return difference > 0 ? 'more' : 'less';
}

/** The most frequent guesses, several if they are equal; none if they are not shown. */
export function mainGuesses({ guesses }: PartyGuesses): string[] {
  const most = Math.max(...(guesses ?? []).map(({ count }) => count));
  return (guesses ?? []).filter(({ count }) => count === most).map(({ opinion }) => opinion);
}
