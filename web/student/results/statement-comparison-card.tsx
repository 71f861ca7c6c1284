import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { DifficultWord } from '#shared/domain/difficult-words.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { ExplainedText } from '#web/student/statement/explained-text.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { StatementNumber } from '#web/widgets/number-box.tsx';
import { type StatementComparison, verdictOf } from './comparison.ts';
import styles from './comparison-page.module.css';

const NO_COLOR = 'var(--neutral-4)';
const ICONS = {
  equal: 'equal',
  different: 'different',
  skipped: 'skip',
  unanswered: 'info',
  noOpinion: 'info',
} as const;

interface StatementComparisonCardProps {
  number: number;
  comparison: StatementComparison;
  /** Words to explain; none when the game has them off. */
  words: readonly DifficultWord[];
}

export function StatementComparisonCard({ number, comparison, words }: StatementComparisonCardProps) {
  const { t } = useTranslation('student-results');
  const { statement, partyOpinion, studentOpinion } = comparison;
  const verdict = verdictOf(comparison);
  const card = useRef<HTMLElement>(null);
  const shown = useRef(number);
  useLayoutEffect(() => {
    if (shown.current === number) return;
    shown.current = number;
    // On a small phone the buttons are visible before the statement is.
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [number]);
  const mine = verdict === 'skipped' || verdict === 'unanswered' ? null : (studentOpinion?.opinion ?? null);
  return (
    <section ref={card} className={styles.card} aria-live="polite" aria-atomic="true">
      <div className={styles.statement}>
        <StatementNumber kind="now" value={number} />
        <ExplainedText
          key={statement._id}
          text={statement.description}
          words={words}
          heading={(text) => (
            <h2 dir="auto" lang={CONTENT_LANGUAGE}>
              {text}
            </h2>
          )}
        />
      </div>
      <dl>
        <div className={`${styles.answer} ${styles.you}`} style={{ '--c': 'var(--now)' } as CSSProperties}>
          <dt>{t('comparison.you')}</dt>
          <dd lang={mine === null ? undefined : CONTENT_LANGUAGE}>
            {mine ?? t(verdict === 'skipped' ? 'comparison.skipped' : 'comparison.unanswered')}
          </dd>
          {studentOpinion && studentOpinion.comment !== '' && (
            <dd dir="auto" className={styles.why}>
              {studentOpinion.comment}
            </dd>
          )}
        </div>
        <div className={styles.answer} style={{ '--c': partyOpinion?.color ?? NO_COLOR } as CSSProperties}>
          <dt>{t('comparison.party')}</dt>
          <dd lang={partyOpinion?.opinion ? CONTENT_LANGUAGE : undefined}>
            {partyOpinion?.opinion ?? t('comparison.noOpinion')}
          </dd>
          {partyOpinion && partyOpinion.comment !== '' && (
            <dd lang={CONTENT_LANGUAGE} className={styles.why}>
              {partyOpinion.comment}
            </dd>
          )}
        </div>
      </dl>
      <p className={styles.verdict}>
        <Icon name={ICONS[verdict]} />
        <span>{t(`verdict.${verdict}`)}</span>
      </p>
    </section>
  );
}
