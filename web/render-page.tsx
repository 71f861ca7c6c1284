import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { invariant } from '#shared/domain/invariant.ts';
import type { OpenedGame } from '#shared/domain/opened-game.ts';
import { drawnPageAt, fillPage } from '#web/data/page-reads.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { PAGES, ROUTES } from '#web/routes.tsx';
import { App } from '#web/shell/app.tsx';
import { pageTitle } from '#web/shell/page-title.ts';
import { preloadPage } from '#web/shell/pages.tsx';
import { settings } from '#web/shell/settings.ts';
import { OpenedGameContext } from '#web/student/play/opening-screen.tsx';

/** The content of a page, with HTML characters escaped. */
interface Drawn {
  title: string;
  html: string;
}

/**
 * A placeholder for the code of a game's page: the server draws the same frame for every game, and the style contains
 * the code (web/student/early-game.ts).
 */
const ANY_CODE = 'AAAAAA';

const texts = startI18n(settings.languages, null);

/** Returns the name of the page at an address, its template and its reads, or null if it is not drawn. */
export function findPage(address: string): { name: string; template: string; calls: string[] } | null {
  const page = drawnPageAt(address);
  return page && { name: page.name, template: page.template, calls: page.reads.map(({ path }) => path) };
}

async function draw(address: string, game: OpenedGame | null): Promise<Drawn> {
  const [pathname = '/'] = address.split('?');
  await texts;
  await preloadPage(PAGES, pathname);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <OpenedGameContext value={game && { code: ANY_CODE, game }}>
        <StaticRouter location={address}>
          <App routes={ROUTES} />
        </StaticRouter>
      </OpenedGameContext>
    </StrictMode>,
    // In one piece: what React would put into its place afterwards takes a script in the page, which the policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (failure) => void failures.push(failure) },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? null;
  return { title: pageTitle(pathname, heading, settings.productName), html };
}

/** Draws one of these pages from the replies to its calls, in their order. Returns the JSON that the browser's queries start from with it. */
export async function renderPage(name: string, replies: readonly string[]): Promise<Drawn & { data: string }> {
  const page = drawnPageAt(name);
  invariant(page, 'only what findPage names is drawn');
  const data = fillPage(page, replies);
  return { ...(await draw(name, null)), data };
}

/** Draws the page that a game has until it is read, from what the page says of it; without that, what every game's page shows. */
export const renderGame = (game: OpenedGame | null): Promise<Drawn> => draw(`/votingsession/${ANY_CODE}`, game);
