import { Fragment, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { TitledDialog } from '#web/teacher/parts/titled-dialog.tsx';
import { Button } from '#web/ui/core/button.tsx';
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
  return (
    <TitledDialog title={t('keys.title')} className={styles.keys} onClose={onClose}>
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
    </TitledDialog>
  );
}
