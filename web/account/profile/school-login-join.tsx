import type { Account } from '#shared/contract/account.ts';
import type { HandedLogin } from '#web/account/access/school-login.ts';
import { joinSchoolLogin } from '#web/data/account.ts';
import type { Translate } from '#web/i18n/text-keys.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { accountFailure } from './account-failure.ts';
import { ConfirmationForm } from './confirmation-form.tsx';

interface JoinProps extends HandedLogin {
  account: Account;
  /** The hand-off was used, or given up. */
  onClose: () => void;
}

/** The last step of who comes back from the school's provider: the password of the account that it is joined to. */
export function SchoolLoginJoin({ account, handoff, client, onClose }: JoinProps) {
  const { t } = useTranslation('account');
  const close = () => {
    notify('done', t('school.joined'));
    onClose();
  };
  return (
    <ConfirmationForm
      account={account}
      password={t('password.current')}
      submit={t('school.finish')}
      cancel={t('school.cancel')}
      failureText={joinFailure}
      send={({ password }) => joinSchoolLogin(handoff, client, password)}
      onDone={close}
      onCancel={onClose}
    >
      <p>{t(account.hasPassword ? 'school.withPassword' : 'school.confirm')}</p>
    </ConfirmationForm>
  );
}

/** Returns the sentence for why a school's account was not joined. */
export function joinFailure(t: Translate, code: string): string | null {
  switch (code) {
    case 'TAKEN':
      return t('account:school.taken');
    case 'FORBIDDEN':
      return t('account:school.logInAgain');
    case 'AUTHENTICATION_FAILED':
      return t('auth:school.failed.EXPIRED');
    case 'CANCELLED':
    case 'EXPIRED':
    case 'NOT_ALLOWED':
    case 'UNAVAILABLE':
      return t(`auth:school.failed.${code}`);
    default:
      return accountFailure(t, code);
  }
}
