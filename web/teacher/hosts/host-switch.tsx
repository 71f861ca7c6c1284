import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import styles from './host-switch.module.css';
import { chooseHost } from './use-host.ts';

/** A row above the board on a phone: back to leading the game. */
export function BackToRemote() {
  const { t } = useTranslation('teacher-live');
  return (
    <p className={styles.back} data-row-above="">
      <Button kind="text" onClick={() => chooseHost('phone')}>
        <Icon name="back" />
        {t('remote.back')}
      </Button>
    </p>
  );
}
