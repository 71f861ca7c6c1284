// A line of a table of pages as the router wants it.
import type { RouteObject } from 'react-router';
import { Guard } from './guard.tsx';
import { pageOf } from './page-loader.ts';
import type { PageRoute } from './route-table.ts';

/** The guard stands outside: what somebody may not see is not even fetched. */
export function pageRoute(route: Omit<PageRoute, 'layout'>): RouteObject {
  const { Component } = pageOf(route);
  return {
    path: route.path,
    element: route.allow ? <Guard allow={route.allow}>{<Component />}</Guard> : <Component />,
  };
}
