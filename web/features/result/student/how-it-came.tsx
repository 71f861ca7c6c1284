// How a percentage came about: which statements were equal, which were not, and which did not count.
import { useTranslation } from 'react-i18next';
import type { Tally, Verdict } from './comparison.ts';
import styles from './how-it-came.module.css';

const VERDICTS: readonly Verdict[] = ['equal', 'different', 'noOpinion', 'skipped', 'unanswered'];

interface HowItCameProps {
  /** The figures in a sentence. */
  summary: string;
  /** Absent while it is being read. */
  tally: Tally | undefined;
  onOpen?: (open: boolean) => void;
  className: string | undefined;
}

/** Closed at first; opened it names the statements by their numbers. */
export function HowItCame({ summary, tally, onOpen, className }: HowItCameProps) {
  const { t } = useTranslation('result');
  return (
    <details className={`${styles.made} ${className}`} onToggle={(event) => onOpen?.(event.currentTarget.open)}>
      <summary>
        {summary} <span>{t('why.title')}</span>
      </summary>
      {tally && (
        <dl className={styles.list}>
          {VERDICTS.filter((verdict) => tally.numbers[verdict].length > 0).map((verdict) => (
            <div key={verdict}>
              <dt>{t(`why.${verdict}`)}</dt>
              <dd>{tally.numbers[verdict].join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}
