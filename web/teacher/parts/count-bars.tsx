import type { CSSProperties } from 'react';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import styles from './count-bars.module.css';

export interface CountBar {
  opinion: string;
  color: string;
  count: number;
  /** Text behind the opinion, in the page's language. */
  when?: string;
  /** The bar of the first round. */
  isPale?: boolean;
}

/** Small horizontal bars on one scale, each with its label and its number. */
export function CountBars({ bars, label }: { bars: readonly CountBar[]; label: string }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className={styles.bars} aria-label={label}>
      {bars.map(({ opinion, color, count, when, isPale = false }) => (
        <li
          key={`${opinion} ${when}`}
          className={isPale ? styles.before : undefined}
          style={{ '--c': color, '--w': `${(count / most) * 100}%` } as CSSProperties}
        >
          <span>
            <span lang={CONTENT_LANGUAGE}>{opinion}</span>
            {when !== undefined && ` ${when}`}
          </span>
          <i aria-hidden="true" />
          <b>{count}</b>
        </li>
      ))}
    </ul>
  );
}
