// Where a teacher picks a game up again.
import type { VotingSessionSummary } from '#shared/contract/voting-session.ts';

/** Before and during answering the live screen, afterwards the results of that type of game. */
export function resumePath({ code, state, type }: Pick<VotingSessionSummary, 'code' | 'state' | 'type'>): string {
  const live = `/teacher/votingsession/${code}`;
  return state === 'results' ? `${live}/${type}/results` : live;
}
