// The app around its routes: title and focus of a page, the skip link, notices, and what happens when a page breaks.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { routeTitle } from '#web/lib/route-title.ts';
import { settings } from '#web/lib/settings.ts';
import { whenUnauthenticated } from '#web/lib/unauthenticated.ts';
import { focusHeading } from '#web/ui/focus-heading.ts';
import { NoticePlace } from '#web/ui/notice-place.tsx';
import styles from './app.module.css';
import { AppRoutes } from './app-routes.tsx';
import { recoverPage } from './chunk-recovery.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorPage } from './error-page.tsx';
import { Extra } from './extra.tsx';

function useArrival(): void {
  const { pathname, hash } = useLocation();
  const way = useNavigationType();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    document.title = routeTitle(pathname, settings.productName);
    const isFirst = shown.current === undefined;
    const isNew = shown.current !== pathname;
    shown.current = pathname;
    // The first page, and the way back, keep the browser's own focus and place.
    if (isFirst || !isNew) return;
    if (way !== 'POP' && hash === '') window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname, hash, way]);
}

function useLoginWhenUnknown(): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    whenUnauthenticated(() => {
      if (pathname === '/login') return;
      navigate('/login', { state: { from: `${pathname}${search}${hash}`, expired: true } });
    });
  }, [navigate, pathname, search, hash]);
}

export function App() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  useArrival();
  useLoginWhenUnknown();
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('nav.skip')}
      </a>
      <ErrorBoundary place={pathname} fallback={<ErrorPage />} onCatch={recoverPage}>
        <AppRoutes />
      </ErrorBoundary>
      <Extra>
        <NoticePlace />
      </Extra>
    </>
  );
}
