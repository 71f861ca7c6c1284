import { useEffect } from 'react';
import { withTexts } from '#web/i18n/i18n.ts';
import { prefetchSession } from '#web/session/session-query.ts';
import { openedCode } from '#web/student/game/opened-game.ts';
import { outbox } from '#web/student/outbox/outbox.ts';
import { StudentSessionPage } from './session-page.tsx';

// Opened by its address, as from a QR code: the game, asked for already, is there when the page is drawn.
if (openedCode !== null) prefetchSession(openedCode);

/** A file that fails to load is fetched again when it is needed. */
const preloadResults = () =>
  withTexts(import('#web/student/results/results-route.tsx'), 'student-results').catch(() => {});

export function StudentSessionRoute() {
  // A student who has answered will see the results: their code is there before all phones of a class go to it in one instant.
  useEffect(() => outbox.onSaved(() => void preloadResults()), []);
  return <StudentSessionPage />;
}
