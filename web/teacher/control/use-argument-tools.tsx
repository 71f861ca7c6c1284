import { useCallback, useEffect } from 'react';
import {
  type ArgumentRemoval,
  closeGaps,
  leaveRemovals,
  removeSoon,
  undoRemoval,
  useRemovals,
} from '#web/data/argument-removals.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { ArgumentTools } from '#web/teacher/board/group-arguments-view.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import styles from './argument-tools.module.css';

/** On a phone: the bin beside each argument of a game, and how to take a removal back. */
export function useArgumentBins(code: string): ArgumentTools {
  const { t } = useTranslation('teacher-live');
  const { states, remove, undo, commit } = useArgumentRemoval(code);
  const draw = useCallback<ArgumentTools['draw']>(
    (answerId, text, removal) => {
      if (removal !== undefined) return <Undo removal={removal} onUndo={() => void undo(answerId)} />;
      return (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('arguments.remove')}
          title={t('arguments.remove')}
          onClick={() => remove(answerId, text)}
        >
          <Icon name="bin" />
        </button>
      );
    },
    [remove, undo, t],
  );
  return { removals: states, draw, onLeave: commit };
}

/** On a board: a button in words at the argument that was pressed, because a bin beside each invites a class to laugh. */
export function useArgumentCards(code: string): ArgumentTools {
  const { t } = useTranslation('teacher-live');
  const { states, remove, undo, commit } = useArgumentRemoval(code);
  const draw = useCallback<ArgumentTools['draw']>(
    (answerId, _text, removal) => removal && <Undo removal={removal} onUndo={() => void undo(answerId)} />,
    [undo],
  );
  const drawEnlarged = useCallback(
    (answerId: string, text: string) => (
      <Button kind="danger" aria-label={t('arguments.remove')} onClick={() => remove(answerId, text)}>
        {t('arguments.delete')}
      </Button>
    ),
    [remove, t],
  );
  return { removals: states, draw, drawEnlarged, onLeave: commit };
}

function Undo({ removal, onUndo }: { removal: ArgumentRemoval; onUndo: () => void }) {
  const { t } = useTranslation('teacher-live');
  if (removal === 'gone') return null;
  return (
    <Button kind="line" onClick={onUndo}>
      {t('queue.undo')}
    </Button>
  );
}

/** Removals in a view of a game's arguments; what still waits when the view is left is sent. */
export function useArgumentRemoval(code: string) {
  useEffect(() => {
    window.addEventListener('pagehide', leaveRemovals);
    return () => {
      window.removeEventListener('pagehide', leaveRemovals);
      leaveRemovals();
    };
  }, []);
  return {
    states: useRemovals(),
    remove: useCallback((answerId: string, text: string) => removeSoon(code, answerId, text), [code]),
    undo: undoRemoval,
    /** Closes the gaps of removed arguments; called when the pointer has left the list. */
    commit: closeGaps,
  };
}
