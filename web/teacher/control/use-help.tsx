import { type ReactNode, useState } from 'react';
import type { ChosenView } from '#shared/domain/live-views.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { toggleFullScreen } from './full-screen.ts';
import { HelpDialog } from './help-dialog.tsx';
import type { LessonTool } from './use-lesson.tsx';

/** `views` are those of the game, `lesson` is what can be done with the statement, `tools` stand in the dialog, `onProject` shows the game on another screen, `onEndNow` ends it early, `onRemove` takes away one that did not start, `onNewCode` makes it again with a new code, `onShowBoard` shows the board on a phone. Returns the button, the dialog while it is open, and how to open it. */
export function useHelp(
  views: readonly ChosenView[],
  lesson: readonly LessonTool[],
  tools: ReactNode,
  {
    onProject,
    onEndNow,
    onRemove,
    onNewCode,
    onShowBoard,
  }: {
    onProject: () => void;
    onEndNow?: (() => void) | undefined;
    onRemove?: () => void;
    onNewCode?: (() => void) | undefined;
    onShowBoard?: (() => void) | undefined;
  },
): { open: () => void; button: ReactNode; dialog: ReactNode } {
  const { t } = useTranslation('teacher-live');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const closeAnd = (act: () => void) => () => {
    close();
    act();
  };
  return {
    open: () => setOpen(true),
    button: (
      <Button kind="text" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        <Icon name={onShowBoard ? 'plus' : 'keys'} />
        {t('help.button')}
      </Button>
    ),
    dialog: isOpen && (
      <HelpDialog
        views={views}
        lesson={lesson}
        tools={tools}
        onFullScreen={closeAnd(toggleFullScreen)}
        onProject={closeAnd(onProject)}
        onEndNow={onEndNow && closeAnd(onEndNow)}
        onRemove={onRemove && closeAnd(onRemove)}
        onNewCode={onNewCode && closeAnd(onNewCode)}
        onShowBoard={onShowBoard && closeAnd(onShowBoard)}
        onClose={close}
      />
    ),
  };
}
