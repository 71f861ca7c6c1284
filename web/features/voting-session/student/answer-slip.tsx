// One's own slip: the statement, the answer and the argument; dashed while only this phone has it.
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { VotingBox } from '#web/widgets/voting-box.tsx';
import styles from './answer-slip.module.css';
import type { GivenAnswer } from './student-phase.ts';

interface AnswerSlipProps {
  statement: VotingSession['statements'][number];
  answer: GivenAnswer;
}

export function AnswerSlip({ statement, answer: { opinion, comment, status } }: AnswerSlipProps) {
  const { t } = useTranslation('student');
  const color = statement.opinionOptions.find((option) => option.opinion === opinion)?.color;
  return (
    <section className={`${styles.slip} ${status === 'waiting' ? styles.waiting : ''}`} aria-label={t('answered.slip')}>
      <p className={styles.statement}>{statement.description}</p>
      <p className={styles.answer} style={{ '--c': color ?? 'var(--neutral-4)' } as CSSProperties}>
        <span>{opinion ?? t('answered.skipped')}</span>
        {opinion !== null && <VotingBox chosen />}
      </p>
      {comment !== '' && <blockquote>{comment}</blockquote>}
    </section>
  );
}
