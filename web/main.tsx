// Starts the web app: texts first, then the pages.
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/ui/pop-gate.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '#web/app/app.tsx';
import { recoverFromMissingChunks } from '#web/app/chunk-recovery.ts';
import { preloadPage } from '#web/app/page-loader.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { readStored } from '#web/lib/local-store.ts';
import { settings } from '#web/lib/settings.ts';

recoverFromMissingChunks();
await startI18n(settings.languages, readStored('language'));
// All of its files at once, and then drawn once: what waits behind something else on screen, React holds back for a while.
await preloadPage(location.pathname);

const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the app');
createRoot(place).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
