import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { ACCESS_PAGES, PROFILE_PAGES } from '#web/account/routes.ts';
import { withTexts } from '#web/i18n/i18n.ts';
import { Guard } from '#web/shell/guard.tsx';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';
import { areaRoute, groupRoute, type PageArea, type PageGroup, preloadable, preloadPage } from '#web/shell/pages.tsx';
import { HomeRoute } from '#web/site/home/home-route.tsx';
import { SITE_PAGES } from '#web/site/routes.ts';
import { SiteFrame } from '#web/site/site-frame.tsx';
import { STUDENT_PAGES } from '#web/student/routes.ts';

/** Inside the site's frame, which home fetches without the code for reading from the server. */
const SITE: PageGroup = {
  frame: preloadable(async () => (await import('#web/client/queries.tsx')).QueriesOutlet),
  pages: [
    ...SITE_PAGES,
    ...PROFILE_PAGES,
    // For somebody without an account.
    {
      path: '/try-out',
      namespaces: ['teacher-lessons'],
      load: async () => (await import('#web/teacher/lessons/visitor-lessons-page.tsx')).VisitorLessonsPage,
    },
  ],
};

const FRAMED: readonly PageGroup[] = [
  {
    frame: preloadable(async () => (await import('#web/account/frame/split-frame.tsx')).SplitFrame),
    pages: ACCESS_PAGES,
  },
  {
    frame: preloadable(async () => (await import('#web/student/frame/student-frame.tsx')).StudentFrame),
    pages: STUDENT_PAGES,
  },
  {
    frame: preloadable(async () => (await import('#web/client/queries.tsx')).QueriesOutlet),
    pages: [
      // For somebody without an account.
      {
        path: '/try-out/:type',
        namespaces: ['teacher-try-out'],
        load: async () => (await import('#web/teacher/try-out/visitor-page.tsx')).VisitorPage,
      },
    ],
  },
  {
    frame: preloadable(async () => (await import('#web/teacher/hosts/laptop/live-frame.tsx')).LiveFrame),
    pages: [
      // For a class's computer, on which nobody logs in.
      {
        path: '/screen',
        namespaces: ['teacher-live', 'teacher-board', 'teacher-results', 'drawings'],
        load: async () => (await import('#web/teacher/hosts/projector/projector-page.tsx')).ProjectorPage,
      },
    ],
  },
];

/** Their tables are chunks of their own. */
const AREAS: readonly PageArea[] = [
  {
    path: '/teacher',
    allow: 'manageGames',
    load: async () => (await import('#web/teacher/routes.ts')).TEACHER_GROUPS,
  },
];

/** Every page that can be fetched ahead of time: all but home, which is in the app itself, and the back office. */
export const PAGES = { groups: [SITE, ...FRAMED], areas: AREAS };

/** Its pages are a table of their own, which nobody else fetches. */
const Office = lazy(async () => ({
  default: (await withTexts(import('#web/office/office.tsx'), 'office', 'conflict')).Office,
}));

export const ROUTES: RouteObject[] = [
  {
    element: <SiteFrame />,
    children: [
      { path: '/', element: <HomeRoute onTyping={() => void preloadPage(PAGES, '/votingsession/CODE')} /> },
      groupRoute(SITE),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
  {
    path: '/admin/*',
    element: (
      <Guard allow="enterOffice">
        <Office />
      </Guard>
    ),
  },
  ...FRAMED.map(groupRoute),
  ...AREAS.map(areaRoute),
];
