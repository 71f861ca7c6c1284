import { QueriesOutlet } from '#web/client/queries.tsx';
import styles from '#web/shell/frame.module.css';
import { SiteHeader } from '#web/shell/site-header.tsx';

/** The site's header, and the page without a footer. */
export function TeacherFrame() {
  return (
    <div className={styles.frame}>
      <SiteHeader />
      <main id="main" className={styles.main}>
        <QueriesOutlet />
      </main>
    </div>
  );
}
