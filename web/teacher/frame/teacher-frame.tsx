import { Navigate } from 'react-router';
import { QueriesOutlet } from '#web/client/queries.tsx';
import styles from '#web/shell/frame.module.css';
import { SiteHeader } from '#web/shell/site-header.tsx';
import { readOneGame } from '#web/teacher/parts/phone-login.ts';
import '#web/teacher/parts/round-zero.css';

/** The site's header, and the page without a footer. A phone that reaches one game only is sent back to it. */
export function TeacherFrame() {
  const game = readOneGame();
  if (game !== null) return <Navigate to={`/teacher/votingsession/${game}`} replace />;
  return (
    <div className={styles.frame}>
      <SiteHeader atLessons />
      <main id="main" className={styles.main}>
        <QueriesOutlet />
      </main>
    </div>
  );
}
