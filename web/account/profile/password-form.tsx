import type { Account } from '#shared/contract/account.ts';
import { confirmationRule, passwordRule } from '#shared/rules/account.ts';
import { checkFields, optionalText } from '#shared/rules/fields.ts';
import { accountFieldText, passwordText } from '#web/account/access/auth-texts.ts';
import { FieldPair, NewPassword, PasswordOwner } from '#web/account/access/shared-fields.tsx';
import { changePassword } from '#web/data/account.ts';
import { useFields } from '#web/forms/use-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { accountFailure } from './account-failure.ts';
import { SectionForm } from './section-form.tsx';

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
  const { save, failure, ...saving } = useSave(fields.showErrors);
  const send = ({ currentPassword, password }: typeof EMPTY) =>
    save(
      () => changePassword(account, currentPassword, password),
      () => {
        fields.fill(EMPTY);
        notify('done', t('auth:reset.done'));
      },
    );
  return (
    <SectionForm
      title={t('password.title')}
      fields={fields}
      saving={saving}
      send={send}
      alert={failure === 'FORBIDDEN' ? t('password.logInAgain') : accountFailure(t, failure)}
      submit={t('password.submit')}
    >
      <PasswordOwner email={account.email} />
      {account.hasPassword && (
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          {...fields.bind('currentPassword')}
        />
      )}
      <FieldPair>
        <NewPassword label={t('auth:reset.newPassword')} first={fields.bind('password')} again={fields.bind('again')} />
      </FieldPair>
      <p>
        <span>{t('password.others')}</span>{' '}
        {account.hasPassword && account.logins.length > 0 && <span>{t('password.schools')}</span>}
      </p>
    </SectionForm>
  );
}
