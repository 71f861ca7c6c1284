// The header of the public and the teacher's pages: where one can go, and who is logged in.
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { settings } from '#web/lib/settings.ts';
import { useRole } from '#web/lib/use-role.ts';
import { Mark } from '#web/ui/brand.tsx';
import { Button } from '#web/ui/button.tsx';
import { FirstIcon } from '#web/ui/first-icon.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { RoleLinks } from './role-links.tsx';
import styles from './site-header.module.css';
import { useFold } from './use-fold.ts';

/** On narrow screens the links fold behind a button. */
export function SiteHeader() {
  const { t } = useTranslation('common');
  const role = useRole();
  const { isOpen, turn } = useFold();

  return (
    <header className={styles.head}>
      <Link className={styles.brand} to="/">
        <Mark />
        <span>{settings.productName}</span>
      </Link>
      <Button kind="text" className={styles.menu} aria-expanded={isOpen} aria-controls="site-nav" onClick={turn}>
        <FirstIcon name={isOpen ? 'close' : 'menu'} className={styles.menuIcon} />
        {t('nav.menu')}
      </Button>
      <nav id="site-nav" className={styles.nav} data-open={isOpen} aria-label={t('nav.label')}>
        <NavLink to="/" end>
          {t('nav.home')}
        </NavLink>
        <NavLink to="/about">{t('nav.about')}</NavLink>
        <NavLink to="/faq">{t('nav.faq')}</NavLink>
        <NavLink to="/privacy">{t('nav.privacy')}</NavLink>
        {role ? <RoleLinks role={role} /> : <NavLink to="/login">{t('nav.login')}</NavLink>}
        <LanguageChoice />
      </nav>
    </header>
  );
}
