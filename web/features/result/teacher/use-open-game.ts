// Finds one's own game behind a code, and follows it: another device may archive it.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { normalSessionCode } from '#shared/domain/session-code.ts';
import { subscribe } from '#web/lib/live-client.ts';
import { notify } from '#web/ui/notice-store.ts';
import { openGamesQuery } from './group-results.api.ts';

/** Gives the code of the address, the game as soon as it is known, whether there is none, and how the read went. */
export function useOpenGame() {
  const { t } = useTranslation('live');
  const { code: typed = '' } = useParams();
  const code = normalSessionCode(typed);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const games = useQuery(openGamesQuery);
  const [archived, setArchived] = useState(false);

  useEffect(
    () =>
      subscribe(code, {
        onUpdate: (update) =>
          update.type === 'archived' ? setArchived(true) : queries.invalidateQueries({ queryKey: ['result'] }),
        onResync: () => queries.invalidateQueries({ queryKey: ['result'] }),
      }),
    [code, queries],
  );
  useEffect(() => {
    if (!archived) return;
    notify('done', t('ended'));
    navigate('/teacher', { replace: true });
  }, [archived, navigate, t]);

  // What was read before another page may be where the game no longer is.
  const known = games.isFetchedAfterMount ? games.data : undefined;
  const game = known?.find((one) => one.code === code) ?? null;
  return { code, game, isGone: known !== undefined && game === null, games };
}
