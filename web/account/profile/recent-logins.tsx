import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Account } from '#shared/contract/account.ts';
import type { Reply } from '#shared/contract/call.ts';
import { logOutEverywhere, recentLoginsQuery } from '#web/data/account.ts';
import { useSave } from '#web/forms/use-save.ts';
import { formatDate } from '#web/i18n/dates.ts';
import type { Translate } from '#web/i18n/text-keys.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { signOut } from '#web/shell/identity.ts';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { accountFailure } from './account-failure.ts';
import styles from './account-page.module.css';

type RecentLogin = Reply<'GET account/recent-logins'>[number];

/** The last logins of an account, and the way to end all of them. */
export function RecentLogins({ account }: { account: Account }) {
  const { t, i18n } = useTranslation('account');
  const navigate = useNavigate();
  const { data: logins = [] } = useQuery(recentLoginsQuery);
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
      {logins.length > 0 && (
        <>
          <ul className={styles.recent}>
            {logins.map((login) => (
              <li key={login.at}>
                <b>{formatDate(new Date(login.at), i18n.language, { dateStyle: 'long', timeStyle: 'short' })}</b>
                <span>{wayText(t, login)}</span>
              </li>
            ))}
          </ul>
          <p>{t(account.hasPassword ? 'logins.text' : 'logins.textSchool')}</p>
        </>
      )}
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

function wayText(t: Translate, { label, secondFactor }: RecentLogin): string {
  if (label === null) return t(secondFactor ? 'account:logins.passwordAndCode' : 'account:logins.password');
  return t(secondFactor ? 'account:logins.schoolAndCode' : 'account:logins.school', { label });
}
