import { useTranslation } from '#web/i18n/use-translation.ts';
import { setSingleKeys, useSingleKeys } from '#web/shell/single-keys.ts';
import { Button } from '#web/ui/core/button.tsx';
import styles from './account-page.module.css';

/** Turns the keys of one sign off, and on again. */
export function SingleKeys() {
  const { t } = useTranslation('account');
  const isOn = useSingleKeys();
  return (
    <section className={styles.section}>
      <h2>{t('keys.title')}</h2>
      <p role="status">{t(isOn ? 'keys.on' : 'keys.off')}</p>
      <p className={styles.actions}>
        <Button kind="line" onClick={() => setSingleKeys(!isOn)}>
          {t(isOn ? 'keys.turnOff' : 'keys.turnOn')}
        </Button>
      </p>
    </section>
  );
}
