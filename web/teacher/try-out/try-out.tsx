import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import type { MadeTryOut } from '#web/data/try-out.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { PaneWindow } from './pane-window.tsx';
import styles from './panes.module.css';
import { useInventedStudents } from './use-invented-students.ts';
import { useTryOut } from './use-try-out.ts';

type Pane = 'projector' | 'phone';

interface TryOutProps {
  /** Makes the game; the same function as long as it is the same game. */
  make: () => Promise<MadeTryOut>;
  page: string;
  /** The target of leaving the page. */
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
  const [shown, setShown] = useState<Pane>('projector');
  return (
    <div className="grid h-dvh min-h-stage grid-cols-1 grid-rows-stage bg-sunken">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-2 bg-now-tint px-3 py-2 line-ink-b laptop:px-5">
        <div className="grow basis-field">
          <h1 className="text-xl leading-tight">{t('title')}</h1>
          <p>{t('note')}</p>
        </div>
        <fieldset className="flex flex-wrap gap-2 laptop:hidden" aria-label={t('show')}>
          {(['projector', 'phone'] as const).map((pane) => (
            <Button
              key={pane}
              kind={shown === pane ? 'main' : 'line'}
              size="small"
              aria-pressed={shown === pane}
              onClick={() => setShown(pane)}
            >
              <Icon name={pane === 'phone' ? 'phone' : 'screen'} />
              <span>{t(pane === 'phone' ? 'phone' : 'projector')}</span>
            </Button>
          ))}
        </fieldset>
        {children}
        <Button kind="line" onClick={leave}>
          <Icon name="stop" />
          {t('stop')}
        </Button>
      </header>
      <main
        id="main"
        className="grid min-h-0 grid-cols-1 gap-5 px-2 pt-2 pb-3 laptop:grid-cols-phone laptop:px-5 laptop:pb-5"
      >
        {failure !== null && (
          <div role="alert">
            <p>{sentence()}</p>
            <Button onClick={retry}>{t('common:action.retry')}</Button>
          </div>
        )}
        {code === null ? (
          failure === null && <Loading />
        ) : (
          <Panes key={code} code={code} token={token} page={page} shown={shown} onLeave={leave} />
        )}
      </main>
    </div>
  );
}

interface PanesProps {
  code: SessionCode;
  /** The token of a visitor. */
  token: string | undefined;
  page: string;
  /** If there is only space for one. */
  shown: Pane;
  onLeave: () => void;
}

function Panes({ code, token, page, shown, onLeave }: PanesProps) {
  const { t } = useTranslation('teacher-try-out');
  const isOver = useInventedStudents(code, token !== undefined);
  useEffect(() => {
    if (isOver) onLeave();
  }, [isOver, onLeave]);
  const [hasPhone, setHasPhone] = useState(true);
  const leavePhone = useCallback(() => setHasPhone(false), []);
  const isPhone = shown === 'phone';
  return (
    <>
      <section className={`${isPhone ? 'hidden laptop:grid' : 'grid'} min-h-0 grid-cols-1 grid-rows-stage gap-2`}>
        <h2 className="flex flex-wrap items-center gap-x-2 text-md">
          <Icon name="screen" />
          {t('projector')} <span className="font-body text-sm font-soft text-soft">{t('projectorText')}</span>
        </h2>
        <PaneWindow
          pane="projector"
          title={t('projector')}
          className={`rounded-lg bg-surface line-ink ${styles.projector}`}
          page={page}
          start={`/teacher/votingsession/${code}`}
          token={token}
          onLeave={onLeave}
        />
      </section>
      <section className={`${isPhone ? 'grid' : 'hidden laptop:grid'} min-h-0 grid-cols-1 grid-rows-stage gap-2`}>
        <h2 className="flex flex-wrap items-center gap-x-2 text-md">
          <Icon name="phone" />
          {t('phone')} <span className="font-body text-sm font-soft text-soft">{t('phoneText')}</span>
        </h2>
        {hasPhone ? (
          <PaneWindow
            pane="phone"
            title={t('phone')}
            className={`size-full bg-surface ${styles.phone}`}
            page={page}
            start={`/votingsession/${code}`}
            onLeave={leavePhone}
          />
        ) : (
          <div
            className={`grid size-full content-center justify-items-center gap-4 bg-surface p-4 text-center ${styles.phone}`}
          >
            <p>{t('phoneLeft')}</p>
            <Button onClick={() => setHasPhone(true)}>{t('phoneAgain')}</Button>
          </div>
        )}
      </section>
    </>
  );
}
