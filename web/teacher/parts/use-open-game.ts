import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { subscribe } from '#web/client/live-client.ts';
import { useLiveStatus } from '#web/client/use-live-status.ts';
import { invalidateResults, pollResults } from '#web/data/group-results.ts';
import { tryOutQuery } from '#web/data/try-out.ts';
import { invalidateOpenSessions, openSessionsQuery } from '#web/data/voting-sessions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { POLL_MS } from '#web/session/use-session.ts';
import { notify } from '#web/ui/core/notice-store.ts';

/** Returns the teacher's open game with that code, whether it is a try-out, whether there is none, and the query; follows the game, which another device may change or archive. */
export function useOpenGame(code: SessionCode) {
  const { t } = useTranslation('teacher-live');
  const navigate = useNavigate();
  const isOnline = useLiveStatus() === 'online';
  const games = useQuery({ ...openSessionsQuery, refetchInterval: !isOnline && POLL_MS });
  const [archived, setArchived] = useState(false);

  useEffect(
    () =>
      subscribe(code, {
        onUpdate: (update) => (update.type === 'archived' ? setArchived(true) : invalidateResults()),
        // Also for an answer: one that was under way when the game ended, or whose argument was removed on another device.
        onOwner: ({ type }) => {
          if (type === 'view') invalidateOpenSessions();
          else if (type !== 'participants') invalidateResults();
        },
        onResync: invalidateResults,
      }),
    [code],
  );
  // Without a socket nothing says that something changed.
  useEffect(() => {
    if (isOnline) return;
    const timer = setInterval(pollResults, POLL_MS);
    return () => clearInterval(timer);
  }, [isOnline]);
  useEffect(() => {
    if (!archived) return;
    notify('done', t('ended'));
    navigate('/teacher', { replace: true });
  }, [archived, navigate, t]);

  // Data from before another page was open may be outdated.
  const known = games.isFetchedAfterMount ? games.data : undefined;
  const listed = known?.find((one) => one.code === code) ?? null;
  const isUnlisted = known !== undefined && listed === null;
  // A try-out is in no list.
  const tried = useQuery({ ...tryOutQuery, enabled: isUnlisted });
  const tryOut = isUnlisted && tried.data?.code === code ? tried.data : null;
  const isTryOut = tryOut !== null;
  return { game: listed ?? tryOut, isTryOut, isGone: isUnlisted && !isTryOut && tried.isFetched, games };
}
