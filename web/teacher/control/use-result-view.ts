// All screens of a game show the same page of the results: opening one shows it everywhere, and what another device opens is followed.
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import type { VotingSessionSummary } from '#shared/contract/voting-session.ts';
import type { ResultView } from '#shared/domain/voting-session.ts';
import { setLiveState } from '#web/data/live-state.ts';
import { FOLLOWED, votingSessionPath } from '#web/teacher/parts/voting-session-path.ts';

/** The pages that were followed to since the app was loaded: one that is opened again is opened by this device's way back. */
const followed = new Set<string>();

/** On the page of that view: tells the game's other screens that it was opened, and follows when one of them opens another page. `game` is null until it is read. */
export function useResultView(game: VotingSessionSummary | null, own: ResultView): void {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const type = useNavigationType();
  const [isFollowed] = useState(() => state === FOLLOWED && !(type === 'POP' && followed.has(key)));
  useEffect(() => {
    if (isFollowed) followed.add(key);
  }, [isFollowed, key]);
  const latest = useRef({ game, isFollowed });
  useEffect(() => {
    latest.current = { game, isFollowed };
  });
  const shown = game?.state === 'results' ? game.resultView : null;
  const seen = useRef<ResultView | null>(null);
  useEffect(() => {
    const { game, isFollowed } = latest.current;
    const before = seen.current;
    seen.current = shown;
    if (game === null || shown === null || shown === own || shown === before) return;
    if (before === null && !isFollowed) {
      const { code } = game;
      // If this fails, only this screen shows the page.
      setLiveState(code, { resultView: own }).catch(() => {});
    } else navigate(votingSessionPath(game), { replace: true, state: FOLLOWED });
  }, [shown, own, navigate]);
}
