import { Link, Outlet, useLocation } from 'react-router';
import { Queries } from '#web/client/queries.tsx';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { LanguageChoice } from '#web/shell/language-choice.tsx';
import { settings } from '#web/shell/settings.ts';
import { Mark } from '#web/ui/core/brand.tsx';
import { HalfCircle } from '#web/ui/core/half-circle.tsx';
import { SAMPLE_SEATS } from '#web/ui/core/sample-seats.ts';
import styles from './split-frame.module.css';

/** Logging in and registering: the half circle left, the form right; on narrow screens the form alone. */
export function SplitFrame() {
  const { t } = useTranslation('auth');
  const registers = useLocation().pathname.startsWith('/register');
  return (
    <div className={styles.split}>
      <header className={styles.side} data-surface="deep">
        <div className={styles.top}>
          <Link className={styles.brand} to="/">
            <Mark />
            <span>{settings.productName}</span>
          </Link>
          <LanguageChoice />
        </div>
        <p className={styles.say}>{registers ? t('register.say') : t('login.say')}</p>
        <HalfCircle seats={SAMPLE_SEATS} className={styles.seats} />
      </header>
      <main id="main" className={styles.main}>
        <div className={styles.form}>
          <Queries>
            <Outlet />
          </Queries>
        </div>
      </main>
    </div>
  );
}
