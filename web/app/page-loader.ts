// Loads a page with its texts in one go, and ahead of time where somebody is about to go there.
import { type ComponentType, createElement } from 'react';
import { matchPath } from 'react-router';
import { roleMay } from '#shared/domain/roles.ts';
import { loadNamespaces } from '#web/i18n/i18n.ts';
import { readRole } from '#web/lib/identity.ts';
import { type Later, later } from './later.tsx';
import { LAYOUTS } from './layouts.tsx';
import type { PageRoute } from './route-table.ts';
import { PAGE_ROUTES } from './routes.ts';

type Route = Omit<PageRoute, 'layout'>;

/** The page with its texts and with what reads from the server, fetched side by side. */
async function loadPage(route: Route): Promise<ComponentType> {
  const [Page, queries] = await Promise.all([
    route.load(),
    route.ownQueries ? null : import('./queries.tsx'),
    loadNamespaces(route.namespaces ?? []),
  ]);
  return queries ? () => createElement(queries.Queries, null, createElement(Page)) : Page;
}

const pages = new Map<Route, Later>();

/** The one of that line of a table of pages. */
export function pageOf(route: Route): Later {
  const page = pages.get(route) ?? later(() => loadPage(route));
  pages.set(route, page);
  return page;
}

/** Takes an address; fetches what its page needs, if one may go there. A failure stays silent: going there tries again. */
export async function preloadPage(address: string): Promise<void> {
  const route = PAGE_ROUTES.find(({ path }) => matchPath(path, address));
  const role = readRole();
  if (!route || (route.allow && !(role && roleMay(role, route.allow)))) return;
  await Promise.all([pageOf(route).load(), LAYOUTS[route.layout].load()]).catch(() => {});
}
