import { Outlet, useParams } from 'react-router';
import { Queries } from '#web/client/queries.tsx';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { LanguageChoice } from '#web/shell/language-choice.tsx';
import { useHydrated } from '#web/shell/use-hydrated.ts';
import { Mark } from '#web/ui/core/brand.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { OfflineLine } from './offline-line.tsx';
import { OutboxNotices } from './outbox-notices.tsx';
import styles from './student-frame.module.css';

/** One line with the code of the address and the mark, no menu. The language is chosen at the foot by a student who came by a QR code. */
export function StudentFrame() {
  const { t } = useTranslation('common');
  const { code } = useParams();
  const hydrated = useHydrated();
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <span className={styles.code}>
          {/* What the server draws is the page of every game: there the style says the code (web/student/early-game.ts). */}
          {code !== undefined && hydrated && (
            <>
              <VisuallyHidden>{t('game.code')} </VisuallyHidden>
              <span translate="no">{code.toUpperCase()}</span>
            </>
          )}
        </span>
        <Mark className={styles.mark} />
      </header>
      <main id="main" className={styles.main}>
        <Queries>
          <OfflineLine />
          <OutboxNotices />
          <Outlet />
        </Queries>
      </main>
      <footer className={styles.foot}>
        <LanguageChoice />
      </footer>
    </div>
  );
}
