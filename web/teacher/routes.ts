import { NotFoundPage } from '#web/shell/not-found-page.tsx';
import { type Page, type PageGroup, preloadable } from '#web/shell/pages.tsx';

/** Their paths are below /teacher. */
const TEACHER_PAGES: readonly Page[] = [
  {
    path: '/',
    namespaces: ['teacher-dashboard', 'teacher-lessons'],
    load: async () => {
      const { DashboardPage, requestLists } = await import('#web/teacher/dashboard/dashboard-page.tsx');
      requestLists();
      return DashboardPage;
    },
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
    // Empty, or with a ready-made lesson.
    path: '/games/new/:set?/:kind?/:number?',
    namespaces: ['teacher-dashboard', 'teacher-lessons', 'teacher-wizard', 'teacher-own', 'conflict'],
    load: async () => (await import('#web/teacher/wizard/new-game-page.tsx')).NewGamePage,
  },
  {
    path: '/games/:id/edit',
    namespaces: ['teacher-dashboard', 'teacher-wizard', 'teacher-own', 'conflict'],
    load: async () => (await import('#web/teacher/wizard/edit-game-page.tsx')).EditGamePage,
  },
  {
    path: '/games/link/:token',
    namespaces: ['teacher-dashboard', 'teacher-lessons', 'teacher-own'],
    load: async () => (await import('#web/teacher/lessons/plan-pages.tsx')).LinkedPlanPage,
  },
  {
    path: '/games/:id/plan',
    namespaces: ['teacher-dashboard', 'teacher-lessons', 'teacher-own'],
    load: async () => (await import('#web/teacher/lessons/plan-pages.tsx')).OwnPlanPage,
  },
  {
    path: '/lessons/:set/:kind/:number',
    namespaces: ['teacher-dashboard', 'teacher-lessons', 'teacher-own'],
    load: async () => (await import('#web/teacher/lessons/plan-pages.tsx')).LessonPlanPage,
  },
  {
    path: '/school',
    namespaces: ['teacher-dashboard', 'teacher-school'],
    load: async () => (await import('#web/teacher/school/school-page.tsx')).SchoolPage,
  },
  {
    path: '/school/:code',
    namespaces: ['teacher-dashboard', 'teacher-school', 'teacher-live'],
    load: async () => (await import('#web/teacher/school/school-count-page.tsx')).SchoolCountPage,
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
    namespaces: ['teacher-live', 'teacher-board', 'teacher-dashboard', 'teacher-results', 'drawings', 'teacher-own'],
    load: async () => (await import('#web/teacher/hosts/live-session-page.tsx')).LiveSessionPage,
  },
  {
    path: '/votingsession/:code/arguments',
    namespaces: ['teacher-live', 'teacher-own'],
    load: async () => (await import('#web/teacher/hosts/desk/queue-page.tsx')).QueuePage,
  },
  {
    path: '/votingsession/:code/debate/results',
    namespaces: ['teacher-live', 'teacher-board', 'teacher-results', 'drawings', 'teacher-own'],
    load: async () => (await import('#web/teacher/hosts/results-pages.tsx')).DebateResultsPage,
  },
  {
    path: '/votingsession/:code/party/results',
    namespaces: ['teacher-live', 'teacher-board', 'teacher-results', 'drawings', 'teacher-own'],
    load: async () => (await import('#web/teacher/hosts/results-pages.tsx')).PartyResultsPage,
  },
  {
    path: '/votingsession/:code/results/overview',
    namespaces: ['teacher-live', 'teacher-board', 'teacher-results', 'drawings', 'teacher-own'],
    load: async () => (await import('#web/teacher/hosts/results-pages.tsx')).OverviewPage,
  },
  {
    path: '/archive/:sessionId',
    namespaces: ['teacher-live', 'teacher-board', 'teacher-dashboard', 'teacher-results', 'drawings', 'teacher-own'],
    load: async () => (await import('#web/teacher/archive/archived-game-page.tsx')).ArchivedGamePage,
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
