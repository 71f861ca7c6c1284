// A page of the back office: its header, and its content with the same gutter.
import type { ReactNode } from 'react';
import styles from './office-page.module.css';
import { type Crumb, PageHeader } from './page-header.tsx';

interface OfficePageProps {
  title: string;
  crumbs?: readonly Crumb[];
  /** Buttons and links beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

export function OfficePage({ title, crumbs = [], actions, children }: OfficePageProps) {
  return (
    <div className={styles.page}>
      <PageHeader title={title} crumbs={crumbs}>
        {actions}
      </PageHeader>
      <div className={styles.pad}>{children}</div>
    </div>
  );
}
