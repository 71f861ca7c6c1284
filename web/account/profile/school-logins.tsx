import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Account, SchoolLogin } from '#shared/contract/account.ts';
import { type HandedLogin, handedLogin, leaveForProvider } from '#web/account/access/school-login.ts';
import { partSchoolLogin } from '#web/data/account.ts';
import { loginMethodsQuery } from '#web/data/auth.ts';
import { useSave } from '#web/forms/use-save.ts';
import { formatDate } from '#web/i18n/dates.ts';
import type { Translate } from '#web/i18n/text-keys.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { accountFailure } from './account-failure.ts';
import styles from './account-page.module.css';
import { joinFailure, SchoolLoginJoin } from './school-login-join.tsx';

/** The school's accounts that log in to this one; nothing if the installation has no provider and never had one. */
export function SchoolLogins({ account }: { account: Account }) {
  const { t, i18n } = useTranslation('account');
  const { data: methods } = useQuery(loginMethodsQuery);
  const { save, busy, failure } = useSave();
  const { handed, close } = useReturn(t);
  const providers = methods?.providers ?? [];
  if (providers.length === 0 && account.logins.length === 0) return null;
  const since = (login: SchoolLogin): string => {
    const format = (at: string) => formatDate(new Date(at), i18n.language, { dateStyle: 'long' });
    const joined = t('school.since', { date: format(login.joinedAt) });
    return `${joined}, ${t('school.used', { date: format(login.usedAt) })}`;
  };
  return (
    <section className={styles.section}>
      <h2>{t('school.title')}</h2>
      <p>{account.logins.length === 0 ? t('school.none') : t('school.text')}</p>
      <FormAlert>{failure === 'WRONG_STATE' ? t('school.onlyWay') : accountFailure(t, failure)}</FormAlert>
      <ul className={styles.logins}>
        {account.logins.map((login) => (
          <li key={login.id}>
            <span>
              <b>{login.label}</b>
              <br />
              <span>{since(login)}</span>
            </span>
            <Button
              kind="line"
              size="small"
              busy={busy}
              onClick={() =>
                save(
                  () => partSchoolLogin(account, login.id),
                  () => notify('done', t('school.parted', { label: login.label })),
                )
              }
            >
              {t('school.part', { label: login.label })}
            </Button>
          </li>
        ))}
      </ul>
      {handed === null ? (
        <p className={styles.actions}>
          {providers.map(({ id, label }) => (
            <Button key={id} kind="line" onClick={() => leaveForProvider(id, { state: null, joins: true })}>
              {t('school.join', { label })}
            </Button>
          ))}
        </p>
      ) : (
        <SchoolLoginJoin account={account} {...handed} onClose={close} />
      )}
    </section>
  );
}

/** The hand-off of a user who comes back from the school's provider; without one the page says why. */
function useReturn(t: Translate): { handed: HandedLogin | null; close: () => void } {
  const navigate = useNavigate();
  const { state } = useLocation();
  const close = () => void navigate('.', { replace: true, state: null });
  useEffect(() => {
    if (typeof state !== 'object' || state === null || !('joinFailed' in state)) return;
    notify('error', joinFailure(t, String(state.joinFailed)) ?? t('auth:school.failed.UNAVAILABLE'));
    void navigate('.', { replace: true, state: null });
  }, [state, navigate, t]);
  return { handed: handedLogin(state), close };
}
