import type { CSSProperties } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { SKIP } from '#shared/domain/skip.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import styles from './earlier-answer.module.css';

interface EarlierAnswerProps {
  statement: VotingSession['statements'][number];
  /** The answer that the server has: of the first round until the one of the second is acknowledged. */
  stored: VotingSession['studentOpinions'][number] | undefined;
  /** The present answer; null for a skip. */
  opinion: string | null;
}

/** The student's answer before the discussion; only the student sees it. */
export function EarlierAnswer({ statement, stored, opinion }: EarlierAnswerProps) {
  const { t } = useTranslation('student-results');
  const first = stored?.round === 1 ? stored.opinion : stored?.firstOpinion;
  if (typeof first !== 'string') return null;
  const color = statement.opinionOptions.find((option) => option.opinion === first)?.color;
  return (
    <div className={styles.first}>
      {first === (opinion ?? SKIP) ? (
        <p>{t('secondRound.stayed')}</p>
      ) : (
        <p className={styles.was} style={{ '--c': color ?? 'var(--neutral-4)' } as CSSProperties}>
          {t('secondRound.was')}{' '}
          <b lang={first === SKIP ? undefined : CONTENT_LANGUAGE}>
            <i aria-hidden="true" />
            <span>{first === SKIP ? t('student:answered.skipped') : first}</span>
          </b>
        </p>
      )}
      <p>{t('secondRound.onlyYou')}</p>
    </div>
  );
}
