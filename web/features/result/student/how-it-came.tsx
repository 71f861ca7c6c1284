// How a percentage came about: which statements were equal, which were not, and which did not count.
import { useTranslation } from 'react-i18next';
import type { Tally, Verdict } from './comparison.ts';
import styles from './how-it-came.module.css';

const VERDICTS: readonly Verdict[] = ['equal', 'different', 'noOpinion', 'skipped', 'unanswered'];

/** Names the statements by their numbers. */
export function HowItCame({ tally }: { tally: Tally }) {
  const { t } = useTranslation('result');
  return (
    <dl className={styles.list}>
      {VERDICTS.filter((verdict) => tally.numbers[verdict].length > 0).map((verdict) => (
        <div key={verdict}>
          <dt>{t(`why.${verdict}`)}</dt>
          <dd>{tally.numbers[verdict].join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}
