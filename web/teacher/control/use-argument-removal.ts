// Removing an argument can be undone for a while: the command is sent after that, or when the view is left.
import { useCallback, useEffect, useRef, useState } from 'react';
import { removeArgument } from '#web/data/arguments.ts';
import { sendHidden } from '#web/data/hidden-arguments.ts';
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
        await removeArgument(code, answerId);
        mark(answerId, 'gone');
      } catch {
        if (!isOpen.current) {
          notify('error', t('failed.remove'));
          return;
        }
        // A network failure must not show it to the class again, so it stays hidden until it is removed.
        sendHidden(code, answerId, true);
        timers.current.set(
          answerId,
          setTimeout(() => send(answerId), UNDO_MS),
        );
        notify('warn', t('failed.removeYet'));
      }
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
