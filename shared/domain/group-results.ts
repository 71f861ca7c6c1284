// The results of a whole class, calculated from counts, without any single student's answers.

import { compareNames, type Named, type PartyOpinionIndex } from './matching.ts';
import { SKIP } from './skip.ts';

/** How many students gave that opinion on that statement, per party that they played (null in a debate). */
export interface AnswerCount {
  statementId: string;
  opinion: string;
  partyId: string | null;
  count: number;
}

/** How often each opinion was given, as far as it counts for the class. */
export interface ClassCounts {
  /** For sums over all parties: without the players of small parties where they are one party's alone, or few. */
  all: readonly AnswerCount[];
  /** For what is said of each party: of those only that enough students played. */
  ofParties: readonly AnswerCount[];
  /** Whether anything is left out of them. */
  hidesFew: boolean;
}

/** All of them, in any other game. */
export const plainCounts = (counts: readonly AnswerCount[]): ClassCounts => ({
  all: counts,
  ofParties: counts,
  hidesFew: false,
});

export interface PartyScore<P> {
  party: P;
  /** Answers that agree with the party; null if it is below the minimum, or few played the party. */
  count: number | null;
  /** Answers that are not skipped; null if few played the party. */
  total: number | null;
}

/** Hands that were counted in the room for an opinion. */
export interface HandsCount {
  statementId: string;
  opinion: string;
  hands: number;
}

function scoreOf<P extends Named>(party: P, positions: PartyOpinionIndex, answerCounts: readonly AnswerCount[]) {
  let count = 0;
  let total = 0;
  for (const each of answerCounts) {
    if (each.opinion === SKIP) continue;
    total += each.count;
    if (positions.agrees(party._id, each.statementId, each.opinion)) count += each.count;
  }
  return { party, count, total };
}

const byCount = <P extends Named>(a: PartyScore<P>, b: PartyScore<P>): number =>
  (b.count ?? -1) - (a.count ?? -1) || compareNames(a.party, b.party);

const share = ({ count, total }: Pick<PartyScore<unknown>, 'count' | 'total'>): number =>
  count === null || total === null || total === 0 ? -1 : count / total;

/**
 * Every party's agreement with the class, most first, hidden ones last, ties by name. A count of answers on devices
 * below `minCount` is null (hands were seen by everybody); so is that of a party that few played.
 */
export const debateResults = <P extends Named>(
  parties: readonly P[],
  positions: PartyOpinionIndex,
  { all, ofParties, hidesFew }: ClassCounts,
  minCount: number,
  hands: readonly HandsCount[] = [],
): PartyScore<P>[] => {
  const raised = hands.map((one): AnswerCount => ({ ...one, partyId: null, count: one.hands }));
  return parties
    .map((party): PartyScore<P> => {
      if (hidesFew && !ofParties.some(({ partyId }) => partyId === party._id))
        return { party, count: null, total: null };
      const onDevices = scoreOf(party, positions, all);
      const byHand = scoreOf(party, positions, raised);
      return {
        party,
        count: onDevices.count < minCount ? null : onDevices.count + byHand.count,
        total: onDevices.total + byHand.total,
      };
    })
    .sort(byCount);
};

/** Every party's agreement with its players, best share first; a party without players has 0 of 0 and comes last. */
export function partyGameResults<P extends Named>(
  parties: readonly P[],
  positions: PartyOpinionIndex,
  { ofParties, hidesFew }: ClassCounts,
): PartyScore<P>[] {
  return parties
    .map((party): PartyScore<P> => {
      const played = ofParties.filter(({ partyId }) => partyId === party._id);
      if (hidesFew && played.length === 0) return { party, count: null, total: null };
      return scoreOf(party, positions, played);
    })
    .sort((a, b) => share(b) - share(a) || compareNames(a.party, b.party));
}
