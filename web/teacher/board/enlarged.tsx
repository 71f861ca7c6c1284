import type { ReactNode } from 'react';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { useModal } from '#web/ui/forms/dialog.tsx';
import styles from './enlarged.module.css';

/** Fills the screen with one thing, until it is pressed or Escape is. */
export function Enlarged({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  const dialog = useModal();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={label} onClose={onClose}>
      <button type="button" onClick={onClose}>
        {children}
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
    </dialog>
  );
}
