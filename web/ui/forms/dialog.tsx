// A question before something that cannot be undone, as a native dialog: the safe choice comes first and has the focus.
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '#web/ui/core/button.tsx';
import { moveFocus } from '#web/ui/core/move-focus.ts';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** The safe choice; Escape means the same. */
  cancel: string;
  /** Null if there is nothing to confirm. */
  confirm: string | null;
  /** Red, for what deletes. */
  destroys?: boolean;
  busy?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Returns the `ref` of a native dialog: it opens as soon as it is drawn; remove it to close it. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is taken away: only then does the focus go back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    moveFocus(() => element?.showModal());
    return () => moveFocus(() => element?.close());
  }, []);
  return dialog;
}

/** As `useModal`; a press beside the dialog closes it too. Not by `closedby`, which Safari does not know. */
export function useLightDialog() {
  const ref = useModal();
  useEffect(() => {
    const dialog = ref.current;
    // The backdrop belongs to the dialog.
    const press = ({ target, clientX: x, clientY: y }: MouseEvent) => {
      if (dialog === null || target !== dialog) return;
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) dialog.close();
    };
    dialog?.addEventListener('click', press);
    return () => dialog?.removeEventListener('click', press);
  }, [ref]);
  return ref;
}

export function Dialog({ title, children, cancel, confirm, destroys, busy, onCancel, onConfirm }: DialogProps) {
  const dialog = useModal();
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
      <p className={styles.choices}>
        <Button kind="line" onClick={onCancel}>
          {cancel}
        </Button>
        {confirm !== null && (
          <Button kind={destroys ? 'destroy' : 'main'} busy={busy ?? false} onClick={onConfirm}>
            {confirm}
          </Button>
        )}
      </p>
    </dialog>
  );
}
