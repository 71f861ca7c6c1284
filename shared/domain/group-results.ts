// What a whole class thinks, calculated from counts, without any single student's answers.

import { compareNames, type Named, type PartyOpinionIndex } from './matching.ts';
import { SKIP } from './skip.ts';

/** How many students gave that opinion on that statement, per party that they played (null in a debate). */
export interface AnswerCount {
  statementId: string;
  opinion: string;
  partyId: string | null;
  count: number;
}

export interface PartyScore<P> {
  party: P;
  /** Answers that agree with the party; null if it is hidden because it is below the minimum. */
  count: number | null;
  /** Answers that are not skipped. */
  total: number;
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

const share = ({ count, total }: { count: number; total: number }): number => (total === 0 ? -1 : count / total);

/**
 * Every party's agreement with the whole class, most first, hidden ones last, ties by name. A count of which less than `minCount` came from
 * devices is hidden as null: hands were seen by everybody in the room.
 */
export const debateResults = <P extends Named>(
  parties: readonly P[],
  positions: PartyOpinionIndex,
  answerCounts: readonly AnswerCount[],
  minCount: number,
  hands: readonly HandsCount[] = [],
): PartyScore<P>[] => {
  const raised = hands.map((one): AnswerCount => ({ ...one, partyId: null, count: one.hands }));
  return parties
    .map((party) => {
      const onDevices = scoreOf(party, positions, answerCounts);
      const byHand = scoreOf(party, positions, raised);
      return {
        party,
        count: onDevices.count < minCount ? null : onDevices.count + byHand.count,
        total: onDevices.total + byHand.total,
      };
    })
    .sort(byCount);
};

/** Every party's agreement with the students who played it, best share first; a party without players has 0 of 0 and comes last. */
export function partyGameResults<P extends Named>(
  parties: readonly P[],
  positions: PartyOpinionIndex,
  answerCounts: readonly AnswerCount[],
): PartyScore<P>[] {
  return parties
    .map((party) =>
      scoreOf(
        party,
        positions,
        answerCounts.filter(({ partyId }) => partyId === party._id),
      ),
    )
    .sort((a, b) => share(b) - share(a) || compareNames(a.party, b.party));
}
