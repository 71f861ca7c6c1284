// The top of every page of the back office: breadcrumbs, heading and actions.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import styles from './office-page.module.css';

export interface Crumb {
  to: string;
  label: string;
}

interface PageHeaderProps {
  title: string;
  /** The pages above this one, from the top. */
  crumbs?: readonly Crumb[];
  /** Buttons and links, the main one last. */
  children?: ReactNode;
}

export function PageHeader({ title, crumbs = [], children }: PageHeaderProps) {
  const { t } = useTranslation('office');
  return (
    <header className={styles.head}>
      {crumbs.length > 0 && (
        <nav className={styles.crumbs} aria-label={t('nav.crumbs')}>
          <ol>
            {crumbs.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
                <Icon name="chevronRight" />
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      <h1>{title}</h1>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
