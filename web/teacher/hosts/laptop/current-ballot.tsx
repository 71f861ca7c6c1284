import type { ReactNode } from 'react';
import type { ShownBallot } from '#shared/contract/live-state.ts';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { BallotView } from '#web/teacher/board/ballot-view.tsx';
import { useBallot } from '#web/teacher/control/use-ballot.ts';
import { Unread } from '#web/teacher/parts/unread.tsx';

interface CurrentBallotProps {
  session: VotingSession;
  shown: ShownBallot;
  onToggle: (party: string) => void;
  tools: ReactNode;
}

/** What the owner's screens show of a ballot. */
export function CurrentBallot({ session, shown, ...board }: CurrentBallotProps) {
  const { ballot, parties, reads } = useBallot(session);
  if (ballot === undefined || parties === undefined)
    return (
      <main id="main">
        <Unread queries={reads} />
      </main>
    );
  return <BallotView ballot={ballot} shown={shown} parties={parties} {...board} />;
}
