import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { remoteLinkQuery } from '#web/data/remote-link.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { readOneGame } from '#web/teacher/parts/phone-login.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import styles from './phone-dialog.module.css';
import { PhoneDialog } from './phone-dialog.tsx';

/** Makes the teacher's own phone the remote control of this game. Returns the button, whose label says when a phone is connected, and the dialog while it is open; no button on such a phone. */
export function usePhone(code: string): { button: ReactNode; dialog: ReactNode } {
  const { t } = useTranslation('teacher-live');
  const [isOpen, setOpen] = useState(false);
  const mayConnect = readOneGame() === null;
  const { data } = useQuery({ ...remoteLinkQuery(code), enabled: mayConnect });
  const close = useCallback(() => setOpen(false), []);
  const isOn = data?.state === 'connected';
  const label = isOn ? t('phone.isOn') : t('phone.button');
  return {
    button: mayConnect && (
      <Button kind="line" aria-label={label} title={label} onClick={() => setOpen(true)}>
        <Icon name="phone" />
        {isOn && <Icon name="check" />}
        <span className={styles.label}>{label}</span>
      </Button>
    ),
    dialog: isOpen && <PhoneDialog code={code} onClose={close} />,
  };
}
