import { NotFoundPage } from '#web/shell/not-found-page.tsx';
import { type Page, type PageGroup, preloadable } from '#web/shell/pages.tsx';

/** Their paths are below /teacher. */
const TEACHER_PAGES: readonly Page[] = [
  {
    path: '/',
    namespaces: ['teacher-dashboard'],
    load: async () => (await import('#web/teacher/dashboard/dashboard-page.tsx')).DashboardPage,
  },
  {
    path: '/archive',
    namespaces: ['teacher-dashboard', 'teacher-own'],
    load: async () => (await import('#web/teacher/archive/archive-page.tsx')).ArchivePage,
  },
  {
    path: '/archive/:sessionId/notes',
    namespaces: ['teacher-dashboard', 'teacher-own'],
    load: async () => (await import('#web/teacher/archive/game-notes-page.tsx')).GameNotesPage,
  },
  {
    path: '/games/new',
    namespaces: ['teacher-dashboard', 'teacher-wizard', 'teacher-own', 'teacher-sheet'],
    load: async () => (await import('#web/teacher/wizard/new-game-page.tsx')).NewGamePage,
  },
  {
    path: '/games/:id/edit',
    namespaces: ['teacher-dashboard', 'teacher-wizard', 'teacher-own', 'teacher-sheet'],
    load: async () => (await import('#web/teacher/wizard/edit-game-page.tsx')).EditGamePage,
  },
  {
    path: '/games/link/:token',
    namespaces: ['teacher-dashboard', 'teacher-wizard'],
    load: async () => (await import('#web/teacher/dashboard/linked-game-page.tsx')).LinkedGamePage,
  },
  {
    path: '/games/:id/sheet',
    namespaces: ['teacher-dashboard', 'teacher-sheet', 'teacher-own'],
    load: async () => (await import('#web/teacher/preparation/preparation-pages.tsx')).OwnSheetPage,
  },
  {
    path: '/games/link/:token/sheet',
    namespaces: ['teacher-dashboard', 'teacher-sheet', 'teacher-own'],
    load: async () => (await import('#web/teacher/preparation/preparation-pages.tsx')).LinkedSheetPage,
  },
  {
    path: '/screen/:pairingCode?',
    namespaces: ['teacher-dashboard', 'teacher-live'],
    load: async () => (await import('#web/teacher/pairing/pairing-page.tsx')).PairingPage,
  },
  { path: '*', load: async () => NotFoundPage },
];

/** Fills the window, because it contains a projector's screen. */
const TRY_OUT_PAGES: readonly Page[] = [
  {
    path: '/try-out',
    namespaces: ['teacher-try-out'],
    load: async () => (await import('#web/teacher/try-out/try-out-page.tsx')).TryOutPage,
  },
];

/** Projected pages. */
const LIVE_PAGES: readonly Page[] = [
  {
    path: '/votingsession/:code',
    namespaces: ['teacher-live', 'teacher-board', 'teacher-dashboard', 'teacher-results', 'teacher-own'],
    load: async () => (await import('#web/teacher/hosts/live-session-page.tsx')).LiveSessionPage,
  },
  {
    path: '/votingsession/:code/arguments',
    namespaces: ['teacher-live', 'teacher-own'],
    load: async () => (await import('#web/teacher/hosts/desk/queue-page.tsx')).QueuePage,
  },
  {
    path: '/votingsession/:code/hands',
    namespaces: ['teacher-live', 'teacher-own'],
    load: async () => (await import('#web/teacher/hosts/desk/hands-page.tsx')).HandsPage,
  },
  {
    path: '/votingsession/:code/debate/results',
    namespaces: ['teacher-live', 'teacher-board', 'teacher-results', 'teacher-own'],
    load: async () => (await import('#web/teacher/hosts/results-pages.tsx')).DebateResultsPage,
  },
  {
    path: '/votingsession/:code/party/results',
    namespaces: ['teacher-live', 'teacher-board', 'teacher-results'],
    load: async () => (await import('#web/teacher/hosts/results-pages.tsx')).PartyResultsPage,
  },
  {
    path: '/votingsession/:code/results/overview',
    namespaces: ['teacher-live', 'teacher-board', 'teacher-results', 'teacher-own'],
    load: async () => (await import('#web/teacher/hosts/results-pages.tsx')).OverviewPage,
  },
  {
    path: '/votingsession/:code/debrief',
    namespaces: ['teacher-live', 'teacher-board', 'teacher-results', 'teacher-own'],
    load: async () => (await import('#web/teacher/debrief/debrief-page.tsx')).OpenGameDebriefPage,
  },
  {
    path: '/archive/:sessionId',
    namespaces: ['teacher-live', 'teacher-board', 'teacher-results', 'teacher-own'],
    load: async () => (await import('#web/teacher/archive/archived-game-page.tsx')).ArchivedGamePage,
  },
  {
    path: '/archive/:sessionId/debrief',
    namespaces: ['teacher-live', 'teacher-board', 'teacher-results', 'teacher-own'],
    load: async () => (await import('#web/teacher/debrief/debrief-page.tsx')).ArchivedDebriefPage,
  },
];

export const TEACHER_GROUPS: readonly PageGroup[] = [
  {
    frame: preloadable(async () => (await import('#web/teacher/frame/teacher-frame.tsx')).TeacherFrame),
    pages: TEACHER_PAGES,
  },
  {
    frame: preloadable(async () => (await import('#web/teacher/hosts/laptop/live-frame.tsx')).LiveFrame),
    pages: LIVE_PAGES,
  },
  {
    frame: preloadable(async () => (await import('#web/client/queries.tsx')).QueriesOutlet),
    pages: TRY_OUT_PAGES,
  },
];
