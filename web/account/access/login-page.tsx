import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Reply } from '#shared/contract/call.ts';
import { landingOf, roleMay } from '#shared/domain/roles.ts';
import { loginMethodsQuery } from '#web/data/auth.ts';
import type { Translate } from '#web/i18n/text-keys.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { useRole } from '#web/shell/use-role.ts';
import { Button } from '#web/ui/core/button.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import styles from './auth-form.module.css';
import { comesForGame, hasExpired, wasRefused } from './login-return.ts';
import { PasswordLogin } from './password-login.tsx';
import { leaveForProvider } from './school-login.ts';
import { type FinishLogin, useFinishLogin } from './use-finish-login.ts';

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
          onLogin={(login) => finish(Promise.resolve(login), waiting.state)}
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

interface SchoolButtonsProps {
  providers: Reply<'GET auth/methods'>['providers'];
  /** The navigation state that the login page came with. */
  state: unknown;
}

/** A button for each account of a school that one can log in with. */
function SchoolButtons({ providers, state }: SchoolButtonsProps) {
  const { t } = useTranslation('auth');
  return (
    <p className={styles.schools}>
      {providers.map(({ id, label }) => (
        <Button key={id} size="big" wide onClick={() => leaveForProvider(id, { state, joins: false })}>
          {t('school.with', { label })}
        </Button>
      ))}
    </p>
  );
}

/** Takes up what a school's provider sent this page back with. Returns whether it is at it, and why it failed. */
function useReturnedLogin(finish: FinishLogin): { isReturning: boolean; failure: string | null } {
  const navigate = useNavigate();
  const [isReturning, setReturning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isTaken = useRef(false);
  useEffect(() => {
    const fragment = new URLSearchParams(location.hash.slice(1));
    if (isTaken.current || !(fragment.has('handoff') || fragment.has('failed'))) return;
    isTaken.current = true;
    // The address keeps none of it.
    history.replaceState(history.state, '', location.pathname);
    setReturning(true);
    // Who comes by another way does without it.
    import('./returned-login.ts')
      .then(({ takeUpLogin }) => takeUpLogin(fragment, finish, navigate))
      .then(setFailure, () => setFailure('NETWORK'))
      .finally(() => setReturning(false));
  }, [finish, navigate]);
  return { isReturning, failure };
}
