// The pages with a student's results.
import { ComparisonPage } from '#web/features/result/student/comparison-page.tsx';
import { ResultsPage } from '#web/features/result/student/results-page.tsx';
import { StudentExtras } from './student-extras.tsx';

export function StudentResultsRoute() {
  return (
    <StudentExtras>
      <ResultsPage />
    </StudentExtras>
  );
}

export function StudentComparisonRoute() {
  return (
    <StudentExtras>
      <ComparisonPage />
    </StudentExtras>
  );
}
