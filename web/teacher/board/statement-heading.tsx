import type { CSSProperties } from 'react';
import type { ArgumentPair } from '#shared/contract/live-state.ts';
import type { LiveView } from '#shared/domain/live-views.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { StatementNumber } from '#web/widgets/number-box.tsx';
import { statementSize } from '#web/widgets/statement-size.ts';
import styles from './live-view.module.css';
import { OwnMark } from './own-mark.tsx';

/** The position of the current statement among all. */
export interface StatementPosition {
  description: string;
  /** From 1. */
  number: number;
  total: number;
  /** Whether it is its teacher’s own, which no party answers. */
  isOwn: boolean;
}

export const SIZES = {
  large: 'var(--live-statement-s)',
  medium: 'var(--live-statement-m)',
  small: 'var(--live-statement-l)',
};

export function LargeStatement({ position: { description, number, total, isOwn } }: { position: StatementPosition }) {
  const { t } = useTranslation('teacher-live');
  const { size, longestWord } = statementSize(description);
  return (
    <section className={styles.ask}>
      <p className={styles.position}>
        <StatementNumber value={number} kind="now" /> {t('ofStatements', { total })}
        {isOwn && (
          <span>
            · <OwnMark />
          </span>
        )}
      </p>
      <h1 lang={CONTENT_LANGUAGE} style={{ '--longest': longestWord, '--size': SIZES[size] } as CSSProperties}>
        {description}
      </h1>
    </section>
  );
}

/** The statement in the strip, where a view needs the room below: two lines at most. */
export function StatementStrip({ position: { description, number, isOwn } }: { position: StatementPosition }) {
  return (
    <div className={styles.strip}>
      <StatementNumber value={number} kind="now" />
      <h1 lang={CONTENT_LANGUAGE}>{description}</h1>
      {isOwn && (
        <p className={styles.own}>
          <OwnMark />
        </p>
      )}
    </div>
  );
}

/** Whether a view draws the statement and the clock itself, so that the strip need not. */
export const drawsStatement = (view: LiveView, pair: ArgumentPair | null): boolean =>
  view === 'question' || (view === 'argument-pair' && pair === null);
