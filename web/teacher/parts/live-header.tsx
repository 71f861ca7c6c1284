import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { Icon, type IconName } from '#web/ui/common/icon.tsx';
import { Mark } from '#web/ui/core/brand.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import styles from './live-header.module.css';

interface LiveHeaderProps {
  /** By default it leads to the dashboard. */
  brand?: ReactNode;
  /** In place of the brand: what the class is at. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** The brand, or `lead` in its place; `children` stand beside it. */
export function LiveHeader({ brand = <BrandLink />, lead, children }: LiveHeaderProps) {
  return (
    <header className={lead ? `${styles.header} ${styles.leading}` : styles.header}>
      {lead || brand}
      {children}
    </header>
  );
}

/** Leads nowhere: on a projector without a login, and while a statement is on the board. */
export const Brand = () => (
  <p className={styles.brand}>
    <Mark className={styles.mark} />
    {settings.productName}
  </p>
);

function BrandLink() {
  const { t } = useTranslation('teacher-live');
  return (
    <Link className={styles.brand} to="/teacher">
      <Mark className={styles.mark} />
      <span>
        {settings.productName}
        <VisuallyHidden> {t('toDashboard')}</VisuallyHidden>
      </span>
    </Link>
  );
}

/** For students who come late: how to join, or that the game is locked. */
export function HowToJoin({ address, code, locked }: { address: string; code: string; locked: boolean }) {
  const { t } = useTranslation('teacher-live');
  return (
    <p className={locked ? `${styles.join} ${styles.locked}` : styles.join}>
      <span>{locked ? t('lock.closed') : t('joinAt', { address })}</span> <b>{code}</b>
    </p>
  );
}

export function StudentCount({ count }: { count: number }) {
  const { t } = useTranslation('teacher-live');
  return (
    <p className={styles.count}>
      <Icon name="people" />
      {count}
      <VisuallyHidden> {t('studentsJoined', { count })}</VisuallyHidden>
    </p>
  );
}

/** A note that applies to all views. */
export function HeaderTag({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className={styles.tag}>
      <Icon name={icon} />
      {children}
    </p>
  );
}

/** Marks every screen of a try-out. */
export function TryOutTag() {
  const { t } = useTranslation('teacher-live');
  return <HeaderTag icon="play">{t('tryOut')}</HeaderTag>;
}

/** Shown while the devices are away. */
export function DevicesTag() {
  const { t } = useTranslation('teacher-live');
  return <HeaderTag icon="phone">{t('devices.away')}</HeaderTag>;
}

export function HeaderNote({ children }: { children: ReactNode }) {
  return <p className={styles.soft}>{children}</p>;
}
