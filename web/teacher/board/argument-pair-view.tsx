import type { CSSProperties, ReactNode } from 'react';
import type { ArgumentPair } from '#shared/contract/live-state.ts';
import type { ShownState } from '#shared/contract/shown.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import quotes from '#web/teacher/parts/quoted.module.css';
import { Icon } from '#web/ui/common/icon.tsx';
import styles from './argument-pair-view.module.css';
import { GrowingMain } from './growing-main.tsx';
import view from './live-view.module.css';
import { pairSides, taskOf } from './pair-sides.ts';

/** Characters of the longer argument from which both get smaller, in two steps. */
const LONG_FROM = 120;
const LONGER_FROM = 160;

const sizeOf = (length: number) => (length > LONGER_FROM ? view.grown : length > LONG_FROM ? styles.long : '');

interface ArgumentPairViewProps {
  options: LiveStatement['opinionOptions'];
  shown: ShownState;
  pair: ArgumentPair;
  /** Drawn while one of its arguments is gone, until the server says so too. */
  without: ReactNode;
}

/** One argument from each end, large, with a task, because only reading both sides makes people surer of their own. */
export function ArgumentPairView({ options, shown, pair, without }: ArgumentPairViewProps) {
  const { t } = useTranslation('teacher-live');
  const sides = pairSides(options, shown.arguments ?? [], pair);
  if (sides === null) return without;
  const size = sizeOf(Math.max(...sides.map(({ comment }) => comment.length)));
  return (
    <GrowingMain className={`${view.view} ${styles.view}`}>
      <div className={styles.pair}>
        {sides.map(({ opinion, color, comment }) => (
          <figure key={opinion} style={{ '--c': color } as CSSProperties}>
            <figcaption dir="auto" lang={CONTENT_LANGUAGE}>
              {opinion}
            </figcaption>
            <blockquote dir="auto" className={`${quotes.quoted} ${size}`}>
              {comment}
            </blockquote>
          </figure>
        ))}
      </div>
      <p className={styles.task}>
        <Icon name="question" />
        <span>{t(`pair.task.${taskOf(pair)}`)}</span>
      </p>
    </GrowingMain>
  );
}
