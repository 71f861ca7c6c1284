// A device that several students share. Its code is fetched when it is on screen.
import { lazy, type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readRecentGame, saveRecentGame } from '#web/client/recent-games.ts';
import { withTexts } from '#web/i18n/i18n.ts';
import { seatedAs } from '#web/shell/identity.ts';
import { OptionalChunk } from '#web/shell/optional.tsx';
import { isTyped } from '#web/shell/typed-code.ts';
import screen from '#web/ui/common/screen.module.css';

/** Milliseconds, ten minutes: a game opened again after that may be another student's turn. */
const AWAY_MS = 600_000;

const SameStudentQuestion = lazy(async () => ({
  default: (await withTexts(import('#web/student/device/same-student-question.tsx'), 'student-device'))
    .SameStudentQuestion,
}));
const LeaveButton = lazy(async () => ({
  default: (await withTexts(import('#web/student/device/leave-button.tsx'), 'student-device')).LeaveButton,
}));

/** "I am done on this device"; `before` the first answer: "I am somebody else". */
export const LeaveDevice = ({ before = false }: { before?: boolean }) =>
  // If several share the device, they leave it together, from a screen that is nobody's in particular.
  seatedAs() === null && (
    <div className={screen.leave}>
      <OptionalChunk>
        <LeaveButton before={before} />
      </OptionalChunk>
    </div>
  );

interface AskWhoIsThereProps {
  sessionId: string;
  /** Whether this identity has answered in it, or begun to; asked once. */
  hasBegun: () => boolean;
  children: ReactNode;
}

/** Draws what is one student's own; asks first who is there if its code was typed after an answer, or the game was left a while ago, or so
 * long that it is not known any more. */
export function AskWhoIsThere({ sessionId, hasBegun, children }: AskWhoIsThereProps) {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(() => {
    if (isTyped(state) && hasBegun()) return true;
    const game = readRecentGame(sessionId);
    return game ? Date.now() - game.at >= AWAY_MS : hasBegun();
  });

  useEffect(() => {
    // After a reload it is still the same student.
    if (!asks && isTyped(state)) void navigate(pathname + search, { replace: true });
  }, [asks, state, pathname, search, navigate]);
  useEffect(() => {
    if (asks) return;
    const keep = () => {
      const game = readRecentGame(sessionId);
      if (game) saveRecentGame(sessionId, game);
    };
    document.addEventListener('visibilitychange', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      document.removeEventListener('visibilitychange', keep);
      window.removeEventListener('pagehide', keep);
    };
  }, [asks, sessionId]);

  if (!asks) return children;
  return (
    <SameStudentQuestion
      onSame={() => {
        saveRecentGame(sessionId, readRecentGame(sessionId) ?? { code: null, type: 'debate', partyId: null });
        setAsks(false);
      }}
    />
  );
}
