import { type ReactNode, useId } from 'react';
import look from '#web/ui/forms/dialog.module.css';
import { useModal } from '#web/ui/forms/dialog.tsx';

interface TitledDialogProps {
  title: string;
  className?: string | undefined;
  /** Called when it is closed by Escape; it is open as long as it is drawn. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that shows or offers something; `Dialog` is the one that asks. */
export function TitledDialog({ title, className = '', onClose, children }: TitledDialogProps) {
  const dialog = useModal();
  const titleId = useId();
  return (
    <dialog ref={dialog} className={`${look.dialog} ${className}`} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
