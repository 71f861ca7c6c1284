import { Navigate, type RouteObject, useRoutes } from 'react-router';
import { OfficeFrame } from '#web/office/frame/office-frame.tsx';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';
import { pageRoute } from '#web/shell/pages.tsx';
import { OFFICE_PAGES } from './routes.ts';
// After the modules of the frame.
import '#web/ui/screens.css';

const ROUTES: RouteObject[] = [
  {
    element: <OfficeFrame />,
    children: [
      { index: true, element: <Navigate to="/admin/users" replace /> },
      ...OFFICE_PAGES.map(pageRoute),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

/** Everything under /admin/; its first page is one that every role of the office may see. */
export const Office = () => useRoutes(ROUTES);
