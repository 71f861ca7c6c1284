import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { remoteLinkQuery } from '#web/data/remote-link.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { PhoneDialog } from './phone-dialog.tsx';

/** Makes the teacher's own phone the remote control of this game; says so once it is. */
export function PhoneButton({ code }: { code: string }) {
  const { t } = useTranslation('teacher-live');
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(remoteLinkQuery(code));
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button kind="line" onClick={() => setOpen(true)}>
        <Icon name={data?.state === 'connected' ? 'check' : 'phone'} />
        {data?.state === 'connected' ? t('phone.isOn') : t('phone.button')}
      </Button>
      {isOpen && <PhoneDialog code={code} onClose={close} />}
    </>
  );
}
