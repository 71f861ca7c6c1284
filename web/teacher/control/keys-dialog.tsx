import { Fragment } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { TitledDialog } from '#web/teacher/parts/titled-dialog.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { actionsOf } from './actions.ts';
import styles from './keys-dialog.module.css';
import type { Live } from './live.ts';

/** The keys of the actions that are possible now; several keys of one action are in one row. */
export function keyRows(live: Live): { does: string; keys: string[] }[] {
  const { t } = live;
  const written: Readonly<Record<string, string>> = {
    ArrowRight: '→',
    ArrowLeft: '←',
    PageDown: t('keys.pageDown'),
    PageUp: t('keys.pageUp'),
    Escape: 'Esc',
  };
  const rows = new Map<string, string[]>();
  for (const { keys = [], keyLabel, label } of actionsOf(live)) {
    if (keys.length === 0) continue;
    const does = (keyLabel ?? label)(live);
    rows.set(does, [...(rows.get(does) ?? []), ...keys.map((key) => written[key] ?? key)]);
  }
  return [...rows].map(([does, keys]) => ({ does, keys }));
}

export function KeysDialog({ live, onClose }: { live: Live; onClose: () => void }) {
  const { t } = useTranslation('teacher-live');
  return (
    <TitledDialog title={t('keys.title')} className={styles.keys} onClose={onClose}>
      <dl>
        {keyRows(live).map(({ keys, does }) => (
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
