import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { toggleFullScreen } from './full-screen.ts';
import { HelpDialog } from './help-dialog.tsx';
import type { KeyedView } from './live-keys.ts';
import type { Remote } from './live-screen.ts';
import type { LessonTool } from './use-lesson.tsx';

/** `views` are those of the game, `lesson` is what can be done with the statement, `tools` stand in the dialog, `onProject` shows the game on another screen, `onEndNow` ends it early, `onRemove` takes away one that did not start, `onNewCode` makes it again with a new code. Returns the button, the dialog while it is open, and how to open it. */
export function useHelp(
  views: readonly KeyedView[],
  lesson: readonly LessonTool[],
  tools: ReactNode,
  {
    onProject,
    onEndNow,
    onRemove,
    onNewCode,
    remote,
  }: {
    onProject: () => void;
    onEndNow?: (() => void) | undefined;
    onRemove?: () => void;
    onNewCode?: (() => void) | undefined;
    remote: Remote;
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
        <Icon name={remote.isOn ? 'plus' : 'keys'} />
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
        onShowProjector={remote.onShowProjector && closeAnd(remote.onShowProjector)}
        onClose={close}
      />
    ),
  };
}
