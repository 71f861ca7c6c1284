import { invalidateOwnResults } from '#web/data/own-results.ts';
import { outbox } from '#web/student/outbox/outbox.ts';
import { ComparisonPage } from './comparison-page.tsx';
import { OwnSeat } from './own-seat.tsx';
import { ResultsPage } from './results-page.tsx';

// In their own tempo students may see the results, go back and change an answer, so results are always stale.
outbox.onSaved(invalidateOwnResults);

export const StudentResultsRoute = () => (
  <OwnSeat>
    <ResultsPage />
  </OwnSeat>
);
export const StudentComparisonRoute = () => (
  <OwnSeat>
    <ComparisonPage />
  </OwnSeat>
);
