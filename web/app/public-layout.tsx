// The frame of the public pages: header, page, footer.
import { lazy } from 'react';
import { Outlet } from 'react-router';
import { Extra } from './extra.tsx';
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
      <Extra instead={<div className={styles.footerPlace} />}>
        <SiteFooter />
      </Extra>
    </div>
  );
}
