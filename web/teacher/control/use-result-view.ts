// All screens of a game show the same card of the results: opening one shows it everywhere, and what another device opens is followed.
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import type { VotingSessionSummary } from '#shared/contract/voting-session.ts';
import type { ShownCard } from '#shared/domain/learned.ts';
import { withTimeout } from '#web/client/with-timeout.ts';
import { setLiveState } from '#web/data/live-state.ts';
import { refetchOpenSessions } from '#web/data/voting-sessions.ts';
import { cardChange, FOLLOWED, resultPath, votingSessionPath } from '#web/teacher/parts/voting-session-path.ts';

/** The places in the browser's history that were shown since the app was loaded: this device's way back leads to them. */
const visited = new Set<string>();

/** How many pages this device is opening: until all of them are sent, a read may be older. */
let opening = 0;

/**
 * The place that this device turned to last, and the one that it is sending: calls at the same time could arrive in the
 * wrong order.
 */
let newest = '';
let telling = Promise.resolve();

/** The present place in the history, and whether another device led to it. */
function usePlace(): { key: string; isFollowed: boolean } {
  const { key, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const arrive = () => ({ key, isFollowed: state === FOLLOWED && !(isBack && visited.has(key)) });
  const [place, setPlace] = useState(arrive);
  useEffect(() => void visited.add(key), [key]);
  if (place.key === key) return place;
  const next = arrive();
  setPlace(next);
  return next;
}

/**
 * On the page of that card: tells the game's other screens that it was opened, and follows when one of them opens
 * another one. `game` is null until it is read.
 */
export function useResultView(game: VotingSessionSummary | null, { view, statementId }: ShownCard): void {
  const navigate = useNavigate();
  const place = usePlace();
  const latest = useRef(game);
  useEffect(() => {
    latest.current = game;
  });
  const shown = game?.state === 'results' ? votingSessionPath(game) : null;
  const own = game && resultPath(game.code, game.type, { view, statementId });
  /** The view that the game's screens are known to show; null if the next read brings no change. */
  const seen = useRef<string | null>(null);
  const told = useRef<string | null>(null);
  const [settled, setSettled] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came in meanwhile is looked at once all are told
  useEffect(() => {
    const game = latest.current;
    if (game === null || shown === null) return;
    const tell = async () => {
      opening += 1;
      seen.current = null;
      newest = place.key;
      const turn = async () => {
        if (newest !== place.key) return;
        await withTimeout((signal) => setLiveState(game.code, cardChange({ view, statementId }), signal));
        seen.current = own;
      };
      telling = telling.then(turn).catch(() => {
        // Only this screen shows the page.
      });
      await telling;
      await refetchOpenSessions();
      opening -= 1;
      setSettled((times) => times + 1);
    };
    if (!place.isFollowed && told.current !== place.key) {
      told.current = place.key;
      if (shown === own && opening === 0) seen.current = own;
      else void tell();
      return;
    }
    if (opening > 0) return;
    const before = seen.current;
    seen.current = shown;
    const isNews = shown !== before && (before !== null || place.isFollowed);
    if (shown !== own && isNews) navigate(shown, { replace: true, state: FOLLOWED });
  }, [shown, own, place, settled, navigate]);
}
