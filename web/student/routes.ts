import type { Page } from '#web/shell/pages.tsx';

export const STUDENT_PAGES: readonly Page[] = [
  {
    path: '/votingsession/:code',
    namespaces: ['student'],
    load: async () => (await import('#web/student/play/play-route.tsx')).StudentSessionRoute,
  },
  {
    path: '/results/:sessionId',
    namespaces: ['student', 'student-results'],
    load: async () => (await import('#web/student/results/results-route.tsx')).StudentResultsRoute,
  },
  {
    path: '/results/:sessionId/party/:partyId',
    namespaces: ['student', 'student-results'],
    load: async () => (await import('#web/student/results/results-route.tsx')).StudentComparisonRoute,
  },
];
