// The page of a game that a student plays, in one piece so that a phone fetches it with few requests.

import { normalSessionCode } from '#shared/domain/session-code.ts';
import { StudentSessionPage } from '#web/features/voting-session/student/session-page.tsx';
import { readEarly } from '#web/features/voting-session/student/student.api.ts';
import { StudentExtras } from './student-extras.tsx';

// Opened by its address, as from a QR code: the game is asked for while React gets ready.
const code = /^\/votingsession\/(\w+)\/?$/.exec(location.pathname)?.[1];
if (code !== undefined) readEarly(normalSessionCode(code));

export function StudentSessionRoute() {
  return (
    <StudentExtras>
      <StudentSessionPage />
    </StudentExtras>
  );
}
