import { Fragment, useId, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import look from '#web/ui/forms/dialog.module.css';
import { useModal } from '#web/ui/forms/dialog.tsx';
import styles from './keys-dialog.module.css';

/** A key and what it does. */
export interface KeyRow {
  keys: readonly string[];
  does: string;
}

/** The keys, opened by one of them. Returns how to open them, and the dialog while it is open. */
export function useKeys(rows: readonly KeyRow[]) {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    dialog: isOpen && <KeysDialog rows={rows} onClose={() => setOpen(false)} />,
  };
}

export function KeysDialog({ rows, onClose }: { rows: readonly KeyRow[]; onClose: () => void }) {
  const { t } = useTranslation('teacher-live');
  const dialog = useModal();
  const titleId = useId();
  return (
    <dialog ref={dialog} className={`${look.dialog} ${styles.keys}`} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{t('keys.title')}</h2>
      <dl>
        {rows.map(({ keys, does }) => (
          <Fragment key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
      <p>{t('help.twoDevices')}</p>
      <p>
        <Button kind="line" onClick={onClose}>
          {t('help.close')}
        </Button>
      </p>
    </dialog>
  );
}
