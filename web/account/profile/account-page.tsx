import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#web/data/account.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import styles from './account-page.module.css';
import { LanguageForm } from './language-form.tsx';
import { LeaveForm } from './leave-form.tsx';
import { LogOutEverywhere } from './log-out-everywhere.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SchoolLogins } from './school-logins.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SingleKeys } from './single-keys.tsx';
import { StoredData } from './stored-data.tsx';

export function AccountPage() {
  const { t } = useTranslation('account');
  const { data: account, isError, isPending, refetch } = useQuery(accountQuery);
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {isPending && <Loading />}
      {isError && !account && <LoadFailure onRetry={refetch} />}
      {account && (
        <>
          <p className={styles.email}>
            {t('loggedInAs')} <b>{account.email ?? [account.firstName, account.lastName].join(' ').trim()}</b>
          </p>
          <ProfileForm account={account} />
          {settings.languages.length > 1 && <LanguageForm account={account} />}
          <PasswordForm account={account} />
          <SchoolLogins account={account} />
          <SecondFactor account={account} />
          <LogOutEverywhere />
          <SingleKeys />
          <StoredData />
          <LeaveForm account={account} />
        </>
      )}
    </div>
  );
}
