import type { VotingSessionSummary } from '#shared/contract/voting-session.ts';
import type { GameType, ResultView } from '#shared/domain/voting-session.ts';

/** The address of a game's live screen, which on a phone is its remote control. */
export const livePath = (code: string): string => `/teacher/votingsession/${code}`;

/** A page of the results of a game of that type. The overview has its own address; without a view it is the parties. */
export function resultPath(code: string, type: GameType, view: ResultView): string {
  if (view === 'overview') return `${livePath(code)}/results/overview`;
  return `${livePath(code)}/${type}/results${view === 'parties' ? '' : `?view=${view}`}`;
}

/** Before and during answering the live screen, afterwards the page of the results that its screens show. */
export function votingSessionPath({
  code,
  state,
  type,
  resultView,
}: Pick<VotingSessionSummary, 'code' | 'state' | 'type' | 'resultView'>): string {
  return state === 'results' ? resultPath(code, type, resultView) : livePath(code);
}

/** The state of a navigation that was not made on this device, but follows another one. */
export const FOLLOWED = 'followed';
