import type { CSSProperties } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import styles from './live-view.module.css';
import { optionSize } from './option-size.ts';

/** Up to this many options fit side by side on one line. */
const ONE_LINE_MAX = 5;

/** The options of a statement at the foot of the screen, each under an edge in its colour. */
export function OptionEdges({ options }: { options: LiveStatement['opinionOptions'] }) {
  const { t } = useTranslation('teacher-live');
  return (
    <ul
      lang={CONTENT_LANGUAGE}
      className={`${styles.options} ${options.length > ONE_LINE_MAX ? styles.many : ''} ${styles[optionSize(options)] ?? ''}`}
      aria-label={t('answers')}
    >
      {options.map(({ opinion, color }) => (
        <li key={opinion} dir="auto" style={{ '--c': color } as CSSProperties}>
          {opinion}
        </li>
      ))}
    </ul>
  );
}
