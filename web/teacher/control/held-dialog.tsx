import { useTranslation } from '#web/i18n/use-translation.ts';
import { TitledDialog } from '#web/teacher/parts/titled-dialog.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import look from '#web/ui/forms/dialog.module.css';

interface HeldDialogProps {
  code: string;
  /** Connects the teacher's own phone; absent on such a phone. */
  onPhone: (() => void) | undefined;
  onClose: () => void;
}

/** Asks where arguments are looked at before the class sees them: a laptop is usually mirrored on the board. */
export function HeldDialog({ code, onPhone, onClose }: HeldDialogProps) {
  const { t } = useTranslation('teacher-live');
  return (
    <TitledDialog title={t('held.title')} onClose={onClose}>
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
    </TitledDialog>
  );
}
