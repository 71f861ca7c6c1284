import type { Account } from '#shared/contract/account.ts';
import { confirmationRule, passwordRule } from '#shared/rules/account.ts';
import { checkFields, optionalText } from '#shared/rules/fields.ts';
import { accountFieldText, passwordText } from '#web/account/access/auth-texts.ts';
import { changePassword } from '#web/data/account.ts';
import { useFields } from '#web/forms/use-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { accountFailure } from './account-failure.ts';
import styles from './account-page.module.css';
import { PasswordOwner } from './confirmation-form.tsx';

const EMPTY = { currentPassword: '', password: '', again: '' };

export function PasswordForm({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const fields = useFields(EMPTY, {
    check: (values) =>
      checkFields(
        {
          currentPassword: account.hasPassword ? passwordRule() : optionalText(),
          password: passwordRule(settings.minPasswordLength),
          again: confirmationRule(values.password),
        },
        values,
      ),
    texts: ({ currentPassword, password, again }) => ({
      currentPassword: currentPassword === 'INVALID_VALUE' ? t('password.wrong') : accountFieldText(t, currentPassword),
      password: passwordText(t, password),
      again: again === 'MISMATCH' ? t('auth:reset.mismatch') : accountFieldText(t, again),
    }),
  });
  const { save, busy, failure } = useSave(fields.showErrors);
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
      <FormAlert>{failure === 'FORBIDDEN' ? t('password.logInAgain') : accountFailure(t, failure)}</FormAlert>
      <PasswordOwner account={account} />
      {account.hasPassword && (
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          {...fields.bind('currentPassword')}
        />
      )}
      <div className={styles.two}>
        <PasswordField
          label={t('auth:reset.newPassword')}
          hint={t('auth:passwordHint', { count: settings.minPasswordLength })}
          autoComplete="new-password"
          {...fields.bind('password')}
        />
        <PasswordField label={t('auth:passwordAgain')} autoComplete="new-password" {...fields.bind('again')} />
      </div>
      <p>
        <span>{t('password.others')}</span>{' '}
        {account.hasPassword && account.logins.length > 0 && <span>{t('password.schools')}</span>}
      </p>
      <p className={styles.actions}>
        <Button type="submit" busy={busy}>
          {t('password.submit')}
        </Button>
      </p>
    </form>
  );
}
