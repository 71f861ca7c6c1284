// A page of the back office: breadcrumbs, heading and actions, and its content with the same gutter.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import styles from './office-page.module.css';

export interface Crumb {
  to: string;
  label: string;
}

interface OfficePageProps {
  title: string;
  /** The pages above this one, from the top. */
  crumbs?: readonly Crumb[];
  /** Buttons and links beside the heading, the main one last. */
  actions?: ReactNode;
  children: ReactNode;
}

export function OfficePage({ title, crumbs = [], actions, children }: OfficePageProps) {
  const { t } = useTranslation('office');
  return (
    <div className={styles.page}>
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
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={styles.pad}>{children}</div>
    </div>
  );
}
