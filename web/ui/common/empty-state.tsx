// The message of an empty or failed list: what happened, what to do, and the button for it.
import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { HalfCircle, type Seat } from '#web/ui/core/half-circle.tsx';
import { CommonIcon } from './common-icon.tsx';
import styles from './empty-state.module.css';
import screen from './screen.module.css';

const SEATS: readonly Seat[] = Array.from({ length: 9 }, () => 'empty');

interface EmptyStateProps {
  title: string;
  /** In place of empty seats. */
  picture?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  isPage?: boolean;
}

/** A picture, a title, a sentence and what can be done; `isPage`: the page has no other content. */
export function EmptyState({ title, picture, children, action, isPage = false }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={styles.empty}>
      {picture ?? <HalfCircle seats={SEATS} className={styles.seats} />}
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}

/** Shown if something could not be loaded; `isPage`: the page has no other content. */
export function LoadFailure({ onRetry, isPage = false }: { onRetry: () => void; isPage?: boolean }) {
  const { t } = useTranslation('common');
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={isPage ? screen.message : styles.empty} role="alert">
      <Heading>{t('loadFailure.title')}</Heading>
      <p>{t('loadFailure.text')}</p>
      <Button kind="line" onClick={onRetry}>
        <CommonIcon name="retry" />
        {t('action.retry')}
      </Button>
    </div>
  );
}
