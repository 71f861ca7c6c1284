import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import styles from './live-controls.module.css';

/** A command that failed: its message, and how to repeat it. */
export interface Failure {
  text: string;
  onRetry: () => void;
}

interface LiveControlsProps {
  left?: ReactNode;
  middle?: ReactNode;
  right?: ReactNode;
  failure?: Failure | null;
  /** What the teacher may want to know. */
  notice?: ReactNode;
}

export function LiveControls({ left, middle, right, failure, notice }: LiveControlsProps) {
  const { t } = useTranslation('teacher-live');
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
      <div role="status">{notice}</div>
      <div className={styles.bar}>
        <div className={styles.left}>{left}</div>
        <div className={styles.middle}>{middle}</div>
        <div className={styles.right}>{right}</div>
      </div>
    </footer>
  );
}

/** A line above the controls, with what can be done about it. */
export function ControlsNotice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <p className={styles.notice}>
      <span>{text}</span>
      {children}
    </p>
  );
}

/** Leaves the projected page; the game stays as it is. */
export function DashboardLink() {
  const { t } = useTranslation('teacher-live');
  return (
    <LinkButton kind="line" to="/teacher">
      <Icon name="exit" />
      {t('toDashboard')}
    </LinkButton>
  );
}
