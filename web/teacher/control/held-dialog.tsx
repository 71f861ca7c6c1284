import { useId } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import look from '#web/ui/forms/dialog.module.css';
import { useModal } from '#web/ui/forms/dialog.tsx';

interface HeldDialogProps {
  code: string;
  /** Connects the teacher's own phone; absent on such a phone. */
  onPhone: (() => void) | undefined;
  onClose: () => void;
}

/** Asks where arguments are looked at before the class sees them: a laptop is usually mirrored on the board. */
export function HeldDialog({ code, onPhone, onClose }: HeldDialogProps) {
  const { t } = useTranslation('teacher-live');
  const dialog = useModal();
  const titleId = useId();
  return (
    <dialog ref={dialog} className={look.dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{t('held.title')}</h2>
      <p>{t('held.text')}</p>
      <p className={look.choices}>
        <Button kind="text" onClick={onClose}>
          {t('help.close')}
        </Button>
        <LinkButton kind="line" to={`/teacher/votingsession/${code}/arguments`} target="_blank" onClick={onClose}>
          <Icon name="give" />
          {t('held.window')}
        </LinkButton>
        {onPhone && (
          <Button
            onClick={() => {
              onClose();
              onPhone();
            }}
          >
            <Icon name="phone" />
            {t('held.phone')}
          </Button>
        )}
      </p>
    </dialog>
  );
}
