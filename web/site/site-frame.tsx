import { lazy } from 'react';
import { Outlet } from 'react-router';
import styles from '#web/shell/frame.module.css';
import { OptionalChunk } from '#web/shell/optional.tsx';
import { SiteHeader } from '#web/shell/site-header.tsx';

const SiteFooter = lazy(async () => ({ default: (await import('#web/site/frame/site-footer.tsx')).SiteFooter }));

export function SiteFrame() {
  return (
    <div className={styles.frame}>
      <SiteHeader />
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
      <OptionalChunk instead={<div className={styles.footerPlace} />}>
        <SiteFooter />
      </OptionalChunk>
    </div>
  );
}
