import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { GameTemplate } from '#shared/contract/game-template.ts';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { gameTemplatesQuery } from '#web/data/game-templates.ts';
import { pageTextQuery } from '#web/data/try-out.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { useSession } from '#web/session/use-session.ts';
import { EmptyState, LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { PaneWindow } from './pane-window.tsx';
import styles from './try-out-page.module.css';
import { useInventedStudents } from './use-invented-students.ts';
import { useTryOut } from './use-try-out.ts';

/** A debate in which the teacher moves on shows most of a lesson. */
const bestOf = (templates: readonly GameTemplate[]): GameTemplate | undefined =>
  templates.find(({ type, settings }) => type === 'debate' && !settings.includes('own_tempo')) ?? templates[0];

/** The teacher plays one of the own games alone: projector and phone beside each other, with invented students. */
export function TryOutPage() {
  const { t } = useTranslation('teacher-try-out');
  const templates = useQuery(gameTemplatesQuery);
  const page = useQuery(pageTextQuery);
  // The first choice is fixed, because the list may change meanwhile.
  const [template, setTemplate] = useState<GameTemplate>();
  if (template === undefined && templates.data !== undefined && templates.data.length > 0)
    setTemplate(bestOf(templates.data));
  const retry = () => void Promise.all([templates.refetch(), page.refetch()]);

  if (template !== undefined && page.data !== undefined)
    return <TryOut gameTemplateId={template._id} page={page.data} />;
  return (
    <main id="main" className={styles.message}>
      {templates.isError || page.isError ? (
        <LoadFailure isPage onRetry={retry} />
      ) : templates.data?.length === 0 ? (
        <EmptyState isPage title={t('none')} action={<LinkButton to="/teacher/games/new">{t('newGame')}</LinkButton>}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <Loading />
      )}
    </main>
  );
}

function TryOut({ gameTemplateId, page }: { gameTemplateId: string; page: string }) {
  const { t } = useTranslation('teacher-try-out');
  const navigate = useNavigate();
  const { code, hasFailed, retry } = useTryOut(gameTemplateId);
  const leave = useCallback(() => {
    notify('done', t('gone'));
    navigate('/teacher');
  }, [navigate, t]);
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
        <Button kind="line" onClick={leave}>
          <Icon name="stop" />
          {t('stop')}
        </Button>
      </header>
      <main id="main" className={styles.panes} data-shown={shown}>
        {hasFailed && (
          <div role="alert">
            <p>{t('failed')}</p>
            <Button onClick={retry}>{t('common:action.retry')}</Button>
          </div>
        )}
        {code === null ? !hasFailed && <Loading /> : <Panes code={code} page={page} onLeave={leave} />}
      </main>
    </div>
  );
}

function Panes({ code, page, onLeave }: { code: SessionCode; page: string; onLeave: () => void }) {
  const { t } = useTranslation('teacher-try-out');
  const { session, archived, isGone } = useSession(code, 'owner');
  useInventedStudents(session);
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
