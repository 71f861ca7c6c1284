import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { StatementNumber } from '#web/widgets/number-box.tsx';
import styles from './screen.module.css';

interface WhereLineProps {
  /** From 1. */
  number: number;
  total: number;
  /** Whether it is the teacher's own statement. */
  isOwn?: boolean;
  /** How many joined, if the class may know it. */
  inGame?: number | undefined;
  children: ReactNode;
}

/** The number of the statement, of how many, and how many students are in the game. */
export function WhereLine({ number, total, isOwn, inGame, children }: WhereLineProps) {
  const { t } = useTranslation('student');
  return (
    <div className={styles.where}>
      <p>
        <StatementNumber kind="now" value={number} />{' '}
        <span>
          <span>{t('where.of', { total })}</span>
          {isOwn && <span>{` · ${t('where.own')}`}</span>}
          {inGame && <small>{t('where.in', { total: inGame })}</small>}
        </span>
      </p>
      {children}
    </div>
  );
}
