import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { fillPage, PAGE_READS } from '#web/data/page-reads.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { PAGES, ROUTES } from '#web/routes.tsx';
import { App } from '#web/shell/app.tsx';
import { preloadPage } from '#web/shell/pages.tsx';
import { routeTitle } from '#web/shell/route-title.ts';
import { settings } from '#web/shell/settings.ts';

/** Returns the calls that the page at an address shows, or null where it is not one that the server draws. */
export const callsOf = (address: string): string[] | null =>
  Object.hasOwn(PAGE_READS, address) ? (PAGE_READS[address] ?? []).map(({ path }) => path) : null;

const texts = startI18n(settings.languages, null);

/** Draws one of these pages from the replies to its calls, in their order. Returns its title, its markup, and the data that it was drawn from. */
export async function renderPage(
  address: string,
  replies: readonly string[],
): Promise<{ title: string; html: string; data: string }> {
  const [pathname = '/'] = address.split('?');
  const data = fillPage(address, replies);
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
