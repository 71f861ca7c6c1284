// The bar at the bottom of a projected page, above it what did not work with a way to try again, and the way out.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './live-controls.module.css';

/** A command that failed: what to say, and how to give it again. */
export interface Failure {
  text: string;
  onRetry: () => void;
}

interface LiveControlsProps {
  left?: ReactNode;
  middle?: ReactNode;
  right?: ReactNode;
  failure?: Failure | null;
}

export function LiveControls({ left, middle, right, failure }: LiveControlsProps) {
  const { t } = useTranslation('live');
  return (
    <footer className={styles.dock} data-live-controls="">
      <div role="alert">
        {failure && (
          <p className={styles.failure}>
            <span>
              <Icon name="alert" /> {failure.text}
            </span>
            <Button kind="line" onClick={failure.onRetry}>
              <Icon name="retry" />
              {t('common:action.retry')}
            </Button>
          </p>
        )}
      </div>
      <div className={styles.bar}>
        <div className={styles.left}>{left}</div>
        <div className={styles.middle}>{middle}</div>
        <div className={styles.right}>{right}</div>
      </div>
    </footer>
  );
}

/** Leaves the projected page; the game stays as it is. */
export function ToDashboard() {
  const { t } = useTranslation('live');
  return (
    <LinkButton kind="line" to="/teacher">
      <Icon name="exit" />
      {t('toDashboard')}
    </LinkButton>
  );
}
