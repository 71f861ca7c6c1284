import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { useSession } from '#web/session/use-session.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { PaneWindow } from './pane-window.tsx';
import styles from './try-out-page.module.css';
import { useInventedStudents } from './use-invented-students.ts';
import { type MadeTryOut, useTryOut } from './use-try-out.ts';

interface TryOutProps {
  /** Makes the game; the same function as long as it is the same game. */
  make: () => Promise<MadeTryOut>;
  page: string;
  /** Where the page leads when it is left. */
  back: string;
  /** Beside the button that stops it. */
  children?: ReactNode;
}

/** Projector and phone beside each other, with invented students. */
export function TryOut({ make, page, back, children }: TryOutProps) {
  const { t } = useTranslation('teacher-try-out');
  const navigate = useNavigate();
  const { code, token, failure, retry } = useTryOut(make);
  const sentence = (): string => {
    const reason = errorCodeOf(failure);
    if (reason === 'TOO_MANY_REQUESTS') return t('tooMany');
    return reason === 'WRONG_STATE' ? t('noSets') : t('failed');
  };
  const leave = useCallback(() => {
    notify('done', t('gone'));
    navigate(back);
  }, [navigate, back, t]);
  const [shown, setShown] = useState<'projector' | 'phone'>('projector');
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('note')}</p>
        </div>
        <fieldset className={styles.switch} aria-label={t('show')}>
          {(['projector', 'phone'] as const).map((pane) => (
            <Button key={pane} kind="line" size="small" aria-pressed={shown === pane} onClick={() => setShown(pane)}>
              <Icon name={pane === 'phone' ? 'phone' : 'screen'} />
              {t(pane === 'phone' ? 'phone' : 'projector')}
            </Button>
          ))}
        </fieldset>
        {children}
        <Button kind="line" onClick={leave}>
          <Icon name="stop" />
          {t('stop')}
        </Button>
      </header>
      <main id="main" className={styles.panes} data-shown={shown}>
        {failure !== null && (
          <div role="alert">
            <p>{sentence()}</p>
            <Button onClick={retry}>{t('common:action.retry')}</Button>
          </div>
        )}
        {code === null ? (
          failure === null && <Loading />
        ) : (
          <Panes key={code} code={code} token={token} page={page} onLeave={leave} />
        )}
      </main>
    </div>
  );
}

interface PanesProps {
  code: SessionCode;
  /** Of somebody without an account. */
  token: string | undefined;
  page: string;
  onLeave: () => void;
}

function Panes({ code, token, page, onLeave }: PanesProps) {
  const { t } = useTranslation('teacher-try-out');
  const { session, archived, isGone } = useSession(code, 'owner');
  useInventedStudents(session, token !== undefined);
  const isOver = archived || isGone;
  useEffect(() => {
    if (isOver) onLeave();
  }, [isOver, onLeave]);
  const [hasPhone, setHasPhone] = useState(true);
  const leavePhone = useCallback(() => setHasPhone(false), []);
  return (
    <>
      <section className={styles.projector}>
        <h2>
          <Icon name="screen" />
          {t('projector')} <span>{t('projectorText')}</span>
        </h2>
        <PaneWindow
          pane="projector"
          title={t('projector')}
          page={page}
          start={`/teacher/votingsession/${code}`}
          token={token}
          onLeave={onLeave}
        />
      </section>
      <section className={styles.phone}>
        <h2>
          <Icon name="phone" />
          {t('phone')} <span>{t('phoneText')}</span>
        </h2>
        {hasPhone ? (
          <PaneWindow
            pane="phone"
            title={t('phone')}
            page={page}
            start={`/votingsession/${code}`}
            onLeave={leavePhone}
          />
        ) : (
          <div className={`${styles.window} ${styles.left}`}>
            <p>{t('phoneLeft')}</p>
            <Button onClick={() => setHasPhone(true)}>{t('phoneAgain')}</Button>
          </div>
        )}
      </section>
    </>
  );
}
