import { Suspense, useEffect, useRef } from 'react';
import { type RouteObject, useLocation, useNavigationType, useRoutes } from 'react-router';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { focusHeading } from '#web/ui/core/focus-heading.ts';
import { Loading } from '#web/ui/core/loading.tsx';
import styles from './app.module.css';
import { recoverPage } from './chunk-recovery.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorPage } from './error-page.tsx';
import { NoticePlace } from './notice-place.tsx';
import { OptionalChunk } from './optional.tsx';
import { followHeading } from './page-title.ts';
import { settings } from './settings.ts';

function useArrival(): void {
  const { pathname, hash } = useLocation();
  const way = useNavigationType();
  const shown = useRef<string>(undefined);
  const endWait = useRef(() => {});
  useEffect(() => followHeading(pathname, settings.productName), [pathname]);
  useEffect(() => {
    const isFirst = shown.current === undefined;
    const isNew = shown.current !== pathname;
    shown.current = pathname;
    // The first page, and the way back, keep the browser's own focus and place.
    if (isFirst || !isNew) return;
    if (way !== 'POP' && hash === '') window.scrollTo(0, 0);
    // Not an effect's own end: the same address again (a second press) must not end the wait for its heading.
    endWait.current();
    endWait.current = focusHeading();
  }, [pathname, hash, way]);
}

/** The previous page stays on screen until the next one is loaded; only the first one shows the fallback. */
function Routed({ routes }: { routes: RouteObject[] }) {
  return <Suspense fallback={<Loading />}>{useRoutes(routes)}</Suspense>;
}

export function App({ routes }: { routes: RouteObject[] }) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  useArrival();
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('nav.skip')}
      </a>
      <ErrorBoundary place={pathname} fallback={<ErrorPage />} onCatch={recoverPage}>
        <Routed routes={routes} />
      </ErrorBoundary>
      <OptionalChunk>
        <NoticePlace />
      </OptionalChunk>
    </>
  );
}
