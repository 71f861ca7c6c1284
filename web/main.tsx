import '#web/ui/core/tokens.css';
import '#web/ui/core/base.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { invariant } from '#shared/domain/invariant.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { pageLanguage } from '#web/i18n/translator.ts';
import { PAGES, ROUTES } from '#web/routes.tsx';
import { App } from '#web/shell/app.tsx';
import { recoverFromMissingChunks } from '#web/shell/chunk-recovery.ts';
import { readStored } from '#web/shell/local-store.ts';
import { preloadPage } from '#web/shell/pages.tsx';
import { settings } from '#web/shell/settings.ts';

/** Whether the page on screen, which the server drew for everybody, is the one that the app would draw here. */
function isDrawn({ dataset: { drawn } }: HTMLElement): boolean {
  const isOwn = 'own' in document.documentElement.dataset;
  // The server does not know the query, the fragment and the state of the history entry.
  return !isOwn && drawn === location.pathname + location.search && location.hash === '' && !history.state?.usr;
}

/** No top-level await: the chunks of the pages import the chunk that this module is in, and would wait for it. */
async function start(): Promise<void> {
  recoverFromMissingChunks();
  await startI18n(settings.languages, readStored('language'));
  // All files of the page at once, and then drawn once: React delays what replaces a fallback that is on screen.
  await preloadPage(PAGES, location.pathname);

  const root = document.getElementById('root');
  invariant(root, 'index.html has #root');
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App routes={ROUTES} />
      </BrowserRouter>
    </StrictMode>
  );
  document.documentElement.lang = pageLanguage();
  document.querySelector('.slow')?.parentElement?.remove();
  if (isDrawn(root)) hydrateRoot(root, app);
  else {
    // Synchronous, because it replaces what may be on screen.
    flushSync(() => createRoot(root).render(app));
    delete document.documentElement.dataset.own;
  }
}

// The window of a try-out has no address (docs/decisions/0131-lessons-nobody-makes.md).
if (location.protocol === 'about:') void import('#web/start-pane.tsx').then(({ startPane }) => startPane());
else {
  const isKnown = readStored('client-id') !== null;
  void start().finally(() => {
    // Removes what students left here more than a day ago, after the page, whose files go first; a browser on its first visit to home does not
    // fetch the code for it.
    if (isKnown)
      import('#web/client/student-storage.ts').then(({ clearOldTraces }) => clearOldTraces()).catch(() => {});
  });
}
