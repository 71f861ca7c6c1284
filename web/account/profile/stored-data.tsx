import { downloadAccount } from '#web/data/account.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { accountFailure } from './account-failure.ts';
import styles from './account-page.module.css';

export function StoredData() {
  const { t } = useTranslation('account');
  const { save, busy, failure } = useSave();
  const fetchFile = () => save(downloadAccount);
  return (
    <section className={styles.section}>
      <h2>{t('stored.title')}</h2>
      <p>{t('stored.text')}</p>
      <FormAlert>{accountFailure(t, failure)}</FormAlert>
      <p className={styles.actions}>
        <Button kind="line" busy={busy} onClick={fetchFile}>
          <Icon name="download" />
          {t('stored.submit')}
        </Button>
      </p>
    </section>
  );
}
