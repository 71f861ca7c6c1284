// The frame of the back office: a dark sidebar with the pages that the role allows, the page beside it.
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, NavLink, Outlet } from 'react-router';
import { roleMay } from '#shared/domain/roles.ts';
import { Queries } from '#web/client/queries.tsx';
import { accountQuery } from '#web/data/account.ts';
import { systemQuery } from '#web/data/system.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { RoleLinks } from '#web/shell/role-links.tsx';
import { settings } from '#web/shell/settings.ts';
import { useDisclosure } from '#web/shell/use-disclosure.ts';
import { useRole } from '#web/shell/use-role.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Mark } from '#web/ui/core/brand.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { OFFICE_LINKS } from './nav.ts';
import styles from './office-frame.module.css';

export function OfficeFrame() {
  return (
    <Queries>
      <div className={styles.frame}>
        <Sidebar />
        <main id="main" className={styles.main}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </Queries>
  );
}

/** On narrow screens it is a bar whose links are behind a button. */
function Sidebar() {
  const { t } = useTranslation('office');
  const role = useRole();
  const { isOpen, toggle } = useDisclosure();

  return (
    <header className={styles.side} data-surface="deep" data-open={isOpen}>
      <Link className={styles.brand} to="/">
        <Mark />
        <span>{settings.productName}</span>
      </Link>
      <Button kind="text" className={styles.menu} aria-expanded={isOpen} aria-controls="office-nav" onClick={toggle}>
        <Icon name={isOpen ? 'close' : 'menu'} />
        {t('common:nav.menu')}
      </Button>
      <div id="office-nav" className={styles.links}>
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
        <CurrentUser />
      </div>
    </header>
  );
}

/** The account that is logged in, and its links. */
function CurrentUser() {
  const { t } = useTranslation('office');
  const role = useRole();
  const { data: account } = useQuery({ ...accountQuery, staleTime: Number.POSITIVE_INFINITY, enabled: role !== null });
  if (role === null) return null;
  return (
    <div className={styles.who}>
      <p>{role && t(`role.${role}`)}</p>
      <p>{account?.email}</p>
      <p className={styles.ways}>
        <RoleLinks role={role} inOffice />
      </p>
      {roleMay(role, 'manageSystem') && <Version />}
    </div>
  );
}

/** Which version runs: what an administrator is asked for first. */
function Version() {
  const { t } = useTranslation('office');
  const { data: system } = useQuery({ ...systemQuery, staleTime: Number.POSITIVE_INFINITY });
  // Its line is there from the start, so that nothing moves.
  return <p className={styles.version}>{system ? t('version', { version: system.version }) : '\u00a0'}</p>;
}
