// The app in a window of a try-out, which has no address: docs/decisions/0131-lessons-nobody-makes.md.
import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router';
import { invariant } from '#shared/domain/invariant.ts';
import { LANGUAGE_TAGS, LANGUAGES } from '#shared/domain/languages.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { pageLanguage } from '#web/i18n/translator.ts';
import { PAGES, ROUTES } from '#web/routes.tsx';
import { App } from '#web/shell/app.tsx';
import { signIn } from '#web/shell/identity.ts';
import { keepInMemory } from '#web/shell/local-store.ts';
import { preloadPage } from '#web/shell/pages.tsx';
import { settings } from '#web/shell/settings.ts';

/** The pages of each window; any other address closes it. */
const PAGES_OF: Record<string, RegExp> = {
  projector: /^\/teacher\/votingsession\//,
  phone: /^\/(votingsession|results)\//,
};

function Inside({ pages, onLeave, children }: { pages: RegExp; onLeave: () => void; children: ReactNode }) {
  const isInside = pages.test(useLocation().pathname);
  useEffect(() => {
    if (!isInside) onLeave();
  }, [isInside, onLeave]);
  return isInside && children;
}

/** Starts the app on the page that the window's iframe names. */
export async function startPane(): Promise<void> {
  const frame = window.frameElement as HTMLIFrameElement | null;
  invariant(frame, 'a page without an address is a window of a try-out');
  const { pane = '', start = '', token, language } = frame.dataset;
  const pages = PAGES_OF[pane];
  invariant(pages !== undefined, 'the window says which one it is');
  // The phone has a new identity: neither the teacher's nor that of a student who used this browser before.
  if (pane === 'phone') keepInMemory();
  // A visitor is not a user of this browser. The pages are a teacher's; the server knows what the token may do.
  if (token !== undefined) {
    keepInMemory();
    signIn(token, 'teacher');
  }
  await startI18n(settings.languages, LANGUAGES.find((code) => LANGUAGE_TAGS[code] === language) ?? null);
  await preloadPage(PAGES, start);
  const root = document.getElementById('root');
  invariant(root, 'index.html has #root');
  document.documentElement.lang = pageLanguage();
  document.querySelector('.slow')?.parentElement?.remove();
  const leave = () => void frame.dispatchEvent(new Event('pane-left'));
  createRoot(root).render(
    <StrictMode>
      <MemoryRouter initialEntries={[start]}>
        <Inside pages={pages} onLeave={leave}>
          <App routes={ROUTES} />
        </Inside>
      </MemoryRouter>
    </StrictMode>,
  );
}
