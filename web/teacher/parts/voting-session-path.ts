import type { LiveAt } from '#shared/contract/live-state.ts';
import type { VotingSessionSummary } from '#shared/contract/voting-session.ts';
import type { ShownCard } from '#shared/domain/learned.ts';
import type { GameType, ResultView } from '#shared/domain/voting-session.ts';

/** The address of a game's live screen, which on a phone is its remote control. */
export const livePath = (code: string): string => `/teacher/votingsession/${code}`;

/** The card that a game's screens show. */
export const shownCard = (view: ResultView, at: LiveAt | null | undefined): ShownCard => ({
  view,
  statementId: view === 'statement' && at?.kind === 'slide' ? at.id : null,
});

/** The change that shows a card on all screens of a game. */
export const cardChange = ({ view, statementId }: ShownCard): { resultView: ResultView; at: LiveAt | null } => ({
  resultView: view,
  at: statementId === null ? null : { kind: 'slide', id: statementId, page: 0 },
});

/** A card of a game of that type. The list has its own address; without a view it is the parties. */
export function resultPath(code: string, type: GameType, { view, statementId }: ShownCard): string {
  if (view === 'overview') return `${livePath(code)}/results/overview`;
  const page = `${livePath(code)}/${type}/results`;
  if (view === 'parties') return page;
  return `${page}?view=${view}${statementId === null ? '' : `&statement=${statementId}`}`;
}

/** Before and during answering the live screen, afterwards the card that its screens show. */
export function votingSessionPath({
  code,
  state,
  type,
  resultView,
  at,
}: Pick<VotingSessionSummary, 'code' | 'state' | 'type' | 'resultView' | 'at'>): string {
  return state === 'results' ? resultPath(code, type, shownCard(resultView, at)) : livePath(code);
}

/** The state of a navigation that was not made on this device, but follows another one. */
export const FOLLOWED = 'followed';
