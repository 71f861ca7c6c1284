import type { CSSProperties } from 'react';
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
}

/** A bar per option, in the options' order; a full bar is the whole class, so that several lists can be compared. */
export function OpinionBars({ options, isOneLine = false, isExact = false }: OpinionBarsProps) {
  const { t, i18n } = useTranslation('teacher-live');
  const decimals = isExact ? undefined : 0;
  const votes = options.reduce((sum, { count, hands }) => sum + count + hands, 0);
  const hasHands = options.some(({ hands }) => hands > 0);
  const hasDevices = options.some(({ count }) => count > 0);
  return (
    <ul
      className={`${styles.bars} ${isOneLine ? styles.oneLine : ''} ${isExact ? styles.exact : ''}`}
      aria-label={t('answers')}
    >
      {options.map(({ opinion, color, count: onDevices, hands }) => {
        const count = onDevices + hands;
        // Not the one with two decimals: rounded again, 51 of 101 would be 51 %.
        const share = (100 * count) / Math.max(1, votes);
        return (
          <li key={opinion} style={{ '--c': color, '--w': `${share}%` } as CSSProperties}>
            <span className={styles.tube}>{count > 0 && <i className={styles.fill} aria-hidden="true" />}</span>
            <span className={styles.value}>
              <b>{count}</b> <span>{votes > 0 && formatPercentage(share, i18n.language, decimals)}</span>
            </span>
            <p lang={CONTENT_LANGUAGE} className={styles.label}>
              {opinion}
            </p>
            {hasHands && !isOneLine && (
              <p className={styles.source}>
                {hasDevices && `${t('hands.onDevices', { count: onDevices })}, `}
                {t('hands.byHand', { count: hands })}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
