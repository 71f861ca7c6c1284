import type { ReactNode } from 'react';
import type { ProjectorGame } from '#shared/contract/projector.ts';
import { clockText } from '#shared/domain/clock.ts';
import { useDifficultWords } from '#web/data/difficult-words.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { BallotView } from '#web/teacher/board/ballot-view.tsx';
import { Lobby } from '#web/teacher/board/lobby.tsx';
import { ProgressView } from '#web/teacher/board/progress-view.tsx';
import { drawsStatement, StatementAnnounced, StatementStrip } from '#web/teacher/board/statement-heading.tsx';
import { useClock } from '#web/teacher/control/use-clock.ts';
import { joinWith } from '#web/teacher/parts/game-addresses.ts';
import { Brand, DevicesTag, HeaderTag, HowToJoin, LiveHeader, StudentCount } from '#web/teacher/parts/live-header.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { ProjectorResults } from './projector-results.tsx';
import { ProjectorView } from './projector-view.tsx';

interface ProjectorScreenProps {
  token: string;
  game: ProjectorGame;
  /** When it was read. */
  readAt: number;
}

/** The present content of the projector; nothing on it can be clicked but difficult words. */
export function ProjectorScreen(props: ProjectorScreenProps) {
  const { code, name, type, state, locked, students, progress, current } = props.game;
  if (state === 'draft')
    return (
      <Lobby
        code={code}
        name={name}
        locked={locked}
        isParty={type === 'party'}
        students={students}
        {...joinWith(code)}
      />
    );
  if (state === 'results') return <ProjectorResults {...props} />;
  if (progress !== null)
    return (
      <>
        <PlayedHeader game={props.game} />
        <ProgressView progress={progress} students={students} />
      </>
    );
  return current === null ? <Loading /> : <Lesson {...props} current={current} />;
}

function PlayedHeader({ game, clock = null, lead }: { game: ProjectorGame; clock?: number | null; lead?: ReactNode }) {
  const { t } = useTranslation('teacher-live');
  const { code, locked, devicesAway, students, current } = game;
  return (
    <LiveHeader brand={<Brand />} lead={lead}>
      <HowToJoin address={joinWith(code).address} code={code} locked={locked} />
      {current?.round === 2 && <HeaderTag icon="retry">{t('voteAgain.tag')}</HeaderTag>}
      {devicesAway && <DevicesTag />}
      {clock !== null && (
        <HeaderTag icon="clock">
          <span translate="no">{clockText(clock)}</span>
        </HeaderTag>
      )}
      <StudentCount count={students} />
    </LiveHeader>
  );
}

interface LessonProps extends Omit<ProjectorScreenProps, 'readAt'> {
  current: NonNullable<ProjectorGame['current']>;
}

function Lesson({ token, game, current }: LessonProps) {
  const clock = useClock(game.live.clock);
  const shown = game.live.ballot;
  const isLarge = shown !== null || drawsStatement(game.live.view, game.live.pair);
  const words = useDifficultWords(game.showDifficultWords);
  const { description, drawing, plain, background, number, own } = current;
  const position = { description, drawing, plain, background, number, total: game.total, isOwn: own, words };
  return (
    <>
      <PlayedHeader
        game={game}
        clock={isLarge ? null : (clock?.seconds ?? null)}
        lead={!isLarge && <StatementStrip position={position} />}
      />
      {shown === null && <StatementAnnounced position={position} step={null} />}
      {shown !== null && game.ballot !== null ? (
        <BallotView ballot={game.ballot} shown={shown} parties={game.ballotParties ?? []} />
      ) : (
        <ProjectorView token={token} game={game} current={current} position={position} clock={clock} />
      )}
    </>
  );
}
