import { type ComponentType, lazy, useState } from 'react';
import { matchPath, type RouteObject, useRoutes } from 'react-router';
import { type Action, roleMay } from '#shared/domain/roles.ts';
import { withTexts } from '#web/i18n/i18n.ts';
import type { TextNamespace } from '#web/i18n/text-keys.ts';
import { Guard } from './guard.tsx';
import { readRole } from './identity.ts';

/** A component whose code may be fetched before it is drawn. */
export interface PreloadableComponent<Props extends object = object> {
  Component: ComponentType<Props>;
  /** Fetches the code, unless it was fetched before. */
  load: () => Promise<unknown>;
}

/** One line of an audience's table of pages. */
export interface Page {
  /** As React Router writes it, from the root: `/teacher/games/:id/edit`. */
  path: string;
  /** The permission that a user needs; if absent, anyone may open the page. */
  allow?: Action;
  /** The page's texts: files of web/i18n, besides `common` and `home`. */
  namespaces?: readonly TextNamespace[];
  /** Imports the page's component, which is a chunk of its own. */
  load: () => Promise<ComponentType>;
}

/** Pages that share a frame, which draws them in its outlet. */
export interface PageGroup {
  frame: PreloadableComponent;
  pages: readonly Page[];
}

/** Pages below one address, with one permission; their table is a separate chunk, which nobody else fetches. */
export interface PageArea {
  /** `/teacher`; the paths in the table are what follows. */
  path: string;
  allow: Action;
  load: () => Promise<readonly PageGroup[]>;
}

/** A component that is loaded already is drawn without Suspense, because React would prolong even a short wait. */
export function preloadable<Props extends object = object>(
  fetch: () => Promise<ComponentType<Props>>,
): PreloadableComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async (): Promise<ComponentType<Props>> => {
    loaded ??= await fetch();
    return loaded;
  };
  const Lazy = lazy(async () => ({ default: await load() }));
  const Component = (props: Props) => {
    const [Shown] = useState(() => loaded ?? (Lazy as unknown as ComponentType<Props>));
    return <Shown {...props} />;
  };
  return { Component, load };
}

const components = new Map<Page, PreloadableComponent>();

/** Returns the page's component, with its texts. */
function componentOf(page: Page): PreloadableComponent {
  const found = components.get(page) ?? preloadable(() => withTexts(page.load(), ...(page.namespaces ?? [])));
  components.set(page, found);
  return found;
}

/** The guard is outside: the code of a page that the user may not see is not fetched. */
export function pageRoute(page: Page): RouteObject {
  const { Component } = componentOf(page);
  return {
    path: page.path,
    element: page.allow ? <Guard allow={page.allow}>{<Component />}</Guard> : <Component />,
  };
}

export const groupRoute = ({ frame: { Component }, pages }: PageGroup): RouteObject => ({
  element: <Component />,
  children: pages.map(pageRoute),
});

const areas = new Map<PageArea, PreloadableComponent>();

function areaComponent(area: PageArea): PreloadableComponent {
  const found =
    areas.get(area) ??
    preloadable(async () => {
      const routes = (await area.load()).map(groupRoute);
      return () => useRoutes(routes);
    });
  areas.set(area, found);
  return found;
}

export function areaRoute(area: PageArea): RouteObject {
  const { Component } = areaComponent(area);
  return {
    path: `${area.path}/*`,
    element: (
      <Guard allow={area.allow}>
        <Component />
      </Guard>
    ),
  };
}

const mayOpen = (action: Action | undefined): boolean => {
  const role = readRole();
  return action === undefined || (role !== null && roleMay(role, action));
};

async function preloadFrom(groups: readonly PageGroup[], address: string): Promise<void> {
  for (const { frame, pages } of groups) {
    const page = pages.find(({ path }) => matchPath(path, address));
    if (page && mayOpen(page.allow)) await Promise.all([componentOf(page).load(), frame.load()]);
  }
}

/** Fetches the code and the texts of the page at an address, if this user may open it. Failures are ignored, because opening the page tries again. */
export async function preloadPage(
  { groups, areas }: { groups: readonly PageGroup[]; areas: readonly PageArea[] },
  address: string,
): Promise<void> {
  try {
    await preloadFrom(groups, address);
    for (const area of areas) {
      const below = matchPath(`${area.path}/*`, address)?.params['*'];
      if (below === undefined || !mayOpen(area.allow)) continue;
      await areaComponent(area).load();
      await preloadFrom(await area.load(), `/${below}`);
    }
  } catch {}
}
