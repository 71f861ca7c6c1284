import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { SKIP } from '#shared/domain/skip.ts';
import { onRecentGames, readRecentGame, saveRecentGame } from '#web/client/recent-games.ts';
import { useDifficultWords } from '#web/data/difficult-words.ts';
import { sessionPartiesQuery } from '#web/data/session-parties.ts';
import type { LiveSession } from '#web/session/session-patches.ts';
import { SeatChoiceScreen } from '#web/student/frame/shared-device.tsx';
import type { Game, PhaseName, ScreenProps } from '#web/student/game/game.ts';
import { partyOf, type StudentPhase, screenOf, studentPhase } from '#web/student/game/student-phase.ts';
import { outbox } from '#web/student/outbox/outbox.ts';
import { useOutbox } from '#web/student/outbox/use-outbox.ts';
import { Loading } from '#web/ui/core/loading.tsx';
import { Announcer } from './announcer.tsx';
import { LATER_SCREENS, loadLaterScreens } from './later-screens.ts';
import { StatementScreen } from './statement-screen.tsx';
import { TapGuard } from './tap-guard.tsx';
import { WaitingScreen } from './waiting-screen.tsx';

const SCREENS: { [Name in PhaseName]: ComponentType<ScreenProps<Name>> } = {
  waiting: WaitingScreen,
  statement: StatementScreen,
  ...LATER_SCREENS,
};

/** The index of a number from 1 to one beyond the last; null for anything else. */
function positionIn(number: string | null, total: number): number | null {
  const index = Number(number ?? 0) - 1;
  return Number.isInteger(index) && index >= 0 && index <= total ? index : null;
}

interface PlayScreenProps {
  session: LiveSession;
  archived: boolean;
  /** The student of a shared device who plays; absent on a student's own device. */
  clientId?: string;
}

/** Works the phase out and draws its screen. */
export function PlayScreen({ session, archived, clientId }: PlayScreenProps) {
  const { code } = session;
  const { answers } = useOutbox();
  const queued = useMemo(
    () => answers.filter((answer) => answer.code === code && answer.clientId === clientId),
    [answers, code, clientId],
  );
  const chosen = useSyncExternalStore(onRecentGames, () => readRecentGame(session._id)?.partyId ?? null);
  const [sharing, setSharing] = useState(false);
  const [choosing, setChoosing] = useState(false);
  // In the address, so that a reload stays there.
  const [search, setSearch] = useSearchParams();
  const at = positionIn(search.get('statement'), session.statements.length);
  const goTo = (number: number) => setSearch({ statement: String(number) }, { replace: true });
  const [changing, setChanging] = useState<string | null>(null);
  const isParty = session.type === 'party';
  const { data: parties } = useQuery({ ...sessionPartiesQuery(code), enabled: isParty });
  // A stored choice that is not a party of the game would be refused with every answer.
  const isOffered = parties === undefined || parties.some(({ _id }) => _id === chosen);
  const partyId = isParty ? partyOf(session, queued, isOffered ? chosen : null) : null;
  const words = useDifficultWords(session.showDifficultWords);

  useEffect(() => {
    const hasOwn = session.statements.some(({ own }) => own);
    saveRecentGame(session._id, { code, type: session.type, partyId, hasOwn });
  }, [session, code, partyId]);
  // The first screen is drawn: now the following ones are loaded before they are needed.
  const hasBallots = session.ballot !== null;
  useEffect(() => void loadLaterScreens(hasBallots), [hasBallots]);

  const phase = studentPhase({ session, queued, partyId, choosing, at, changing, archived });
  const game: Game = {
    session,
    clientId,
    words,
    party: parties?.find(({ _id }) => _id === partyId) ?? null,
    partyIsOpen: isParty && session.studentOpinions.length === 0 && queued.length === 0,
    answer: (statementId, opinion, comment) => {
      const index = session.statements.findIndex(({ _id }) => _id === statementId);
      // Stay here: in one's own tempo the next step is one's own.
      if (session.tempo === 'student') goTo(index + 1);
      setChanging(null);
      outbox.put({
        code,
        statementId,
        opinion: opinion ?? SKIP,
        comment: comment?.trim() ?? null,
        partyId,
        round: session.statements[index]?.round,
        version: session.statements[index]?.version,
        clientId,
      });
    },
    change: setChanging,
    goTo: (number) => {
      setChanging(null);
      goTo(number);
    },
    share: setSharing,
    chooseParty: (choice) => {
      setChoosing(choice === null);
      if (choice !== null) saveRecentGame(session._id, { code, type: session.type, partyId: choice });
    },
  };
  // Also when the class starts meanwhile.
  const Screen = (sharing ? SeatChoiceScreen : SCREENS[phase.name]) as ComponentType<{
    phase: StudentPhase;
    game: Game;
  }>;
  return (
    <>
      <Announcer phase={phase} />
      <TapGuard key={sharing ? 'share' : screenOf(phase)}>
        <Suspense fallback={<Loading />}>
          <Screen phase={phase} game={game} />
        </Suspense>
      </TapGuard>
    </>
  );
}
