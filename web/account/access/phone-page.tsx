// The phone's side of the remote control: the link's secret is in the fragment of the address, which no server gets.
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorCodeOf } from '#web/client/api-error.ts';
import { collectRemoteLogin } from '#web/data/auth.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { randomUuid, signIn } from '#web/shell/identity.ts';
import { Loading } from '#web/ui/core/loading.tsx';
import styles from './auth-form.module.css';
import phone from './phone-page.module.css';

/** Milliseconds between two polls of whether the teacher has let this phone in. */
const EVERY_MS = 1_000;

export function PhonePage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  const [device] = useState(randomUuid);
  const [number, setNumber] = useState<number | null>(null);
  const [isOver, setOver] = useState(token === '');
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    if (isOver) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      try {
        const { signal } = leaving;
        const given = await collectRemoteLogin(token, device, signal);
        if (signal.aborted) return;
        setOffline(false);
        setNumber(given.number);
        if (given.login !== null) {
          const { jwtToken, role, code } = given.login;
          signIn(jwtToken, role);
          navigate(`/teacher/votingsession/${code}`, { replace: true });
          return;
        }
      } catch (error) {
        if (leaving.signal.aborted) return;
        const reason = errorCodeOf(error);
        if (reason === 'NOT_FOUND' || reason === 'INVALID') {
          setOver(true);
          return;
        }
        setOffline(true);
      }
      timer = setTimeout(ask, EVERY_MS);
    };
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [token, device, isOver, navigate]);

  if (isOver)
    return (
      <div className={styles.form}>
        <h1>{t('phone.over')}</h1>
        <p>{t('phone.overText')}</p>
      </div>
    );
  if (number === null)
    return (
      <div className={styles.form}>
        <h1>{t('phone.title')}</h1>
        {isOffline ? <p role="status">{t('phone.offline')}</p> : <Loading />}
      </div>
    );
  return (
    <div className={styles.form}>
      <h1>{t('phone.ask')}</h1>
      <p className={phone.number} translate="no">
        {number}
      </p>
      <p role="status">{isOffline ? t('phone.offline') : t('phone.askText')}</p>
    </div>
  );
}
