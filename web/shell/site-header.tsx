import { Link, NavLink } from 'react-router';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Mark } from '#web/ui/core/brand.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { CoreIcon } from '#web/ui/core/core-icon.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { RoleLinks } from './role-links.tsx';
import { settings } from './settings.ts';
import styles from './site-header.module.css';
import { useDisclosure } from './use-disclosure.ts';
import { useHydrated } from './use-hydrated.ts';
import { useRole } from './use-role.ts';

interface SiteHeaderProps {
  /** Among a teacher's lessons: without the pages that say what this is. */
  atLessons?: boolean;
}

/** The header of the public and the teacher's pages. On narrow screens the links are behind a button. */
export function SiteHeader({ atLessons = false }: SiteHeaderProps) {
  const { t } = useTranslation('common');
  const role = useRole();
  const { isOpen, toggle } = useDisclosure();
  const hydrated = useHydrated();

  return (
    <header className={styles.head}>
      <Link className={styles.brand} to="/">
        <Mark />
        <span>{settings.productName}</span>
      </Link>
      <Button
        kind="text"
        className={styles.menu}
        aria-expanded={isOpen}
        aria-controls="site-nav"
        disabled={!hydrated}
        onClick={toggle}
      >
        <CoreIcon name={isOpen ? 'close' : 'menu'} className={styles.menuIcon} />
        {t('nav.menu')}
      </Button>
      <nav id="site-nav" className={styles.nav} data-open={isOpen} aria-label={t('nav.label')}>
        {!atLessons && <PublicLinks hasRole={role !== null} />}
        {role ? (
          <RoleLinks role={role} at={atLessons ? 'lessons' : 'site'} />
        ) : (
          <NavLink to="/login">{t('nav.login')}</NavLink>
        )}
        <LanguageChoice />
      </nav>
    </header>
  );
}

function PublicLinks({ hasRole }: { hasRole: boolean }) {
  const { t } = useTranslation('common');
  return (
    <>
      <NavLink to="/" end>
        {t('nav.home')}
      </NavLink>
      <NavLink to="/lesson" data-of-role={hasRole}>
        {t('nav.lesson')}
      </NavLink>
      <NavLink to="/about">{t('nav.about')}</NavLink>
      <NavLink to="/faq">{t('nav.faq')}</NavLink>
      <NavLink to="/privacy">{t('nav.privacy')}</NavLink>
    </>
  );
}
