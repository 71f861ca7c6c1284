import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import type { SessionCode } from '#shared/domain/session-code.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { groupResultsQuery } from '#web/data/group-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { HeaderNote, LiveHeader, StudentCount } from '#web/teacher/parts/live-header.tsx';
import { SessionNotFound } from '#web/teacher/parts/session-not-found.tsx';
import { WithSessionCode } from '#web/teacher/parts/with-session-code.tsx';
import { EmptyState, LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { ClassRobustness } from './class-robustness.tsx';
import { FurthestPage } from './furthest-page.tsx';
import { PartyScores } from './party-scores.tsx';
import styles from './results-page.module.css';
import { useEndGame } from './use-end-game.tsx';
import { useOpenGame } from './use-open-game.ts';

export function DebateResultsPage() {
  return <WithSessionCode>{(code) => <GroupResultsPage code={code} type="debate" />}</WithSessionCode>;
}

/** `view=furthest` in the address shows where the class was furthest off. */
export function PartyResultsPage() {
  const [search] = useSearchParams();
  const isFurthest = search.get('view') === 'furthest';
  return (
    <WithSessionCode>
      {(code) => (isFurthest ? <FurthestPage code={code} /> : <GroupResultsPage code={code} type="party" />)}
    </WithSessionCode>
  );
}

function GroupResultsPage({ code, type }: { code: SessionCode; type: GameType }) {
  const { t } = useTranslation('teacher-results');
  const { game, isGone } = useOpenGame(code);
  const results = useQuery(groupResultsQuery(code, type));
  const endGame = useEndGame(code);

  const gone = isGone || (results.isError && errorCodeOf(results.error) === 'INVALID_CODE');
  if (gone && !endGame.isDone) return <SessionNotFound brand={settings.productName} />;
  // The way back of the browser may lead here before the results are shown.
  if (game && game.state !== 'results') return <Navigate replace to={`/teacher/votingsession/${code}`} />;
  if (game && game.type !== type)
    return <Navigate replace to={`/teacher/votingsession/${code}/${game.type}/results`} />;

  const scores = results.data?.partyScores ?? [];
  const answers = Math.max(0, ...scores.map(({ total }) => total));
  const students = results.data?.totalParticipants ?? 0;
  const nothing = scores.every(({ total }) => total === 0);
  return (
    <>
      <LiveHeader brand={settings.productName}>
        {game && <HeaderNote>{game.name}</HeaderNote>}
        {results.data && <StudentCount count={students} />}
      </LiveHeader>
      <main id="main" className={styles.view}>
        <div className={styles.top}>
          <h1>{type === 'debate' ? t('titleDebate') : t('titleParty')}</h1>
          {results.data && !nothing && (
            <p>
              {type === 'debate'
                ? t('sumDebate', {
                    count: students,
                    students: t('students', { count: students }),
                    answers: t('answers', { count: answers }),
                  })
                : t('sumParty')}
            </p>
          )}
        </div>
        {results.isPending && <Loading />}
        {results.isError && !results.data && <LoadFailure onRetry={results.refetch} />}
        {results.data && nothing && (
          <div className={styles.none}>
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          </div>
        )}
        {results.data && !nothing && <PartyScores scores={scores} type={type} />}
        {results.data && !nothing && type === 'debate' && scores.length > 1 && (
          <ClassRobustness robustness={results.data.robustness} />
        )}
      </main>
      <LiveControls
        left={
          <LinkButton kind="line" to={`/teacher/votingsession/${code}/results/overview`}>
            <Icon name="results" />
            {t('toOverview')}
          </LinkButton>
        }
        middle={
          type === 'party' && (
            <LinkButton kind="line" to={`/teacher/votingsession/${code}/party/results?view=furthest`}>
              <Icon name="eye" />
              {t('furthest.open')}
            </LinkButton>
          )
        }
        right={endGame.button}
        failure={endGame.failure}
      />
      {endGame.dialog}
    </>
  );
}
