import type { CSSProperties } from 'react';
import { type ClassGuess, GUESS_MAX } from '#shared/domain/class-guess.ts';
import type { OpinionCount } from '#shared/domain/statement-results.ts';
import { formatPercentage } from '#web/i18n/percentage.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import styles from './opinion-bars.module.css';

interface OpinionBarsProps {
  options: readonly OpinionCount[];
  /** A bar beside its option, without where its answers come from. */
  isOneLine?: boolean;
  /** With all decimals of the percentages; else whole. */
  isExact?: boolean;
  /** What the class guessed of the first option: a dotted tick at that share. */
  guess?: ClassGuess | null;
  /** What stands after the name of each option. */
  notes?: readonly string[] | undefined;
  /** Side by side. */
  columns?: number;
  /** Thin, without percentages: for many of them. */
  isCompact?: boolean;
}

/** A bar per option, in the options' order; a full bar is the whole class, so that several lists can be compared. */
export function OpinionBars({
  options,
  isOneLine = false,
  isExact = false,
  guess = null,
  notes,
  columns = 1,
  isCompact = false,
}: OpinionBarsProps) {
  const { t, i18n } = useTranslation('teacher-live');
  const decimals = isExact ? undefined : 0;
  const votes = options.reduce((sum, { count, hands }) => sum + count + hands, 0);
  const hasHands = options.some(({ hands }) => hands > 0);
  const hasDevices = options.some(({ count }) => count > 0);
  return (
    <ul
      className={`${styles.bars} ${isOneLine ? styles.oneLine : ''} ${isExact ? styles.exact : ''} ${isCompact ? styles.compact : ''}`}
      style={{ '--columns': columns, '--rows': Math.ceil(options.length / columns) } as CSSProperties}
      aria-label={t('answers')}
    >
      {options.map(({ opinion, color, count: onDevices, hands }, at) => {
        const count = onDevices + hands;
        // Not the one with two decimals: rounded again, 51 of 101 would be 51 %.
        const share = (100 * count) / Math.max(1, votes);
        return (
          <li key={opinion} style={{ '--c': color, '--w': `${share}%` } as CSSProperties}>
            <span className={styles.tube}>
              {count > 0 && <i className={styles.fill} aria-hidden="true" />}
              {guess && at === 0 && (
                <i
                  className={styles.guess}
                  style={{ '--at': `${(100 * guess.mean) / GUESS_MAX}%` } as CSSProperties}
                  aria-hidden="true"
                />
              )}
            </span>
            <span className={styles.value} translate="no">
              <b>{count}</b> <span>{votes > 0 && !isCompact && formatPercentage(share, i18n.language, decimals)}</span>
            </span>
            <p dir="auto" lang={CONTENT_LANGUAGE} className={styles.label}>
              <span>{opinion}</span> {notes?.[at] && <small>{notes[at]}</small>}
            </p>
            {hasHands && !isOneLine && (
              <p className={styles.source}>
                {hasDevices && <span>{`${t('hands.onDevices', { count: onDevices })}, `}</span>}
                <span>{t('hands.byHand', { count: hands })}</span>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
