// Removing an argument can be undone for a while: the command is sent after that, or when the view is left.
import { useCallback, useEffect, useRef, useState } from 'react';
import { request } from '#web/client/api.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { patchArgument, refreshArguments } from '#web/data/arguments.ts';
import { sendHidden } from '#web/data/hidden-arguments.ts';
import { refreshShown } from '#web/data/shown.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { ArgumentRemoval } from '#web/teacher/board/group-arguments-view.tsx';
import { notify } from '#web/ui/core/notice-store.ts';

/** Milliseconds in which a removal can be undone. */
const UNDO_MS = 6_000;

interface ArgumentRemovals {
  states: ReadonlyMap<string, ArgumentRemoval>;
  remove: (answerId: string) => void;
  undo: (answerId: string) => void;
  /** Closes the gaps of removed arguments; called when the pointer has left the list. */
  commit: () => void;
}

export function useArgumentRemoval(code: string): ArgumentRemovals {
  const { t } = useTranslation('teacher-live');
  const [states, setStates] = useState<ReadonlyMap<string, ArgumentRemoval>>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const isOpen = useRef(true);

  const mark = useCallback((answerId: string, state: ArgumentRemoval | null) => {
    setStates((before) => {
      const after = new Map(before);
      if (state === null) after.delete(answerId);
      else after.set(answerId, state);
      return after;
    });
  }, []);

  const send = useCallback(
    async (answerId: string) => {
      clearTimeout(timers.current.get(answerId));
      timers.current.delete(answerId);
      try {
        await request('DELETE voting/session/:code/comment/:commentId', {
          params: { code, commentId: answerId },
          keepalive: true,
        });
      } catch (error) {
        // Another device removed it already.
        if (errorCodeOf(error) !== 'NOT_FOUND') {
          if (isOpen.current) {
            // A network failure must not show it to the class again, so it stays hidden until it is removed.
            sendHidden(code, answerId, true);
            timers.current.set(
              answerId,
              setTimeout(() => send(answerId), UNDO_MS),
            );
            notify('warn', t('failed.removeYet'));
          } else notify('error', t('failed.remove'));
          return;
        }
      }
      mark(answerId, 'gone');
      patchArgument(code, answerId, null);
      void refreshArguments(code);
      void refreshShown(code);
    },
    [code, mark, t],
  );

  useEffect(() => {
    isOpen.current = true;
    const waiting = timers.current;
    const flush = () => {
      for (const answerId of [...waiting.keys()]) send(answerId);
    };
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      isOpen.current = false;
      flush();
    };
  }, [send]);

  const remove = useCallback(
    (answerId: string) => {
      mark(answerId, 'waiting');
      sendHidden(code, answerId, true);
      timers.current.set(
        answerId,
        setTimeout(() => send(answerId), UNDO_MS),
      );
    },
    [code, mark, send],
  );
  const undo = useCallback(
    (answerId: string) => {
      clearTimeout(timers.current.get(answerId));
      timers.current.delete(answerId);
      mark(answerId, null);
      sendHidden(code, answerId, false);
    },
    [code, mark],
  );
  const commit = useCallback(
    () => setStates((before) => new Map([...before].filter(([, state]) => state !== 'gone'))),
    [],
  );
  return { states, remove, undo, commit };
}
