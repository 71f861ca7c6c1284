import type { CSSProperties } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { StatementNumber } from '#web/widgets/number-box.tsx';
import { statementSize } from '#web/widgets/statement-size.ts';
import styles from './live-view.module.css';

/** The position of the current statement among all. */
export interface StatementPosition {
  description: string;
  /** From 1. */
  number: number;
  total: number;
}

const SIZES = {
  large: 'var(--live-statement-s)',
  medium: 'var(--live-statement-m)',
  small: 'var(--live-statement-l)',
};

export function LargeStatement({ position: { description, number, total } }: { position: StatementPosition }) {
  const { t } = useTranslation('teacher-live');
  const { size, longestWord } = statementSize(description);
  return (
    <section className={styles.ask}>
      <p className={styles.position}>
        <StatementNumber value={number} kind="now" /> {t('ofStatements', { total })}
      </p>
      <h1 lang={CONTENT_LANGUAGE} style={{ '--longest': longestWord, '--size': SIZES[size] } as CSSProperties}>
        {description}
      </h1>
    </section>
  );
}

/** A long one has the size of running text, because the content below it has to fit on the projector too. */
export function StatementHeading({ position: { description, number } }: { position: StatementPosition }) {
  const isLong = statementSize(description).size === 'small';
  return (
    <div className={styles.statement}>
      <StatementNumber value={number} kind="now" />
      <h1 lang={CONTENT_LANGUAGE} className={isLong ? styles.long : undefined}>
        {description}
      </h1>
    </div>
  );
}
