// A line of a table of pages as the router wants it.
import { lazy, useState } from 'react';
import type { RouteObject } from 'react-router';
import { Guard } from './guard.tsx';
import { loadedPage, loadPage } from './page-loader.ts';
import type { PageRoute } from './route-table.ts';

/** The guard stands outside: what somebody may not see is not even fetched. */
export function pageRoute(route: Omit<PageRoute, 'layout'>): RouteObject {
  const Later = lazy(() => loadPage(route));
  const Page = () => {
    const [Shown] = useState(() => loadedPage(route) ?? Later);
    return <Shown />;
  };
  return { path: route.path, element: route.allow ? <Guard allow={route.allow}>{<Page />}</Guard> : <Page /> };
}
