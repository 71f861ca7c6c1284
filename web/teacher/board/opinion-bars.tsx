import type { CSSProperties } from 'react';
import type { OpinionCount } from '#shared/domain/statement-results.ts';
import { formatPercentage } from '#web/i18n/percentage.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import styles from './opinion-bars.module.css';

/** Up to this many options fit as columns, each with a text of up to so many characters; others are horizontal bars. */
const COLUMNS_MAX = 5;
const LABEL_MAX = 40;

/** A bar per option, in the options' order. `horizontal` puts them under each other, as on narrow screens; a full bar is then the whole class,
 * so that several lists can be compared. */
export function OpinionBars({
  options,
  horizontal = false,
  isOneLine = false,
  isEmpty = false,
}: {
  options: readonly OpinionCount[];
  horizontal?: boolean;
  /** A horizontal bar beside its option, without where its answers come from. */
  isOneLine?: boolean;
  /** Before there is anything to show: the frame without figures. */
  isEmpty?: boolean;
}) {
  const { t, i18n } = useTranslation('teacher-live');
  const most = Math.max(1, ...options.map(({ count, hands }) => count + hands));
  const hasHands = options.some(({ hands }) => hands > 0);
  const hasDevices = options.some(({ count }) => count > 0);
  const rows = horizontal || options.length > COLUMNS_MAX || options.some(({ opinion }) => opinion.length > LABEL_MAX);
  const shareOf = (percentage: number | null) =>
    percentage === null ? '' : formatPercentage(percentage, i18n.language, 0);
  return (
    <ul
      className={`${rows ? styles.rows : styles.bars} ${hasHands ? styles.two : ''} ${isOneLine ? styles.oneLine : ''}`}
      aria-label={t('answers')}
    >
      {options.map(({ opinion, color, count: onDevices, hands, percentage }) => {
        const count = onDevices + hands;
        return (
          <li
            key={opinion}
            style={{ '--c': color, '--w': rows ? `${percentage ?? 0}%` : `${(count / most) * 100}%` } as CSSProperties}
          >
            <span className={styles.tube}>
              {count > 0 && <i className={styles.fill} aria-hidden="true" />}
              {!rows && !isEmpty && <Figures count={count} share={shareOf(percentage)} />}
            </span>
            {rows && !isEmpty && <Figures count={count} share={shareOf(percentage)} />}
            <div className={styles.about}>
              <p lang={CONTENT_LANGUAGE} className={styles.label}>
                {opinion}
              </p>
              {hasHands && !isOneLine && (
                <p className={styles.source}>
                  {hasDevices && `${t('hands.onDevices', { count: onDevices })}, `}
                  {t('hands.byHand', { count: hands })}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Figures({ count, share }: { count: number; share: string }) {
  return (
    <span className={styles.value}>
      <b>{count}</b> <span>{share}</span>
    </span>
  );
}
