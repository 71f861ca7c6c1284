import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { invariant } from '#shared/domain/invariant.ts';
import { drawnPageAt, fillPage } from '#web/data/page-reads.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { PAGES, ROUTES } from '#web/routes.tsx';
import { App } from '#web/shell/app.tsx';
import { preloadPage } from '#web/shell/pages.tsx';
import { routeTitle } from '#web/shell/route-title.ts';
import { settings } from '#web/shell/settings.ts';

/** Returns the name of the page at an address, what it is drawn into and the calls that it shows, or null where the server does not draw it. */
export function findPage(address: string): { name: string; template: string; calls: string[] } | null {
  const page = drawnPageAt(address);
  return page && { name: page.name, template: page.template, calls: page.reads.map(({ path }) => path) };
}

const texts = startI18n(settings.languages, null);

/** Draws one of these pages from the replies to its calls, in their order. Returns its title, its markup, and the data that it was drawn from. */
export async function renderPage(
  name: string,
  replies: readonly string[],
): Promise<{ title: string; html: string; data: string }> {
  const page = drawnPageAt(name);
  invariant(page, 'only what findPage names is drawn');
  const address = page.at ?? name;
  const [pathname = '/'] = address.split('?');
  const data = fillPage(page, replies);
  await texts;
  await preloadPage(PAGES, pathname);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={address}>
        <App routes={ROUTES} />
      </StaticRouter>
    </StrictMode>,
    // In one piece: what React would put into its place afterwards takes a script in the page, which the policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (failure) => void failures.push(failure) },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return { title: routeTitle(pathname, settings.productName), html, data };
}
