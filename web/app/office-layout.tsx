// The frame of the back office: a dark sidebar with what the role allows, the page beside it.
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, Outlet } from 'react-router';
import { roleMay } from '#shared/domain/roles.ts';
import { request } from '#web/lib/api.ts';
import { settings } from '#web/lib/settings.ts';
import { useRole } from '#web/lib/use-role.ts';
import { Mark } from '#web/ui/brand.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Loading } from '#web/ui/loading.tsx';
import styles from './office-layout.module.css';
import { OFFICE_LINKS } from './office-nav.ts';
import { Queries } from './queries.tsx';
import { RoleLinks } from './role-links.tsx';
import { useFold } from './use-fold.ts';

export function OfficeLayout() {
  return (
    <div className={styles.frame}>
      <Sidebar />
      <main id="main" className={styles.main}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}

/** On narrow screens it is a bar whose links fold behind a button. */
function Sidebar() {
  const { t } = useTranslation('office');
  const role = useRole();
  const { isOpen, turn } = useFold();

  return (
    <header className={styles.side} data-surface="deep" data-open={isOpen}>
      <Link className={styles.brand} to="/">
        <Mark />
        <span>{settings.productName}</span>
      </Link>
      <Button kind="text" className={styles.menu} aria-expanded={isOpen} aria-controls="office-nav" onClick={turn}>
        <Icon name={isOpen ? 'close' : 'menu'} />
        {t('common:nav.menu')}
      </Button>
      <div id="office-nav" className={styles.fold}>
        <nav aria-label={t('nav.label')}>
          <ul>
            {OFFICE_LINKS.filter(({ allow }) => role && roleMay(role, allow)).map(({ name, to, icon }) => (
              <li key={name}>
                <NavLink to={to}>
                  <Icon name={icon} />
                  {t(`nav.${name}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <Queries>
          <Who />
        </Queries>
      </div>
    </header>
  );
}

/** Who is logged in, and the ways out. */
function Who() {
  const { t } = useTranslation('office');
  const role = useRole();
  const { data: account } = useQuery({
    queryKey: ['account'],
    queryFn: ({ signal }) => request('GET account', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className={styles.who}>
      <p>{t(`role.${role}`)}</p>
      <p>{account?.email}</p>
      <p className={styles.ways}>{role && <RoleLinks role={role} inOffice />}</p>
    </div>
  );
}
