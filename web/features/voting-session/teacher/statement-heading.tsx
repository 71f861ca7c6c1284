// The current statement: as large as its length allows, or as a heading above its results.
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberBox } from '#web/widgets/number-box.tsx';
import { statementSize } from '#web/widgets/statement-size.ts';
import styles from './stage.module.css';

/** Where the current statement stands among all. */
export interface StatementPlace {
  description: string;
  /** From 1. */
  number: number;
  total: number;
}

const SIZES = {
  large: 'var(--live-statement-s)',
  middling: 'var(--live-statement-m)',
  small: 'var(--live-statement-l)',
};

export function LargeStatement({ place: { description, number, total } }: { place: StatementPlace }) {
  const { t } = useTranslation('live');
  const { size, longestWord } = statementSize(description);
  return (
    <section className={styles.ask}>
      <p className={styles.place}>
        <NumberBox value={number} kind="now" /> {t('ofStatements', { total })}
      </p>
      <h1 style={{ '--longest': longestWord, '--size': SIZES[size] } as CSSProperties}>{description}</h1>
    </section>
  );
}

/** A long one in the size of running text: what stands below it has to fit on the projector too. */
export function StatementHeading({ place: { description, number } }: { place: StatementPlace }) {
  const isLong = statementSize(description).size === 'small';
  return (
    <div className={styles.statement}>
      <NumberBox value={number} kind="now" />
      <h1 className={isLong ? styles.long : undefined}>{description}</h1>
    </div>
  );
}
