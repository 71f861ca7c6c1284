import type { ReactNode } from 'react';
import type { ShownBallot } from '#shared/contract/live-state.ts';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { BallotView } from '#web/teacher/board/ballot-view.tsx';
import { drawsStatement, StatementAnnounced, StatementStrip } from '#web/teacher/board/statement-heading.tsx';
import type { LiveScreenProps } from '#web/teacher/control/live.ts';
import { useBallot } from '#web/teacher/control/use-ballot.ts';
import { ButtonOf, ButtonsAt, TabsOf, useControls } from '#web/teacher/control/use-controls.tsx';
import { useLesson } from '#web/teacher/control/use-lesson.ts';
import { LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { Brand, LiveHeader } from '#web/teacher/parts/live-header.tsx';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { CurrentView } from './current-view.tsx';
import { OwnersHeader } from './owners-header.tsx';

export function TeacherTempoScreen(screen: LiveScreenProps) {
  const { t } = useTranslation('teacher-live');
  const { session, students, commands } = screen;
  const live = useLesson(screen);
  const controls = useControls(live);
  const { statement, at, lead, clock } = live.lesson;
  const position = { ...live.lesson.position, press: controls.press('statement') };
  const isLarge = session.ballot?.shown != null || drawsStatement(at.view, session.pair ?? null);
  return (
    <>
      {lead.chips === null && (
        <StatementAnnounced position={position} step={lead.step === 'vote' ? null : t(`lesson.step.${lead.step}`)} />
      )}
      <LiveHeader brand={<Brand />} lead={!isLarge && <StatementStrip position={position} />}>
        <OwnersHeader
          session={session}
          students={students}
          waiting={live.waiting}
          round={lead.chips === null ? statement.round : 1}
          clock={clock}
          controls={controls}
        />
      </LiveHeader>
      <TabsOf live={live} />
      {session.ballot?.shown ? (
        <CurrentBallot
          session={session}
          shown={session.ballot.shown}
          onToggle={(id) => lead.chips?.find((chip) => chip.id === id)?.press()}
          tools={<ButtonsAt live={live} place="stage" />}
        />
      ) : (
        <CurrentView
          view={at.view}
          session={session}
          statement={statement}
          position={position}
          students={students}
          clock={clock}
          commands={commands}
          update={<ButtonsAt live={live} place="stage" />}
        />
      )}
      <LiveControls
        left={
          <>
            {controls.back}
            {controls.more}
            <ButtonsAt live={live} place="view" />
          </>
        }
        middle={controls.pills}
        right={
          <>
            <ButtonOf live={live} name="skip" />
            {controls.main}
          </>
        }
        failure={commands.failure}
        note={controls.note}
      />
      {controls.dialogs}
    </>
  );
}

interface CurrentBallotProps {
  session: VotingSession;
  shown: ShownBallot;
  onToggle: (party: string) => void;
  tools: ReactNode;
}

/** What the owner's screens show of a ballot. */
function CurrentBallot({ session, shown, ...board }: CurrentBallotProps) {
  const { ballot, parties, reads } = useBallot(session);
  if (ballot === undefined || parties === undefined)
    return (
      <main id="main">
        <Unread queries={reads} />
      </main>
    );
  return <BallotView ballot={ballot} shown={shown} parties={parties} {...board} />;
}
