import { useTranslation } from '#web/i18n/use-translation.ts';
import type { AnswerCount, Verdict } from './comparison.ts';
import styles from './match-explanation.module.css';

const VERDICTS: readonly Verdict[] = ['equal', 'different', 'noOpinion', 'skipped', 'unanswered'];

interface HowItCameProps {
  /** The figures in a sentence. */
  summary: string;
  tally: AnswerCount;
  className: string | undefined;
}

/** Closed at first; opened it names the statements by their numbers. */
export function MatchExplanation({ summary, tally, className }: HowItCameProps) {
  const { t } = useTranslation('student-results');
  return (
    <details className={`${styles.made} ${className}`}>
      <summary>
        <span>{summary}</span> <span>{t('why.title')}</span>
      </summary>
      <dl className={styles.list}>
        {VERDICTS.filter((verdict) => tally.numbers[verdict].length > 0).map((verdict) => (
          <div key={verdict}>
            <dt>{t(`why.${verdict}`)}</dt>
            <dd translate="no">{tally.numbers[verdict].join(', ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
