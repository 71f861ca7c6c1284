import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import screen from '#web/ui/common/screen.module.css';
import styles from './choose-number.module.css';
import { SignGrid } from './sign-grid.tsx';
import type { Sign } from './signs.ts';

/** When a student takes the device for the first time. */
export function ChooseSign({ onSign }: { onSign: (sign: Sign) => void }) {
  const { t } = useTranslation('student-device');
  return (
    <div className={screen.column}>
      <h1 className={styles.title}>{t('sign.choose')}</h1>
      <p className={styles.lead}>{t('sign.chooseText')}</p>
      <SignGrid action={t('sign.chosen')} onSign={onSign} />
      <p className={styles.note}>
        <Icon name="eye" />
        <span>{t('sign.secret')}</span>
      </p>
    </div>
  );
}
