import { useLayoutEffect, useRef, useState } from 'react';
import { invariant } from '#shared/domain/invariant.ts';
import { navigatorWindow } from '#shared/domain/navigator-window.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import styles from './statement-navigator.module.css';

interface StatementNavigatorProps {
  total: number;
  /** From 1. */
  current: number;
  onGo: (number: number) => void;
}

/** The widths in statement-navigator.module.css. */
const [CELL_REM, GAP_REM, RING_PX] = [3, 0.25, 6];

/** The cells keep their places in the middle of the list, so that nothing moves under the thumb. */
export function StatementNavigator({ total, current, onGo }: StatementNavigatorProps) {
  const { t } = useTranslation('common');
  const [fitting, setFitting] = useState<number>();
  const cells = navigatorWindow(total, current, fitting);
  const before = cells.indexOf(current);
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const strip = list.current;
    invariant(strip, 'the list is drawn');
    const measure = () => {
      const { fontSize } = getComputedStyle(document.documentElement);
      const rem = Number.parseFloat(fontSize);
      const room = strip.clientWidth - 2 * RING_PX;
      setFitting(Math.floor((room + GAP_REM * rem) / ((CELL_REM + GAP_REM) * rem)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(strip);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const strip = list.current;
    invariant(strip, 'the list is drawn');
    const cell = strip.children[before];
    // Not scrollIntoView, which would move the page as well.
    if (cell instanceof HTMLElement) strip.scrollLeft = cell.offsetLeft - (strip.clientWidth - cell.offsetWidth) / 2;
  }, [before]);
  return (
    <ol
      ref={list}
      className={styles.cells}
      style={{ gridTemplateColumns: `repeat(${cells.length}, minmax(var(--target), 1fr))` }}
    >
      {cells.map((cell, at) =>
        cell === 'gap' ? (
          <li key={at < before ? 'gap before' : 'gap after'}>
            <span className={styles.gap} aria-hidden="true">
              …
            </span>
          </li>
        ) : (
          <li key={cell}>
            <button
              type="button"
              className={styles.cell}
              aria-current={cell === current ? 'step' : undefined}
              aria-label={t('navigator.statement', { number: cell })}
              onClick={() => onGo(cell)}
            >
              {cell}
            </button>
          </li>
        ),
      )}
    </ol>
  );
}
