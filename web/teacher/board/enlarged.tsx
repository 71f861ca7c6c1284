import { type ReactNode, useEffect, useRef } from 'react';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import styles from './enlarged.module.css';

/** Fills the screen with one thing, until it is pressed or Escape is. */
export function Enlarged({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={label} onClose={onClose}>
      <button type="button" onClick={() => dialog.current?.close()}>
        {children}
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
    </dialog>
  );
}
