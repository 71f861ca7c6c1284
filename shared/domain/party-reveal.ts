// In which order a class learns what the parties say themselves: the largest surprise first, each alone, the others together at the end.
import { PLAYERS_MIN } from './limits.ts';
import type { PartyGuesses } from './perspective.ts';
import { bySurprise } from './perspective-order.ts';

/** Parties that are shown one by one at most. */
const ALONE_MAX = 6;

/** Returns the pages of a reveal: one for each of at most six parties that enough students played, then one with all others, by name as they came. */
export function revealPages<P extends PartyGuesses>(parties: readonly P[]): P[][] {
  const alone = bySurprise(parties.filter(({ players }) => players >= PLAYERS_MIN)).slice(0, ALONE_MAX);
  const others = parties.filter((party) => !alone.includes(party));
  return [...alone.map((party) => [party]), ...(others.length === 0 ? [] : [others])];
}
