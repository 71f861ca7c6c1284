import type { VotingSessionSummary } from '#shared/contract/voting-session.ts';

/** Before and during answering the live screen, afterwards the results of that type of game. */
export function votingSessionPath({
  code,
  state,
  type,
}: Pick<VotingSessionSummary, 'code' | 'state' | 'type'>): string {
  const live = `/teacher/votingsession/${code}`;
  return state === 'results' ? `${live}/${type}/results` : live;
}
