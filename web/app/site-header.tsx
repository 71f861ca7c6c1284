// The header of the public and the teacher's pages: where one can go, and who is logged in.
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import { roleMay } from '#shared/domain/roles.ts';
import { signOut } from '#web/lib/identity.ts';
import { settings } from '#web/lib/settings.ts';
import { useRole } from '#web/lib/use-role.ts';
import { Mark } from '#web/ui/brand.tsx';
import { Button } from '#web/ui/button.tsx';
import { FirstIcon } from '#web/ui/first-icon.tsx';
import styles from './site-header.module.css';

const LanguageSwitch = lazy(async () => ({ default: (await import('./language-switch.tsx')).LanguageSwitch }));

/** On narrow screens the links fold behind a button. */
export function SiteHeader() {
  const { t } = useTranslation('common');
  const role = useRole();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;

  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpenAt(null);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);

  const logOut = () => {
    signOut();
    navigate('/');
  };

  return (
    <header className={styles.head}>
      <Link className={styles.brand} to="/">
        <Mark />
        <span>{settings.productName}</span>
      </Link>
      <Button
        kind="text"
        className={styles.menu}
        aria-expanded={open}
        aria-controls="site-nav"
        onClick={() => setOpenAt(open ? null : pathname)}
      >
        <FirstIcon name={open ? 'close' : 'menu'} className={styles.menuIcon} />
        {t('nav.menu')}
      </Button>
      <nav id="site-nav" className={styles.nav} data-open={open} aria-label={t('nav.label')}>
        <NavLink to="/" end>
          {t('nav.home')}
        </NavLink>
        <NavLink to="/about">{t('nav.about')}</NavLink>
        <NavLink to="/faq">{t('nav.faq')}</NavLink>
        <NavLink to="/privacy">{t('nav.privacy')}</NavLink>
        {role && roleMay(role, 'manageGames') && <NavLink to="/teacher">{t('nav.teacher')}</NavLink>}
        {role && roleMay(role, 'enterOffice') && <NavLink to="/admin/users">{t('nav.admin')}</NavLink>}
        {role && <NavLink to="/account">{t('nav.account')}</NavLink>}
        {role ? (
          <button type="button" onClick={logOut}>
            {t('nav.logout')}
          </button>
        ) : (
          <NavLink to="/login">{t('nav.login')}</NavLink>
        )}
        {settings.languages.length > 1 && (
          <Suspense>
            <LanguageSwitch />
          </Suspense>
        )}
      </nav>
    </header>
  );
}
