// What stands in for a list that is under way: three breathing lines, after 300 ms only.
import { useTranslation } from '#web/i18n/use-translation.ts';
import styles from './loading.module.css';

/** `label` is the sentence for screen readers, a general one by default. */
export function Loading({ label }: { label?: string }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.lines} role="status" aria-label={label ?? t('state.loading')}>
      {['full', 'most', 'half'].map((width) => (
        <div key={width} className={styles.line}>
          <i className={styles[width]} />
          <i />
        </div>
      ))}
    </div>
  );
}
