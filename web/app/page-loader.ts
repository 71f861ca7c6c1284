// Loads a page with its texts in one go, and ahead of time where somebody is about to go there.
import { type ComponentType, createElement } from 'react';
import { matchPath } from 'react-router';
import { loadNamespaces } from '#web/i18n/i18n.ts';
import type { PageRoute } from './route-table.ts';
import { PAGE_ROUTES } from './routes.ts';

type Route = Omit<PageRoute, 'layout'>;

const loaded = new Map<Route, ComponentType>();

/** The page when it was loaded before: it needs no moment of waiting, which React would stretch. */
export const loadedPage = (route: Route): ComponentType | undefined => loaded.get(route);

/** The page with its texts and with what reads from the server, fetched side by side. */
export async function loadPage(route: Route): Promise<{ default: ComponentType }> {
  const [Page, queries] = await Promise.all([
    route.load(),
    route.ownQueries ? null : import('./queries.tsx'),
    loadNamespaces(route.namespaces ?? []),
  ]);
  const Whole = queries ? () => createElement(queries.Queries, null, createElement(Page)) : Page;
  loaded.set(route, Whole);
  return { default: Whole };
}

/** Takes an address; fetches what its page needs, unless it has a guard. A failure stays silent: going there tries again. */
export async function preloadPage(address: string): Promise<void> {
  const route = PAGE_ROUTES.find(({ path }) => matchPath(path, address));
  if (route && !route.allow) await loadPage(route).catch(() => {});
}
