// What the teacher commands: each sets a state, so that giving it twice does no harm; a failure is said and can be repeated.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveView, VotingSession } from '#shared/contract/voting-session.ts';
import { request } from '#web/lib/api.ts';
import { errorCodeOf } from '#web/lib/api-error.ts';
import type { Failure } from '#web/widgets/live-controls.tsx';
import { changeSession, liveSessionKey } from './live-session.api.ts';
import { openJournal } from './live-session-cache.ts';

type Name = 'start' | 'move' | 'view' | 'end';

export interface Commands {
  start: () => void;
  moveTo: (statementId: string) => void;
  show: (view: LiveView) => void;
  end: () => void;
  /** The command that is under way. */
  busy: Name | null;
  failure: Failure | null;
}

/** Where the game is according to the server's answer. The answers themselves come by events. */
const placeOf = ({ state, currentStatement, view }: VotingSession) => ({
  state,
  currentStatement,
  ...(view !== undefined && { view }),
});

export function useCommands(code: string): Commands {
  const { t } = useTranslation('live');
  const queries = useQueryClient();
  const [busy, setBusy] = useState<Name | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Which one is under way, and to what it leads. */
  const running = useRef<string | null>(null);
  const waiting = useRef<(() => void) | null>(null);

  /** Runs one command at a time: whoever presses the same again meanwhile means it once, and the last of anything else comes next. */
  const give = async (name: Name, what: string, run: () => Promise<Partial<VotingSession>>) => {
    if (running.current !== null) {
      waiting.current = running.current === what ? null : () => give(name, what, run);
      return;
    }
    running.current = what;
    setBusy(name);
    setFailure(null);
    const journal = openJournal(code);
    try {
      const place = await run().finally(journal.close);
      // A class's answers make a reply slow: what another device did meanwhile is newer.
      changeSession(queries, code, (before) => journal.putInto({ ...before, ...place }));
    } catch (error) {
      const reason = errorCodeOf(error);
      // Another device was first: what it did is what counts.
      if (reason === 'WRONG_STATE' || reason === 'INVALID_CODE') {
        queries.invalidateQueries({ queryKey: liveSessionKey(code) });
        return;
      }
      waiting.current = null;
      const text = `${t(`failed.${name}`)} ${reason === 'NETWORK' ? t('failed.offline') : t('failed.again')}`;
      setFailure({ text, onRetry: () => give(name, what, run) });
    } finally {
      running.current = null;
      setBusy(null);
      const next = waiting.current;
      waiting.current = null;
      next?.();
    }
  };

  return {
    busy,
    failure,
    start: () =>
      give('start', 'start', async () =>
        placeOf(await request('POST voting/session/:code/start', { params: { code } })),
      ),
    moveTo: (statementId) =>
      give('move', `move ${statementId}`, async () => {
        const params = { code, statementId };
        return placeOf(await request('POST voting/session/:code/statement/:statementId', { params }));
      }),
    show: (view) =>
      give('view', `view ${view}`, async () => {
        await request('POST voting/session/:code/view', { params: { code }, body: { view } });
        return { view };
      }),
    end: () =>
      give('end', 'end', async () => placeOf(await request('POST voting/session/:code/end', { params: { code } }))),
  };
}
