import { CLOCK_LENGTHS } from '#shared/domain/clock.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { TitledDialog } from '#web/teacher/parts/titled-dialog.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import styles from './clock-dialog.module.css';
import { CLOCK_STEP } from './live-keys.ts';

interface ClockDialogProps {
  isOn: boolean;
  onSet: (seconds: number) => void;
  onAdd: (seconds: number) => void;
  onOff: () => void;
  onClose: () => void;
}

export function ClockDialog({ isOn, onSet, onAdd, onOff, onClose }: ClockDialogProps) {
  const { t } = useTranslation('teacher-live');
  const closing = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <TitledDialog title={t('clock.title')} className={styles.clock} onClose={onClose}>
      <p className={styles.four}>
        {CLOCK_LENGTHS.map((seconds) => (
          <Button key={seconds} kind="line" onClick={closing(() => onSet(seconds))}>
            {seconds < 60 ? t('clock.seconds', { count: seconds }) : t('clock.minutes', { count: seconds / 60 })}
          </Button>
        ))}
      </p>
      <p className={styles.four}>
        <Button kind="line" disabled={!isOn} aria-keyshortcuts="-" onClick={() => onAdd(-CLOCK_STEP)}>
          {t('clock.less', { seconds: CLOCK_STEP })}
        </Button>
        <Button kind="line" disabled={!isOn} aria-keyshortcuts="+" onClick={() => onAdd(CLOCK_STEP)}>
          {t('clock.more', { seconds: CLOCK_STEP })}
        </Button>
        <Button kind="line" className={styles.off} disabled={!isOn} onClick={closing(onOff)}>
          <Icon name="stop" />
          {t('clock.off')}
        </Button>
      </p>
      <p className={styles.hint}>{t('clock.hint')}</p>
      <p>
        <Button kind="text" onClick={onClose}>
          {t('help.close')}
        </Button>
      </p>
    </TitledDialog>
  );
}
