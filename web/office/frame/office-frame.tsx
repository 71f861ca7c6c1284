// The frame of the back office: a dark sidebar with the pages that the role allows, the page beside it.
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, NavLink, Outlet } from 'react-router';
import { type Action, roleMay } from '#shared/domain/roles.ts';
import { Queries } from '#web/client/queries.tsx';
import { accountQuery } from '#web/data/account.ts';
import { systemQuery } from '#web/data/system.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { RoleLinks } from '#web/shell/role-links.tsx';
import { settings } from '#web/shell/settings.ts';
import { useDisclosure } from '#web/shell/use-disclosure.ts';
import { useRole } from '#web/shell/use-role.ts';
import { Icon, type IconName } from '#web/ui/common/icon.tsx';
import { Mark } from '#web/ui/core/brand.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import styles from './office-frame.module.css';

export function OfficeFrame() {
  return (
    <Queries>
      <div className="grid grid-cols-1 grid-rows-top bg-surface laptop:grid-cols-sidebar laptop:grid-rows-none">
        <Sidebar />
        <main id="main" className="min-w-0">
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
    <header
      className="group flex flex-wrap items-center gap-3 overflow-auto bg-deepest px-4 py-2 text-deep laptop:sticky laptop:top-0 laptop:h-dvh laptop:flex-col laptop:flex-nowrap laptop:items-stretch laptop:gap-6 laptop:self-start laptop:px-3 laptop:py-5"
      data-surface="deep"
    >
      <Link className="inline-flex min-h-link items-center gap-2 px-3 text-deep no-underline" to="/">
        <Mark />
        <span className="text-xl title">{settings.productName}</span>
      </Link>
      <button
        type="button"
        className="ml-auto inline-flex min-h-link items-center gap-2 rounded-md bg-deepest px-3 font-strong text-deep line-deep hover:bg-deep laptop:hidden"
        aria-expanded={isOpen}
        aria-controls="office-nav"
        onClick={toggle}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
        {t('common:nav.menu')}
      </button>
      <div
        id="office-nav"
        className={`${isOpen ? 'flex' : 'hidden'} basis-full flex-col gap-6 laptop:flex laptop:basis-0 laptop:grow`}
      >
        <nav aria-label={t('nav.label')}>
          <ul className="grid gap-0.5">
            {OFFICE_LINKS.filter(({ allow }) => role && roleMay(role, allow)).map(({ name, to, icon }) => (
              <li key={name}>
                <NavLink
                  to={to}
                  className="flex min-h-link items-center gap-3 rounded-sm px-3 py-1 text-sm text-deep-soft no-underline hover:bg-deep hover:text-deep current:bg-surface current:font-strong current:text-ink"
                >
                  <Icon name={icon} />
                  <span>{t(`nav.${name}`)}</span>
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
    <div className="mt-auto px-3 pt-4 text-xs text-deep-soft wrap-anywhere line-deep-t">
      <p>{role && t(`role.${role}`)}</p>
      <p>{account?.email}</p>
      <p className={`flex flex-wrap items-baseline gap-x-4 ${styles.ways}`}>
        <RoleLinks role={role} at="office" />
      </p>
      {roleMay(role, 'manageSystem') && <Version />}
    </div>
  );
}

/** The running version, which support asks for first. */
function Version() {
  const { t } = useTranslation('office');
  const { data: system } = useQuery({ ...systemQuery, staleTime: Number.POSITIVE_INFINITY });
  // Its line is there from the start, so that nothing moves.
  return <p className="select-all figures">{system ? t('version', { version: system.version }) : '\u00a0'}</p>;
}

interface OfficeLink {
  name: string;
  to: string;
  icon: IconName;
  allow: Action;
}

/** The pages in the sidebar's order, each with the permission that it needs; `name` names the text, `office:nav.<name>`. */
const OFFICE_LINKS = [
  { name: 'users', to: '/admin/users', icon: 'people', allow: 'manageUsers' },
  { name: 'parties', to: '/admin/parties', icon: 'flag', allow: 'manageParties' },
  { name: 'statistics', to: '/admin/statistics', icon: 'results', allow: 'readStatistics' },
  { name: 'questionSets', to: '/admin/question_sets', icon: 'document', allow: 'manageQuestionSets' },
  { name: 'partners', to: '/admin/partners', icon: 'circles', allow: 'managePartners' },
  { name: 'content', to: '/admin/content', icon: 'edit', allow: 'manageContent' },
  { name: 'faq', to: '/admin/faq', icon: 'question', allow: 'manageContent' },
  { name: 'words', to: '/admin/difficult_words', icon: 'book', allow: 'manageDifficultWords' },
  { name: 'listedWords', to: '/admin/listed_words', icon: 'eye', allow: 'manageDifficultWords' },
  { name: 'system', to: '/admin/system', icon: 'screen', allow: 'manageSystem' },
] as const satisfies readonly OfficeLink[];
