// How a class answered one statement: a bar per opinion, with its number and share in words beside it.
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpinionCount } from '#shared/domain/statement-results.ts';
import { formatPercentage } from '#web/i18n/percentage.ts';
import styles from './opinion-bars.module.css';

/** Columns carry their words up to this many; more opinions lie under each other. */
const COLUMNS_MAX = 5;

/** Takes the counts in the opinions' order. `lying` puts them under each other, as on narrow screens; then a whole line is everybody, so
 * that several lists compare. */
export function OpinionBars({ options, lying = false }: { options: readonly OpinionCount[]; lying?: boolean }) {
  const { t, i18n } = useTranslation('live');
  const most = Math.max(1, ...options.map(({ count }) => count));
  const rows = lying || options.length > COLUMNS_MAX;
  const shareOf = (percentage: number | null) =>
    percentage === null ? '' : formatPercentage(percentage, i18n.language, 0);
  return (
    <ul className={rows ? styles.rows : styles.bars} aria-label={t('answers')}>
      {options.map(({ opinion, color, count, percentage }) => (
        <li
          key={opinion}
          style={{ '--c': color, '--w': rows ? `${percentage ?? 0}%` : `${(count / most) * 100}%` } as CSSProperties}
        >
          <span className={styles.tube}>
            <i className={styles.fill} aria-hidden="true" />
            {!rows && <Figures count={count} share={shareOf(percentage)} />}
          </span>
          {rows && <Figures count={count} share={shareOf(percentage)} />}
          <p className={styles.label}>{opinion}</p>
        </li>
      ))}
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
