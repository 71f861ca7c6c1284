// The frame of logging in and registering: the half circle left, the form right; on narrow screens the form alone.
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router';
import { settings } from '#web/lib/settings.ts';
import { Mark } from '#web/ui/brand.tsx';
import { HalfCircle } from '#web/ui/half-circle.tsx';
import { SAMPLE_SEATS } from '#web/ui/sample-seats.ts';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './split-layout.module.css';

export function SplitLayout() {
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
          {settings.languages.length > 1 && <LanguageSwitch />}
        </div>
        <p className={styles.say}>{registers ? t('register.say') : t('login.say')}</p>
        <HalfCircle seats={SAMPLE_SEATS} className={styles.seats} />
      </header>
      <main id="main" className={styles.main}>
        <div className={styles.form}>
          <Outlet />
        </div>
      </main>
    </div>
  );
}
