import type { ProjectorGame } from '#shared/contract/projector.ts';
import { clockText } from '#shared/domain/clock.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { Lobby } from '#web/teacher/board/lobby.tsx';
import { ProgressView } from '#web/teacher/board/progress-view.tsx';
import { useClock } from '#web/teacher/control/use-clock.ts';
import { joinWith } from '#web/teacher/parts/game-addresses.ts';
import { HeaderNote, HeaderTag, HowToJoin, LiveHeader, StudentCount } from '#web/teacher/parts/live-header.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { ProjectorResults } from './projector-results.tsx';
import { ProjectorView } from './projector-view.tsx';

interface ProjectorScreenProps {
  token: string;
  game: ProjectorGame;
  /** When it was read. */
  readAt: number;
}

/** The present content of the projector; nothing on it can be clicked. */
export function ProjectorScreen(props: ProjectorScreenProps) {
  const { t } = useTranslation('teacher-live');
  const { code, name, type, tempo, state, locked, students, progress, current } = props.game;
  if (state === 'draft')
    return (
      <>
        <LiveHeader brand={settings.productName} isProjector>
          <HeaderNote>{name}</HeaderNote>
          <HeaderNote>{`${t(`kind.${type}`)}, ${t(`tempo.${tempo}`)}`}</HeaderNote>
        </LiveHeader>
        <Lobby code={code} locked={locked} isParty={type === 'party'} students={students} {...joinWith(code)} />
      </>
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

function PlayedHeader({ game, clock = null }: { game: ProjectorGame; clock?: number | null }) {
  const { t } = useTranslation('teacher-live');
  const { code, locked, waiting, students, current } = game;
  return (
    <LiveHeader brand={settings.productName} isProjector>
      <HowToJoin address={joinWith(code).address} code={code} locked={locked} />
      {current?.round === 2 && <HeaderTag icon="retry">{t('voteAgain.tag')}</HeaderTag>}
      {clock !== null && <HeaderTag icon="clock">{clockText(clock)}</HeaderTag>}
      {waiting !== null && <HeaderTag icon="eye">{t('queue.count', { count: waiting })}</HeaderTag>}
      <StudentCount count={students} />
    </LiveHeader>
  );
}

interface LessonProps extends Omit<ProjectorScreenProps, 'readAt'> {
  current: NonNullable<ProjectorGame['current']>;
}

function Lesson({ token, game, current }: LessonProps) {
  const { t } = useTranslation('teacher-live');
  const clock = useClock(game.live.clock);
  const position = { description: current.description, number: current.number, total: game.total };
  return (
    <>
      <PlayedHeader game={game} clock={game.live.view === 'question' ? null : (clock?.seconds ?? null)} />
      <VisuallyHidden>
        <span role="status">
          {t('nowAt', { number: position.number, total: position.total, text: position.description })}
        </span>
      </VisuallyHidden>
      <ProjectorView token={token} game={game} current={current} position={position} clock={clock} />
    </>
  );
}
