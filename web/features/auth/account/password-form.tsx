// Another password, for who knows the present one.
import { useTranslation } from 'react-i18next';
import type { Account } from '#shared/contract/user.ts';
import { confirmationCode, fieldText, passwordCode, passwordText } from '#web/features/auth/auth-checks.ts';
import { settings } from '#web/lib/settings.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { useSave } from '#web/lib/use-save.ts';
import { Button } from '#web/ui/button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { notify } from '#web/ui/notice-store.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { changePassword } from './account.api.ts';
import { accountFailure } from './account-failure.ts';
import styles from './account-page.module.css';

const EMPTY = { currentPassword: '', password: '', again: '' };

export function PasswordForm({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const fields = useFields(EMPTY, ({ currentPassword, password, again }) => {
    const confirmation = confirmationCode(password, again);
    return {
      currentPassword: fieldText(t, currentPassword === '' ? 'REQUIRED' : undefined),
      password: fieldText(t, passwordCode(password)),
      again: confirmation === 'MISMATCH' ? t('auth:reset.mismatch') : fieldText(t, confirmation),
    };
  });
  const { save, busy, failure } = useSave(({ currentPassword, password }) =>
    fields.showErrors({
      currentPassword: currentPassword === 'INVALID_VALUE' ? t('password.wrong') : fieldText(t, currentPassword),
      password: passwordText(t, password),
    }),
  );
  const send = ({ currentPassword, password }: typeof EMPTY) =>
    save(
      () => changePassword(account, currentPassword, password),
      () => {
        fields.fill(EMPTY);
        notify('done', t('auth:reset.done'));
      },
    );
  return (
    <form ref={fields.form} className={styles.section} noValidate onSubmit={fields.submit(send)}>
      <h2>{t('password.title')}</h2>
      <FormAlert>{accountFailure(t, failure)}</FormAlert>
      {/* Tells password managers whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={account.email} readOnly hidden />
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        {...fields.bind('currentPassword')}
      />
      <div className={styles.two}>
        <PasswordField
          label={t('auth:reset.newPassword')}
          hint={t('auth:passwordHint', { count: settings.minPasswordLength })}
          autoComplete="new-password"
          {...fields.bind('password')}
        />
        <PasswordField label={t('auth:passwordAgain')} autoComplete="new-password" {...fields.bind('again')} />
      </div>
      <p>{t('password.others')}</p>
      <p className={styles.actions}>
        <Button type="submit" busy={busy}>
          {t('password.submit')}
        </Button>
      </p>
    </form>
  );
}
