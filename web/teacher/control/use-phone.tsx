import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { remoteLinkQuery } from '#web/data/remote-link.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { readOneGame } from '#web/teacher/parts/phone-login.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import styles from './phone-dialog.module.css';
import { PhoneDialog } from './phone-dialog.tsx';

interface Phone {
  /** Not on such a phone itself. */
  mayConnect: boolean;
  /** Says when a phone is connected. */
  label: string;
  open: () => void;
  button: ReactNode;
  dialog: ReactNode;
}

/** Makes the teacher's own phone the remote control of this game. Returns how to open the dialog, a button for it, and the dialog while it is open. */
export function usePhone(code: string): Phone {
  const { t } = useTranslation('teacher-live');
  const [isOpen, setOpen] = useState(false);
  const mayConnect = readOneGame() === null;
  const { data } = useQuery({ ...remoteLinkQuery(code), enabled: mayConnect });
  const close = useCallback(() => setOpen(false), []);
  const isOn = data?.state === 'connected';
  const label = isOn ? t('phone.isOn') : t('phone.button');
  const open = () => setOpen(true);
  return {
    mayConnect,
    label,
    open,
    button: mayConnect && (
      <Button kind="line" aria-label={label} title={label} onClick={open}>
        <Icon name="phone" />
        {isOn && <Icon name="check" />}
        <span className={styles.label}>{label}</span>
      </Button>
    ),
    dialog: isOpen && <PhoneDialog code={code} onClose={close} />,
  };
}
