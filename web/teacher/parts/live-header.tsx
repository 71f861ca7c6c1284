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

/** The brand, or `lead` instead; `children` are beside it. */
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
    <span>{settings.productName}</span>
  </p>
);

function BrandLink() {
  const { t } = useTranslation('teacher-live');
  return (
    <Link className={styles.brand} to="/teacher">
      <Mark className={styles.mark} />
      <span>
        <span>{settings.productName}</span>
        <VisuallyHidden>{` ${t('toDashboard')}`}</VisuallyHidden>
      </span>
    </Link>
  );
}

/** The effect of a press, and its name. */
export interface Pressable {
  label: string;
  onPress: () => void;
}

interface HowToJoinProps {
  /** Absent if only the code is said, at the start of its row. */
  address?: string;
  code: string;
  locked: boolean;
  press?: Pressable | undefined;
}

/** For students who come late: how to join, or that the game is locked. */
export function HowToJoin({ address, code, locked, press }: HowToJoinProps) {
  const { t } = useTranslation('teacher-live');
  const shown = <b translate="no">{code}</b>;
  return (
    <p className={[styles.join, locked && styles.locked, !address && styles.short].filter(Boolean).join(' ')}>
      {address && <span>{locked ? t('lock.closed') : t('joinAt', { address })}</span>}
      {press ? (
        <button type="button" className={styles.code} title={press.label} onClick={press.onPress}>
          {shown}
          <VisuallyHidden>{` ${press.label}`}</VisuallyHidden>
        </button>
      ) : (
        shown
      )}
    </p>
  );
}

/** How many joined; a press leads to what can be done about them. */
export function PeopleButton({ count, press }: { count: number; press: Pressable | undefined }) {
  return (
    <HeaderButton icon="people" press={press}>
      <span translate="no">{count}</span>
    </HeaderButton>
  );
}

export function StudentCount({ count }: { count: number }) {
  const { t } = useTranslation('teacher-live');
  return (
    <p className={styles.count}>
      <Icon name="people" />
      <span translate="no">{count}</span>
      <VisuallyHidden>{` ${t('studentsJoined', { count })}`}</VisuallyHidden>
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

/** The same to press; draws nothing where there is nothing to do. */
export function HeaderButton({
  icon,
  press,
  children,
}: {
  icon: IconName;
  press: Pressable | undefined;
  children: ReactNode;
}) {
  if (press === undefined) return null;
  return (
    <button
      type="button"
      className={`${styles.tag} ${styles.press}`}
      aria-label={press.label}
      title={press.label}
      onClick={press.onPress}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}

/** The views of a step, between the header and the board. */
export function Tabs({ children }: { children: ReactNode }) {
  const { t } = useTranslation('teacher-live');
  return (
    <nav className={styles.tabs} aria-label={t('remote.onBoard')} data-row-above="">
      {children}
    </nav>
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
