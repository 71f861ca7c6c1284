import type { CSSProperties } from 'react';
import { PAIRED_MIN } from '#shared/domain/limits.ts';
import type { Shift } from '#shared/domain/shift.ts';
import { shiftRows, shiftSentences } from '#shared/domain/shift-words.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import styles from './shift-bars.module.css';
import { ShiftDifference } from './shift-difference.tsx';

interface ShiftProps {
  shift: Shift;
  /** The last answers, in the options' order. */
  counts: readonly { opinion: string; color: string; count: number }[];
}

/** Before and after the discussion: per option two horizontal bars on one scale. Never which answer changed into which. */
export function ShiftBars({ shift, counts }: ShiftProps) {
  const { t } = useTranslation('teacher-live');
  const rows = shiftRows(shift, counts);
  const most = Math.max(1, ...rows.flatMap(({ before, now }) => [before ?? 0, now]));
  const widthOf = (count: number) => `${(count / most) * 100}%`;
  return (
    <ul className={styles.rows} aria-label={t('answers')}>
      {rows.map((row) => (
        <li key={row.opinion} style={{ '--c': row.color } as CSSProperties}>
          <p lang={CONTENT_LANGUAGE} className={styles.label}>
            {row.opinion}
          </p>
          <div className={styles.pair}>
            {row.before !== null && (
              <Bar kind="before" words={t('shift.before')} count={row.before} width={widthOf(row.before)} />
            )}
            <Bar kind="now" words={t('shift.now')} count={row.now} width={widthOf(row.now)} />
          </div>
          <p className={styles.difference}>
            <ShiftDifference row={row} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Bar({ kind, words, count, width }: { kind: 'before' | 'now'; words: string; count: number; width: string }) {
  return (
    <p className={styles[kind]}>
      <span className={styles.when}>{words}</span>
      <span className={styles.track} aria-hidden="true">
        <i style={{ width }} />
      </span>
      <b translate="no">{count}</b>
    </p>
  );
}

/** The sentences that are true of the shift. */
export function ShiftSummary({ shift }: { shift: Shift }) {
  const { t } = useTranslation('teacher-live');
  const { paired, changed, why } = shiftSentences(shift);
  return (
    <div className={styles.summary}>
      {paired === null ? (
        <p>{t('shift.tooFew')}</p>
      ) : (
        <p>
          <span>{t('shift.paired', { count: paired })}</span>
          {changed === 'some' && <span>{` ${t('shift.changed', { count: shift.changed ?? 0 })}`}</span>}
          {changed === 'nobody' && <span>{` ${t('shift.nobody')}`}</span>}
          {changed === 'everybody' && <span>{` ${t('shift.everybody')}`}</span>}
        </p>
      )}
      <p className={styles.why}>{t(`shift.why.${why}`, { min: PAIRED_MIN })}</p>
    </div>
  );
}
