import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Account } from '#shared/contract/account.ts';
import { leaveForProvider } from '#web/account/access/school-login.ts';
import { partSchoolLogin } from '#web/data/account.ts';
import { loginMethodsQuery } from '#web/data/auth.ts';
import { useSave } from '#web/forms/use-save.ts';
import type { Translate } from '#web/i18n/text-keys.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { accountFailure } from './account-failure.ts';
import styles from './account-page.module.css';

/** The school's accounts that log in to this one; nothing if the installation has no provider and never had one. */
export function SchoolLogins({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const { data: methods } = useQuery(loginMethodsQuery);
  const { save, busy, failure } = useSave();
  useJoinNotice(t);
  const providers = methods?.providers ?? [];
  if (providers.length === 0 && account.logins.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('school.title')}</h2>
      <p>{account.logins.length === 0 ? t('school.none') : t('school.text')}</p>
      <FormAlert>{failure === 'WRONG_STATE' ? t('school.onlyWay') : accountFailure(t, failure)}</FormAlert>
      <ul className={styles.logins}>
        {account.logins.map(({ id, label }) => (
          <li key={id}>
            <b>{label}</b>
            <Button
              kind="line"
              size="small"
              busy={busy}
              onClick={() =>
                save(
                  () => partSchoolLogin(account, id),
                  () => notify('done', t('school.parted', { label })),
                )
              }
            >
              {t('school.part', { label })}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.actions}>
        {providers.map(({ id, label }) => (
          <Button key={id} kind="line" onClick={() => leaveForProvider(id, { state: null, joins: true })}>
            {t('school.join', { label })}
          </Button>
        ))}
      </p>
    </section>
  );
}

/** What somebody reads who comes back from the school's provider. */
function useJoinNotice(t: Translate): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  useEffect(() => {
    if (typeof state !== 'object' || state === null) return;
    if ('joined' in state) notify('done', t('account:school.joined'));
    else if ('joinFailed' in state) notify('error', joinFailure(t, String(state.joinFailed)));
    else return;
    void navigate('.', { replace: true, state: null });
  }, [state, navigate, t]);
}

function joinFailure(t: Translate, code: string): string {
  if (code === 'TAKEN') return t('account:school.taken');
  if (code === 'CANCELLED' || code === 'EXPIRED' || code === 'NOT_ALLOWED') return t(`auth:school.failed.${code}`);
  return t('auth:school.failed.UNAVAILABLE');
}
