import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { clearDrafts } from '#web/client/student-storage.ts';
import { ownResultsQuery } from '#web/data/own-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { readToken, signOut } from '#web/shell/identity.ts';
import { endLogin } from '#web/shell/role-links.tsx';
import type { ScreenProps } from '#web/student/game/game.ts';
import screen from '#web/ui/common/screen.module.css';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { Loading } from '#web/ui/core/loading.tsx';

/** Removes drafts, because nothing can be sent any more. */
const useNoDrafts = (code: string): void => useEffect(() => clearDrafts(code), [code]);

/** The placeholder while the results' page loads. */
export function ResultsScreen({ game }: ScreenProps<'results'>) {
  useNoDrafts(game.session.code);
  return (
    <div className={screen.column}>
      <Navigate to={`/results/${game.session._id}`} replace />
      <Loading />
    </div>
  );
}

/** A phone that slept through the end may have missed its results: they stay when the code is gone. */
export function ClosedScreen({ game }: ScreenProps<'closed'>) {
  useNoDrafts(game.session.code);
  const { t } = useTranslation('student-results');
  const { data: results, isPending } = useQuery({ ...ownResultsQuery(game.session._id), refetchOnWindowFocus: false });
  if (results) return <ResultsScreen game={game} phase={{ name: 'results' }} />;
  if (isPending)
    return (
      <div className={screen.column}>
        <Loading />
      </div>
    );
  return (
    <div className={screen.column}>
      <div className={screen.message} role="alert">
        <h1>{t('closed.title')}</h1>
        <p>{t('closed.text')}</p>
        <LinkButton kind="line" to="/">
          {t('closed.home')}
        </LinkButton>
      </div>
    </div>
  );
}

/** After logging out there is no teacher at this device: the same address then shows the student's page. */
function leaveLogin(): void {
  endLogin(readToken());
  signOut('left');
}

/** The owner of a game cannot play in it: the server refuses that. */
export function OwnerScreen({ game }: ScreenProps<'owner'>) {
  const { t } = useTranslation('student-results');
  return (
    <div className={screen.column}>
      <div className={screen.message}>
        <h1>{t('owner.title')}</h1>
        <p>{t('owner.text')}</p>
        <LinkButton to={`/teacher/votingsession/${game.session.code}`}>{t('owner.lead')}</LinkButton>
        <p>{t('owner.student')}</p>
        <Button kind="line" onClick={leaveLogin}>
          {t('owner.leave')}
        </Button>
      </div>
    </div>
  );
}
