// The frame of the teacher's quiet pages: the site's header, and the component library in the product's own look.
import { Outlet } from 'react-router';
import { OfficeTheme } from '#web/ui/mantine.tsx';
import styles from './public-layout.module.css';
import { SiteHeader } from './site-header.tsx';

export function TeacherLayout() {
  return (
    <OfficeTheme>
      <div className={styles.frame}>
        <SiteHeader />
        <main id="main" className={styles.main}>
          <Outlet />
        </main>
      </div>
    </OfficeTheme>
  );
}
