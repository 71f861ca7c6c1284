import { useTranslation } from '#web/i18n/use-translation.ts';
import styles from './own-mark.module.css';

/** Beside a statement that its teacher wrote. */
export function OwnMark() {
  const { t } = useTranslation('teacher-own');
  return <span className={styles.mark}>{t('mark')}</span>;
}
