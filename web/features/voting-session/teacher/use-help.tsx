// Opens and closes the help over the live screen.
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveView } from '#shared/contract/voting-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { toggleFullScreen } from './full-screen.ts';
import { HelpDialog } from './help-dialog.tsx';

/** Takes the views of the game and how to end it early; gives the button, the dialog while it is open, and a way to open it. */
export function useHelp(
  views: readonly LiveView[],
  onEndNow?: () => void,
): { open: () => void; button: ReactNode; dialog: ReactNode } {
  const { t } = useTranslation('live');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return {
    open: () => setOpen(true),
    button: (
      <Button kind="text" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        <Icon name="keys" />
        {t('help.button')}
      </Button>
    ),
    dialog: isOpen && (
      <HelpDialog
        views={views}
        onFullScreen={() => {
          close();
          toggleFullScreen();
        }}
        onEndNow={
          onEndNow &&
          (() => {
            close();
            onEndNow();
          })
        }
        onClose={close}
      />
    ),
  };
}
