import { useCallback } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { ArgumentTools } from '#web/teacher/board/group-arguments-view.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import styles from './argument-tools.module.css';
import { useArgumentRemoval } from './use-argument-removal.ts';

/** The bin beside each argument of a game, and how to take a removal back. */
export function useArgumentTools(code: string): ArgumentTools {
  const { t } = useTranslation('teacher-live');
  const { states, remove, undo, commit } = useArgumentRemoval(code);
  const draw = useCallback<ArgumentTools['draw']>(
    (answerId, removal) => {
      if (removal === 'gone') return null;
      if (removal === 'waiting')
        return (
          <Button kind="line" onClick={() => undo(answerId)}>
            {t('arguments.undo')}
          </Button>
        );
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
