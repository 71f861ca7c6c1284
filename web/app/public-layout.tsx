// The frame of the public pages: header, page, footer.
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import styles from './public-layout.module.css';
import { SiteHeader } from './site-header.tsx';

const SiteFooter = lazy(async () => ({ default: (await import('./site-footer.tsx')).SiteFooter }));

export function PublicLayout() {
  return (
    <div className={styles.frame}>
      <SiteHeader />
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
      <Suspense fallback={<div className={styles.footerPlace} />}>
        <SiteFooter />
      </Suspense>
    </div>
  );
}
