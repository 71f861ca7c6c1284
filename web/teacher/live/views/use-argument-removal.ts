// Removing an argument can be undone for a while: the command is sent after that, or when the view is left.
import { useCallback, useEffect, useRef, useState } from 'react';
import { request } from '#web/client/api.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { patchArgument, refreshArguments } from '#web/data/arguments.ts';
import { refreshShown } from '#web/data/shown.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { sendHidden } from './hidden-arguments.ts';

/** Milliseconds in which a removal can be undone. */
const UNDO_MS = 6_000;

/** waiting: can be undone · gone: removed, its place stays empty until the pointer has left the list. */
export type ArgumentRemoval = 'waiting' | 'gone';

export interface ArgumentRemovals {
  states: ReadonlyMap<string, ArgumentRemoval>;
  remove: (opinionId: string) => void;
  undo: (opinionId: string) => void;
  /** Closes the gaps of removed arguments; called when the pointer has left the list. */
  commit: () => void;
}

export function useArgumentRemoval(code: string): ArgumentRemovals {
  const { t } = useTranslation('teacher-live');
  const [states, setStates] = useState<ReadonlyMap<string, ArgumentRemoval>>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const isOpen = useRef(true);

  const mark = useCallback((opinionId: string, state: ArgumentRemoval | null) => {
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
        // Another device removed it already.
        if (errorCodeOf(error) !== 'NOT_FOUND') {
          if (isOpen.current) {
            // A network failure must not show it to the class again, so it stays hidden until it is removed.
            sendHidden(code, opinionId, true);
            timers.current.set(
              opinionId,
              setTimeout(() => send(opinionId), UNDO_MS),
            );
            notify('warn', t('failed.removeYet'));
          } else notify('error', t('failed.remove'));
          return;
        }
      }
      mark(opinionId, 'gone');
      patchArgument(code, opinionId, null);
      void refreshArguments(code);
      void refreshShown(code);
    },
    [code, mark, t],
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
      sendHidden(code, opinionId, true);
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
      sendHidden(code, opinionId, false);
    },
    [code, mark],
  );
  const commit = useCallback(
    () => setStates((before) => new Map([...before].filter(([, state]) => state !== 'gone'))),
    [],
  );
  return { states, remove, undo, commit };
}
