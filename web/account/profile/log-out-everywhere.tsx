import { useNavigate } from 'react-router';
import { logOutEverywhere } from '#web/data/account.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { signOut } from '#web/shell/identity.ts';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { accountFailure } from './account-failure.ts';
import styles from './account-page.module.css';

/** The way to end all logins of an account. */
export function LogOutEverywhere() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { save, busy, failure } = useSave();
  const logOut = () =>
    save(logOutEverywhere, () => {
      navigate('/');
      signOut('left');
      notify('done', t('logins.done'));
    });
  return (
    <section className={styles.section}>
      <h2>{t('logins.title')}</h2>
      <p>{t('logins.logOutText')}</p>
      <FormAlert>{accountFailure(t, failure)}</FormAlert>
      <p className={styles.actions}>
        <Button kind="line" busy={busy} onClick={logOut}>
          {t('logins.logOut')}
        </Button>
      </p>
    </section>
  );
}
