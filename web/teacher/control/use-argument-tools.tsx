import { useCallback } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { ArgumentRemoval, ArgumentTools } from '#web/teacher/board/group-arguments-view.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import styles from './argument-tools.module.css';
import { useArgumentRemoval } from './use-argument-removal.ts';

/** On a phone: the bin beside each argument of a game, and how to take a removal back. */
export function useArgumentBins(code: string): ArgumentTools {
  const { t } = useTranslation('teacher-live');
  const { states, remove, undo, commit } = useArgumentRemoval(code);
  const draw = useCallback<ArgumentTools['draw']>(
    (answerId, removal) => {
      if (removal !== undefined) return <Undo removal={removal} onUndo={() => undo(answerId)} />;
      return (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('arguments.remove')}
          title={t('arguments.remove')}
          onClick={() => remove(answerId)}
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
    (answerId, removal) => removal && <Undo removal={removal} onUndo={() => undo(answerId)} />,
    [undo],
  );
  const drawEnlarged = useCallback(
    (answerId: string) => (
      <Button kind="danger" aria-label={t('arguments.remove')} onClick={() => remove(answerId)}>
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
