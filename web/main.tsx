import '#web/ui/core/tokens.css';
import '#web/ui/core/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { invariant } from '#shared/domain/invariant.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { PAGES, ROUTES } from '#web/routes.tsx';
import { App } from '#web/shell/app.tsx';
import { recoverFromMissingChunks } from '#web/shell/chunk-recovery.ts';
import { readStored } from '#web/shell/local-store.ts';
import { preloadPage } from '#web/shell/pages.tsx';
import { settings } from '#web/shell/settings.ts';

/** No top-level await: the chunks of the pages import the chunk that this module is in, and would wait for it. */
async function start(): Promise<void> {
  recoverFromMissingChunks();
  await startI18n(settings.languages, readStored('language'));
  // All files of the page at once, and then drawn once: React delays what replaces a fallback that is on screen.
  await preloadPage(PAGES, location.pathname);

  const root = document.getElementById('root');
  invariant(root, 'index.html has #root');
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App routes={ROUTES} />
      </BrowserRouter>
    </StrictMode>,
  );
}

void start();
// What students left here longer than a day ago goes; a browser on its first visit fetches nothing for it.
if (readStored('client-id') !== null)
  import('#web/client/student-storage.ts').then(({ clearOldTraces }) => clearOldTraces()).catch(() => {});
