// The error of a form as a whole, above its fields.
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/common/icon.tsx';
import styles from './form-alert.module.css';

/** Is read aloud as soon as it appears; draws nothing while there is nothing to say. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.region}>
      {children && (
        <p className={styles.alert}>
          <Icon name="alert" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
