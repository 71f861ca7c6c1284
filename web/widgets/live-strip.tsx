// The line on top of a projected page: where the teacher's games are, how to join, how many joined.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Mark } from '#web/ui/brand.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './live-strip.module.css';

/** The brand leads to the dashboard; `children` stand beside it. */
export function LiveStrip({ brand, children }: { brand: string; children?: ReactNode }) {
  const { t } = useTranslation('live');
  return (
    <header className={styles.strip}>
      <Link className={styles.brand} to="/teacher">
        <Mark className={styles.mark} />
        <span>
          {brand}
          <VisuallyHidden> {t('toDashboard')}</VisuallyHidden>
        </span>
      </Link>
      {children}
    </header>
  );
}

/** For students who come late. */
export function HowToJoin({ address, code }: { address: string; code: string }) {
  const { t } = useTranslation('live');
  return (
    <p className={styles.join}>
      <span>{t('joinAt', { address })}</span> <b>{code}</b>
    </p>
  );
}

export function StudentCount({ count }: { count: number }) {
  const { t } = useTranslation('live');
  return (
    <p className={styles.count}>
      <Icon name="people" />
      {count}
      <VisuallyHidden> {t('studentsJoined', { count })}</VisuallyHidden>
    </p>
  );
}

export function StripNote({ children }: { children: ReactNode }) {
  return <p className={styles.soft}>{children}</p>;
}
