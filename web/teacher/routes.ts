import type { Page } from '#web/shell/pages.tsx';

export const TEACHER_PAGES: readonly Page[] = [
  {
    path: '/teacher',
    allow: 'manageGames',
    namespaces: ['teacher-dashboard'],
    load: async () => (await import('#web/teacher/dashboard/dashboard-page.tsx')).DashboardPage,
  },
  {
    path: '/teacher/archive',
    allow: 'manageGames',
    namespaces: ['teacher-dashboard'],
    load: async () => (await import('#web/teacher/archive/archive-page.tsx')).ArchivePage,
  },
  {
    path: '/teacher/games/new',
    allow: 'manageGames',
    namespaces: ['teacher-dashboard', 'teacher-wizard'],
    load: async () => (await import('#web/teacher/wizard/new-game-page.tsx')).NewGamePage,
  },
  {
    path: '/teacher/games/:id/edit',
    allow: 'manageGames',
    namespaces: ['teacher-dashboard', 'teacher-wizard'],
    load: async () => (await import('#web/teacher/wizard/edit-game-page.tsx')).EditGamePage,
  },
];

/** What a projector shows. */
export const LIVE_PAGES: readonly Page[] = [
  {
    path: '/teacher/votingsession/:code',
    allow: 'manageGames',
    namespaces: ['teacher-live', 'teacher-dashboard'],
    load: async () => (await import('#web/teacher/live/live-session-page.tsx')).LiveSessionPage,
  },
  {
    path: '/teacher/votingsession/:code/arguments',
    allow: 'manageGames',
    namespaces: ['teacher-live'],
    load: async () => (await import('#web/teacher/queue/queue-page.tsx')).QueuePage,
  },
  {
    path: '/teacher/votingsession/:code/debate/results',
    allow: 'manageGames',
    namespaces: ['teacher-live', 'teacher-results'],
    load: async () => (await import('#web/teacher/results/group-results-page.tsx')).DebateResultsPage,
  },
  {
    path: '/teacher/votingsession/:code/party/results',
    allow: 'manageGames',
    namespaces: ['teacher-live', 'teacher-results'],
    load: async () => (await import('#web/teacher/results/group-results-page.tsx')).PartyResultsPage,
  },
  {
    path: '/teacher/votingsession/:code/results/overview',
    allow: 'manageGames',
    namespaces: ['teacher-live', 'teacher-results'],
    load: async () => (await import('#web/teacher/results/overview-page.tsx')).OverviewPage,
  },
  {
    path: '/teacher/archive/:sessionId',
    allow: 'manageGames',
    namespaces: ['teacher-live', 'teacher-results'],
    load: async () => (await import('#web/teacher/archive/archived-game-page.tsx')).ArchivedGamePage,
  },
];
