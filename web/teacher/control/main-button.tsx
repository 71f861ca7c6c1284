import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import styles from './lesson-bar.module.css';
import type { Commands } from './use-commands.ts';
import type { Lead } from './use-lead.ts';

interface MainButtonProps {
  lead: Lead;
  commands: Commands;
  label: string;
  noteId: string | undefined;
}

/** The one button that names what comes next: an outline until the class is ready for it, and while it asks, the question. */
export function MainButton({ lead: { main }, commands: { busy }, label, noteId }: MainButtonProps) {
  const { isArmed, isAwake, press } = main;
  return (
    <>
      <Button
        kind={isAwake ? 'main' : 'line'}
        className={isAwake ? styles.awake : styles.asleep}
        busy={busy === 'move' || busy === 'end' || busy === 'step'}
        aria-describedby={noteId}
        aria-keyshortcuts="ArrowRight PageDown"
        data-leads=""
        data-main={isAwake ? 'awake' : 'asleep'}
        onClick={press}
      >
        {label}
        {!isArmed && <Icon name="forward" />}
      </Button>
      <VisuallyHidden>
        <span role="status">{isArmed && label}</span>
      </VisuallyHidden>
    </>
  );
}
