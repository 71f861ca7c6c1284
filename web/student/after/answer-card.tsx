import type { CSSProperties, ReactNode } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import type { ShownAnswer } from '#web/student/game/student-phase.ts';
import { CheckMark } from '#web/student/statement/check-mark.tsx';
import styles from './answer-card.module.css';

interface AnswerCardProps {
  statement: VotingSession['statements'][number];
  answer: ShownAnswer;
  /** Further notes about the answer. */
  children: ReactNode;
  /** The state of the argument. */
  fate: ReactNode;
}

export function AnswerCard({ statement, answer: { opinion, comment, status }, children, fate }: AnswerCardProps) {
  const { t } = useTranslation('student');
  const color = statement.opinionOptions.find((option) => option.opinion === opinion)?.color;
  return (
    <section
      className={`${styles.card} ${status === 'waiting' ? styles.waiting : ''}`}
      aria-label={t('student-results:answered.card')}
    >
      <p dir="auto" lang={CONTENT_LANGUAGE} className={styles.statement}>
        {statement.description}
      </p>
      <p className={styles.answer} style={{ '--c': color ?? 'var(--neutral-4)' } as CSSProperties}>
        <span dir="auto" lang={opinion === null ? undefined : CONTENT_LANGUAGE}>
          {opinion ?? t('answered.skipped')}
        </span>
        {opinion !== null && <CheckMark chosen />}
      </p>
      {children}
      {comment !== '' && <blockquote dir="auto">{comment}</blockquote>}
      {fate}
    </section>
  );
}
