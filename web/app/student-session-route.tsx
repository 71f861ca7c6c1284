// The page of a game that a student plays, in one piece so that a phone fetches it with few requests.
import { StudentSessionPage } from '#web/features/voting-session/student/session-page.tsx';
import { readEarly } from '#web/features/voting-session/student/student.api.ts';
import { codeInAddress } from '#web/lib/game-address.ts';
import { StudentExtras } from './student-extras.tsx';

// Opened by its address, as from a QR code: the game, asked for already, is there when the page is drawn.
const code = codeInAddress();
if (code !== null) readEarly(code);

export function StudentSessionRoute() {
  return (
    <StudentExtras>
      <StudentSessionPage />
    </StudentExtras>
  );
}
