import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { accountQuery, downloadAccount, logOutEverywhere } from '#web/data/account.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { signOut } from '#web/shell/identity.ts';
import { settings } from '#web/shell/settings.ts';
import { setSingleKeys, useSingleKeys } from '#web/shell/single-keys.ts';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { accountFailure } from './account-failure.ts';
import styles from './account-page.module.css';
import { LanguageForm } from './language-form.tsx';
import { LeaveForm } from './leave-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SchoolLogins } from './school-logins.tsx';
import { SecondFactor } from './second-factor.tsx';

export function AccountPage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { data: account, isError, isPending, refetch } = useQuery(accountQuery);
  const logOut = async () => {
    await logOutEverywhere();
    navigate('/');
    signOut('left');
    notify('done', t('logins.done'));
  };
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
          <OneCall title={t('logins.title')} text={t('logins.logOutText')} call={logOut}>
            {t('logins.logOut')}
          </OneCall>
          <SingleKeys />
          <OneCall title={t('stored.title')} text={t('stored.text')} call={downloadAccount}>
            <Icon name="download" />
            {t('stored.submit')}
          </OneCall>
          <LeaveForm account={account} />
        </>
      )}
    </div>
  );
}

interface OneCallProps {
  title: string;
  text: string;
  call: () => Promise<unknown>;
  /** Of the button. */
  children: ReactNode;
}

/** A part with one button, which makes a call. */
function OneCall({ title, text, call, children }: OneCallProps) {
  const { t } = useTranslation('account');
  const { save, busy, failure } = useSave();
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <p>{text}</p>
      <FormAlert>{accountFailure(t, failure)}</FormAlert>
      <p className={styles.actions}>
        <Button kind="line" busy={busy} onClick={() => save(call)}>
          {children}
        </Button>
      </p>
    </section>
  );
}

/** Turns the keys of one sign off, and on again. */
function SingleKeys() {
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
