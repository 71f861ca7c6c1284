// Loads a page with its texts in one go, and ahead of time where somebody is about to go there.
import { type ComponentType, createElement } from 'react';
import { matchPath } from 'react-router';
import { loadNamespaces } from '#web/i18n/i18n.ts';
import type { PageRoute } from './route-table.ts';
import { PAGE_ROUTES } from './routes.ts';

/** The page with its texts and with what reads from the server, fetched side by side. */
export async function loadPage(route: Omit<PageRoute, 'layout'>): Promise<{ default: ComponentType }> {
  const [Page, queries] = await Promise.all([
    route.load(),
    route.ownQueries ? null : import('./queries.tsx'),
    loadNamespaces(route.namespaces ?? []),
  ]);
  return { default: queries ? () => createElement(queries.Queries, null, createElement(Page)) : Page };
}

/** Takes an address; fetches what its page needs, unless it has a guard. A failure stays silent: going there tries again. */
export function preloadPage(address: string): void {
  const route = PAGE_ROUTES.find(({ path }) => matchPath(path, address));
  if (route && !route.allow) loadPage(route).catch(() => {});
}
