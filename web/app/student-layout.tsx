// The frame of a student's pages: one line with the code and the mark, no menu; who came by a QR code chooses a language here.
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { Mark } from '#web/ui/brand.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { LanguageChoice } from './language-choice.tsx';
import styles from './student-layout.module.css';

/** The code comes out of the address; pages without one show the mark only. */
export function StudentLayout() {
  const { t } = useTranslation('common');
  const { code } = useParams();
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <span className={styles.code}>
          {code !== undefined && (
            <>
              <VisuallyHidden>{t('game.code')} </VisuallyHidden>
              {code.toUpperCase()}
            </>
          )}
        </span>
        <LanguageChoice />
        <Mark className={styles.mark} />
      </header>
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
    </div>
  );
}
