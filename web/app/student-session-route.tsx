// The page of a game that a student plays, in one piece so that a phone fetches it with few requests.
import { useEffect } from 'react';
import { StudentSessionPage } from '#web/features/voting-session/student/session-page.tsx';
import { readEarly } from '#web/features/voting-session/student/student.api.ts';
import { loadNamespaces } from '#web/i18n/i18n.ts';
import { codeInAddress } from '#web/lib/game-address.ts';
import { outbox } from '#web/lib/outbox.ts';
import { StudentExtras } from './student-extras.tsx';

// Opened by its address, as from a QR code: the game, asked for already, is there when the page is drawn.
const code = codeInAddress();
if (code !== null) readEarly(code);

/** What does not come is fetched when it is needed. */
const preloadResults = () =>
  Promise.all([import('./student-result-routes.tsx'), loadNamespaces(['result'])]).catch(() => {});

export function StudentSessionRoute() {
  // Who has answered comes to the results: their page is there before all phones of a class go to it in one instant.
  useEffect(() => outbox.onSaved(() => void preloadResults()), []);
  return (
    <StudentExtras>
      <StudentSessionPage />
    </StudentExtras>
  );
}
