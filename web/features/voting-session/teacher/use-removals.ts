// Taking arguments away with a way back: the command goes out after a while, or when the view is left.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '#web/lib/api.ts';
import { errorCodeOf } from '#web/lib/api-error.ts';
import { notify } from '#web/ui/notice-store.ts';
import { tellHidden } from './hidden-elsewhere.ts';
import { changeSession } from './live-session.api.ts';
import { withoutComment } from './live-session-cache.ts';

/** Milliseconds in which an argument can be put back. */
const UNDO_MS = 6_000;

/** waiting: can be put back · gone: taken away, its place is kept until the pointer has left. */
export type Removal = 'waiting' | 'gone';

export interface Removals {
  states: ReadonlyMap<string, Removal>;
  remove: (opinionId: string) => void;
  undo: (opinionId: string) => void;
  /** Closes the gaps: call it when nobody points at the list. */
  settle: () => void;
}

export function useRemovals(code: string): Removals {
  const { t } = useTranslation('live');
  const queries = useQueryClient();
  const [states, setStates] = useState<ReadonlyMap<string, Removal>>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const isOpen = useRef(true);

  const mark = useCallback((opinionId: string, state: Removal | null) => {
    setStates((before) => {
      const after = new Map(before);
      if (state === null) after.delete(opinionId);
      else after.set(opinionId, state);
      return after;
    });
  }, []);

  const send = useCallback(
    async (opinionId: string) => {
      clearTimeout(timers.current.get(opinionId));
      timers.current.delete(opinionId);
      try {
        await request('DELETE voting/session/:code/comment/:commentId', {
          params: { code, commentId: opinionId },
          keepalive: true,
        });
      } catch (error) {
        // Somebody else took it away: that is what was asked for.
        if (errorCodeOf(error) !== 'NOT_FOUND') {
          if (isOpen.current) {
            // A class must not see it again because the network was away: it stays hidden until it is gone.
            tellHidden(code, opinionId, true);
            timers.current.set(
              opinionId,
              setTimeout(() => send(opinionId), UNDO_MS),
            );
            notify('warn', t('failed.removeYet'));
          } else notify('fault', t('failed.remove'));
          return;
        }
      }
      mark(opinionId, 'gone');
      changeSession(queries, code, (before) => withoutComment(before, opinionId));
    },
    [code, queries, mark, t],
  );

  useEffect(() => {
    isOpen.current = true;
    const waiting = timers.current;
    const flush = () => {
      for (const opinionId of [...waiting.keys()]) send(opinionId);
    };
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      isOpen.current = false;
      flush();
    };
  }, [send]);

  const remove = useCallback(
    (opinionId: string) => {
      mark(opinionId, 'waiting');
      tellHidden(code, opinionId, true);
      timers.current.set(
        opinionId,
        setTimeout(() => send(opinionId), UNDO_MS),
      );
    },
    [code, mark, send],
  );
  const undo = useCallback(
    (opinionId: string) => {
      clearTimeout(timers.current.get(opinionId));
      timers.current.delete(opinionId);
      mark(opinionId, null);
      tellHidden(code, opinionId, false);
    },
    [code, mark],
  );
  const settle = useCallback(
    () => setStates((before) => new Map([...before].filter(([, state]) => state !== 'gone'))),
    [],
  );
  return { states, remove, undo, settle };
}
