// The back office: its pages beside its sidebar.
import { Navigate, type RouteObject, useRoutes } from 'react-router';
import { NotFoundPage } from './not-found-page.tsx';
import { OfficeLayout } from './office-layout.tsx';
import { OFFICE_PAGES } from './office-pages.ts';
import { pageRoute } from './page-route.tsx';

const ROUTES: RouteObject[] = [
  {
    element: <OfficeLayout />,
    children: [
      { index: true, element: <Navigate to="/admin/users" replace /> },
      ...OFFICE_PAGES.map(pageRoute),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

/** Everything under /admin/; its first page is one that every role of the office may see. */
export const Office = () => useRoutes(ROUTES);
