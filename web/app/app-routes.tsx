// The routes: home at once, every other page in its layout when somebody goes there.
import { lazy, Suspense } from 'react';
import { type RouteObject, useRoutes } from 'react-router';
import { loadNamespaces } from '#web/i18n/i18n.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Guard } from './guard.tsx';
import { HomeRoute } from './home-route.tsx';
import { LAYOUTS } from './layouts.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { pageRoute } from './page-route.tsx';
import { PublicLayout } from './public-layout.tsx';
import type { LayoutName } from './route-table.ts';
import { PAGE_ROUTES } from './routes.ts';

/** Its pages are a table of their own, which nobody else fetches. */
const Office = lazy(async () => {
  const [office] = await Promise.all([import('./office.tsx'), loadNamespaces(['office'])]);
  return { default: office.Office };
});

function layoutRoute(name: LayoutName): RouteObject {
  const { Component } = LAYOUTS[name];
  return { element: <Component />, children: PAGE_ROUTES.filter(({ layout }) => layout === name).map(pageRoute) };
}

const ROUTES: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      { path: '/', element: <HomeRoute /> },
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
  ...(Object.keys(LAYOUTS) as LayoutName[]).map(layoutRoute),
];

/** The page before stays on screen until the next one is there; only the first one has something to wait behind. */
export function AppRoutes() {
  return <Suspense fallback={<Loading />}>{useRoutes(ROUTES)}</Suspense>;
}
