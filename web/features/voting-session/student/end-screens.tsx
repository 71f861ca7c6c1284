// Where there is nothing to answer: the results are there, the game is closed, or it is one's own game.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { LinkButton } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import screen from '#web/ui/screen.module.css';
import type { ScreenProps } from './game.ts';
import { hasResultsQuery } from './student.api.ts';

/** What waits stands there while the results' page is under way. */
export function ResultsScreen({ game }: ScreenProps<'results'>) {
  return (
    <div className={screen.column}>
      <Navigate to={`/results/${game.session._id}`} replace />
      <Loading />
    </div>
  );
}

/** A phone that slept through the end may have missed its results: they stay when the code is gone. */
export function ClosedScreen({ game }: ScreenProps<'closed'>) {
  const { t } = useTranslation('student');
  const { data: hasResults, isPending } = useQuery(hasResultsQuery(game.session._id));
  if (hasResults) return <ResultsScreen game={game} phase={{ name: 'results' }} />;
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

/** Who leads a game does not play in it: the server lets nobody do both. */
export function OwnerScreen({ game }: ScreenProps<'owner'>) {
  const { t } = useTranslation('student');
  return (
    <div className={screen.column}>
      <div className={screen.message}>
        <h1>{t('owner.title')}</h1>
        <p>{t('owner.text')}</p>
        <LinkButton to={`/teacher/votingsession/${game.session.code}`}>{t('owner.lead')}</LinkButton>
      </div>
    </div>
  );
}
