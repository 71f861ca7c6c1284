// The placeholder of a list that is loading: three pulsing lines, shown after 300 ms.
import { useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import styles from './loading.module.css';

/** Milliseconds, as in loading.module.css. */
const SHOWN_AFTER_MS = 300;

/** `label` is the sentence for screen readers, a general one by default; `sincePage`: the 300 ms count from the opening of the page. */
export function Loading({ label, sincePage = false }: { label?: string; sincePage?: boolean }) {
  const { t } = useTranslation('common');
  const [already] = useState(() => (sincePage ? { animationDelay: `${SHOWN_AFTER_MS - performance.now()}ms` } : {}));
  return (
    <div className={styles.lines} style={already} role="status" aria-label={label ?? t('state.loading')}>
      {['full', 'most', 'half'].map((width) => (
        <div key={width} className={styles.line}>
          <i className={styles[width]} />
          <i />
        </div>
      ))}
    </div>
  );
}
