// The frame of the teacher's quiet pages: the site's header, and the page without a footer.
import { Outlet } from 'react-router';
import styles from './public-layout.module.css';
import { SiteHeader } from './site-header.tsx';

export function TeacherLayout() {
  return (
    <div className={styles.frame}>
      <SiteHeader />
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
    </div>
  );
}
