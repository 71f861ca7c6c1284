import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon, type IconName } from '#web/ui/common/icon.tsx';
import { Mark } from '#web/ui/core/brand.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import styles from './live-header.module.css';

interface LiveHeaderProps {
  brand: string;
  /** No link on a projector without a login, and while a statement is on the board. */
  isProjector?: boolean;
  /** In place of the brand: what the class is at. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** The brand leads to the dashboard, or `lead` stands in its place; `children` stand beside it. */
export function LiveHeader({ brand, isProjector = false, lead, children }: LiveHeaderProps) {
  const { t } = useTranslation('teacher-live');
  return (
    <header className={lead ? `${styles.header} ${styles.leading}` : styles.header}>
      {lead ? (
        lead
      ) : isProjector ? (
        <p className={styles.brand}>
          <Mark className={styles.mark} />
          {brand}
        </p>
      ) : (
        <Link className={styles.brand} to="/teacher">
          <Mark className={styles.mark} />
          <span>
            {brand}
            <VisuallyHidden> {t('toDashboard')}</VisuallyHidden>
          </span>
        </Link>
      )}
      {children}
    </header>
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

export function HeaderNote({ children }: { children: ReactNode }) {
  return <p className={styles.soft}>{children}</p>;
}
