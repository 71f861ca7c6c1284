import type { VotingSession } from '#shared/contract/voting-session.ts';
import { clockText, type RunningClock } from '#shared/domain/clock.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { Controls } from '#web/teacher/control/use-controls.tsx';
import type { WaitingTexts } from '#web/teacher/control/waiting.ts';
import { joinWith } from '#web/teacher/parts/game-addresses.ts';
import {
  DevicesTag,
  HeaderButton,
  HeaderTag,
  HowToJoin,
  PeopleButton,
  TryOutTag,
} from '#web/teacher/parts/live-header.tsx';

interface OwnersHeaderProps {
  session: VotingSession;
  students: number;
  waiting: WaitingTexts | null;
  round?: number;
  /** Null if none runs. */
  clock?: RunningClock | null;
  controls: Controls;
}

/** The teacher's buttons at the top of the board: the code, the clock, who is there, and what waits. */
export function OwnersHeader({ session, students, waiting, round = 1, clock = null, controls }: OwnersHeaderProps) {
  const { t } = useTranslation('teacher-live');
  const { code, locked } = session;
  const held = waiting !== null && waiting.held > 0 && controls.press('held');
  const questions = controls.press('questionsChip');
  return (
    <>
      <HowToJoin address={joinWith(code).address} code={code} locked={locked} press={controls.press('code')} />
      {session.tryOut && <TryOutTag />}
      {round > 1 && <HeaderTag icon="retry">{t('voteAgain.tag')}</HeaderTag>}
      {clock !== null && (
        <HeaderButton icon="clock" press={controls.press('clockDialog')}>
          <span translate="no">{clockText(clock.seconds)}</span>
        </HeaderButton>
      )}
      {session.devicesAway && <DevicesTag />}
      {questions && (
        <HeaderButton icon="question" press={questions}>
          {held ? waiting?.held : null}
        </HeaderButton>
      )}
      {!questions && held && (
        <HeaderButton icon="eye" press={held}>
          {waiting?.held}
        </HeaderButton>
      )}
      <PeopleButton count={students} press={controls.press('people')} />
    </>
  );
}
