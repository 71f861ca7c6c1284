import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { landingOf, roleMay } from '#shared/domain/roles.ts';
import { loginMethodsQuery } from '#web/data/auth.ts';
import type { Translate } from '#web/i18n/text-keys.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { useRole } from '#web/shell/use-role.ts';
import { Loading } from '#web/ui/core/loading.tsx';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import styles from './auth-form.module.css';
import { comesForGame, hasExpired, wasRefused } from './login-return.ts';
import { PasswordLogin } from './password-login.tsx';
import { SchoolButtons } from './school-buttons.tsx';
import { useFinishLogin } from './use-finish-login.ts';
import { useReturnedLogin } from './use-returned-login.ts';

/** Few people see it: not in the page's first load. */
const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }));

export function LoginPage() {
  const { t } = useTranslation('auth');
  const { state } = useLocation();
  const role = useRole();
  // A provider that is away, and a list that does not come, never take the password's form along.
  const { data: methods } = useQuery(loginMethodsQuery);
  const { finish, waiting, forget } = useFinishLogin();
  const { isReturning, failure } = useReturnedLogin(finish);
  const providers = methods?.providers ?? [];

  if (waiting !== null)
    return (
      <Suspense fallback={<Loading />}>
        <CodeForm
          challenge={waiting.challenge}
          onLogin={(login) => void finish(Promise.resolve(login), waiting.state)}
          onBack={forget}
        />
      </Suspense>
    );
  return (
    <div className={styles.form}>
      <h1>{t('login.title')}</h1>
      {comesForGame(state) && <p>{t('login.gameWaits')}</p>}
      {hasExpired(state) && failure === null && <p className={styles.expired}>{t('login.expired')}</p>}
      {role !== null && wasRefused(role, state) && (
        <p className={styles.expired}>
          {t('login.refused')}{' '}
          <Link to={landingOf(role)}>
            {t(roleMay(role, 'enterOffice') ? 'common:nav.admin' : 'common:nav.teacher')}
          </Link>
        </p>
      )}
      <FormAlert>{failure !== null && schoolFailure(t, failure)}</FormAlert>
      {isReturning && <Loading />}
      {providers.length > 0 && <SchoolButtons providers={providers} state={state} />}
      {methods?.password === false ? (
        <details className={styles.folded}>
          <summary>{t('school.forAdministrators')}</summary>
          <PasswordLogin onLogin={finish} state={state} isSecond />
        </details>
      ) : (
        <PasswordLogin onLogin={finish} state={state} isSecond={providers.length > 0} />
      )}
    </div>
  );
}

/** Says what happened at the school's provider, and what to do. */
function schoolFailure(t: Translate, failure: string): string {
  switch (failure) {
    case 'CANCELLED':
    case 'EXPIRED':
    case 'NOT_ALLOWED':
      return t(`auth:school.failed.${failure}`);
    case 'NETWORK':
    case 'TOO_MANY_REQUESTS':
      return t(`common:error.${failure}`);
    case 'AUTHENTICATION_FAILED':
      return t('auth:school.failed.EXPIRED');
    default:
      return t('auth:school.failed.UNAVAILABLE');
  }
}
