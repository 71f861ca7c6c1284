import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearchParams } from 'react-router';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { contentBlocksQuery } from '#web/data/content-blocks.ts';
import { difficultWordsQuery } from '#web/data/difficult-words.ts';
import { overviewQuery } from '#web/data/group-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { LiveHeader } from '#web/teacher/parts/live-header.tsx';
import { SessionNotFound } from '#web/teacher/parts/session-not-found.tsx';
import { Unread, type UnreadProps } from '#web/teacher/parts/unread.tsx';
import { useOpenGame } from '#web/teacher/parts/use-open-game.ts';
import { WithSessionCode } from '#web/teacher/parts/with-session-code.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import styles from './debrief.module.css';
import { DebriefSheet } from './debrief-sheet.tsx';

/** The header of a game in its results. */
export function OpenGameDebriefPage() {
  return <WithSessionCode>{(code) => <OpenGame code={code} />}</WithSessionCode>;
}

function OpenGame({ code }: { code: SessionCode }) {
  const { game, isTryOut, isGone, games } = useOpenGame(code);
  if (isGone || isTryOut) return <SessionNotFound />;
  if (game && game.state !== 'results') return <Navigate replace to={`/teacher/votingsession/${code}`} />;
  return (
    <Debrief
      sessionId={game?._id ?? null}
      overviewPath={`/teacher/votingsession/${code}/results/overview`}
      reads={[games]}
    />
  );
}

export function ArchivedDebriefPage() {
  const { sessionId = '' } = useParams();
  return <Debrief sessionId={sessionId} overviewPath={`/teacher/archive/${sessionId}`} reads={[]} />;
}

interface DebriefProps {
  /** Null until it is known. */
  sessionId: string | null;
  overviewPath: string;
  /** What is read before the game is known. */
  reads: UnreadProps['queries'];
}

/** One A4 page for the next lesson; with `for=students` in the address, the version to hand out. */
function Debrief({ sessionId, overviewPath, reads }: DebriefProps) {
  const { t } = useTranslation('teacher-results');
  const [search] = useSearchParams();
  const forStudents = search.get('for') === 'students';
  const overview = useQuery({ ...overviewQuery(sessionId ?? ''), enabled: sessionId !== null });
  const words = useQuery(difficultWordsQuery);
  const goals = useQuery(contentBlocksQuery('goals'));
  if (overview.isError && errorCodeOf(overview.error) === 'NOT_FOUND') return <SessionNotFound />;
  // The sheet may be printed at once, so it is drawn only when it is complete; without words or goals if reading these fails.
  const isRead = !words.isPending && !goals.isPending;
  return (
    <>
      <LiveHeader />
      <main id="main" className={styles.page}>
        {overview.data && isRead ? (
          <DebriefSheet
            overview={overview.data}
            words={words.data ?? []}
            goals={goals.data ?? []}
            forStudents={forStudents}
          />
        ) : (
          <Unread queries={[...reads, overview]} />
        )}
      </main>
      <LiveControls
        left={
          <LinkButton kind="line" to={overviewPath}>
            <Icon name="back" />
            {t('toOverview')}
          </LinkButton>
        }
        middle={
          <LinkButton kind="line" replace to={{ search: forStudents ? '' : '?for=students' }}>
            <Icon name="people" />
            {t(forStudents ? 'debrief.forTeacher' : 'debrief.forStudents')}
          </LinkButton>
        }
        right={
          <Button onClick={() => window.print()}>
            <Icon name="print" />
            {t('print')}
          </Button>
        }
      />
    </>
  );
}
