import type { Page } from '#web/shell/pages.tsx';

const forTeachers = (pages: readonly Omit<Page, 'allow'>[]): readonly Page[] =>
  pages.map((page) => ({ ...page, allow: 'manageGames' }));

export const TEACHER_PAGES = forTeachers([
  {
    path: '/teacher',
    namespaces: ['teacher-dashboard'],
    load: async () => (await import('#web/teacher/dashboard/dashboard-page.tsx')).DashboardPage,
  },
  {
    path: '/teacher/archive',
    namespaces: ['teacher-dashboard'],
    load: async () => (await import('#web/teacher/archive/archive-page.tsx')).ArchivePage,
  },
  {
    path: '/teacher/games/new',
    namespaces: ['teacher-dashboard', 'teacher-wizard'],
    load: async () => (await import('#web/teacher/wizard/new-game-page.tsx')).NewGamePage,
  },
  {
    path: '/teacher/games/:id/edit',
    namespaces: ['teacher-dashboard', 'teacher-wizard'],
    load: async () => (await import('#web/teacher/wizard/edit-game-page.tsx')).EditGamePage,
  },
  {
    path: '/teacher/games/link/:token',
    namespaces: ['teacher-dashboard', 'teacher-wizard'],
    load: async () => (await import('#web/teacher/dashboard/linked-game-page.tsx')).LinkedGamePage,
  },
  {
    path: '/teacher/screen/:pairingCode?',
    namespaces: ['teacher-dashboard', 'teacher-live'],
    load: async () => (await import('#web/teacher/projector/pairing-page.tsx')).PairingPage,
  },
]);

/** On the computer of a class, where nobody logs in. */
const PROJECTOR_PAGE: Page = {
  path: '/screen',
  namespaces: ['teacher-live', 'teacher-results'],
  load: async () => (await import('#web/teacher/projector/projector-page.tsx')).ProjectorPage,
};

/** What a projector shows. */
export const LIVE_PAGES: readonly Page[] = [
  PROJECTOR_PAGE,
  ...forTeachers([
    {
      path: '/teacher/votingsession/:code',
      namespaces: ['teacher-live', 'teacher-dashboard'],
      load: async () => (await import('#web/teacher/live/live-session-page.tsx')).LiveSessionPage,
    },
    {
      path: '/teacher/votingsession/:code/arguments',
      namespaces: ['teacher-live'],
      load: async () => (await import('#web/teacher/queue/queue-page.tsx')).QueuePage,
    },
    {
      path: '/teacher/votingsession/:code/hands',
      namespaces: ['teacher-live'],
      load: async () => (await import('#web/teacher/live/hands-page.tsx')).HandsPage,
    },
    {
      path: '/teacher/votingsession/:code/debate/results',
      namespaces: ['teacher-live', 'teacher-results'],
      load: async () => (await import('#web/teacher/results/group-results-page.tsx')).DebateResultsPage,
    },
    {
      path: '/teacher/votingsession/:code/party/results',
      namespaces: ['teacher-live', 'teacher-results'],
      load: async () => (await import('#web/teacher/results/group-results-page.tsx')).PartyResultsPage,
    },
    {
      path: '/teacher/votingsession/:code/results/overview',
      namespaces: ['teacher-live', 'teacher-results'],
      load: async () => (await import('#web/teacher/results/overview-page.tsx')).OverviewPage,
    },
    {
      path: '/teacher/votingsession/:code/debrief',
      namespaces: ['teacher-live', 'teacher-results'],
      load: async () => (await import('#web/teacher/debrief/debrief-page.tsx')).OpenGameDebriefPage,
    },
    {
      path: '/teacher/archive/:sessionId',
      namespaces: ['teacher-live', 'teacher-results'],
      load: async () => (await import('#web/teacher/archive/archived-game-page.tsx')).ArchivedGamePage,
    },
    {
      path: '/teacher/archive/:sessionId/debrief',
      namespaces: ['teacher-live', 'teacher-results'],
      load: async () => (await import('#web/teacher/debrief/debrief-page.tsx')).ArchivedDebriefPage,
    },
  ]),
];
