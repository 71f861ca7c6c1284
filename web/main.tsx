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
// The page's own files come while React gets ready. A game's are here already: it is drawn once, not after a moment of waiting.
const page = preloadPage(location.pathname);
if (location.pathname.startsWith('/votingsession/')) await page;

const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the app');
createRoot(place).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
