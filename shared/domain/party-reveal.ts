// In which order a class learns the parties' answers: the largest surprises first, each alone, then the others.
import { PLAYERS_MIN } from './limits.ts';
import type { PartyGuesses } from './perspective.ts';
import { bySurprise } from './perspective-order.ts';

/** Parties that are shown one by one at most. */
const ALONE_MAX = 6;

/** Returns the pages of a reveal: each of at most six parties that enough students played, then all others by name. */
export function revealPages<P extends PartyGuesses>(parties: readonly P[]): P[][] {
  const alone = bySurprise(parties.filter(({ players }) => players !== null && players >= PLAYERS_MIN)).slice(
    0,
    ALONE_MAX,
  );
  const others = parties.filter((party) => !alone.includes(party));
  return [...alone.map((party) => [party]), ...(others.length === 0 ? [] : [others])];
}
