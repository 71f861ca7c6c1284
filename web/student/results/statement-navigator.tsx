import { useLayoutEffect, useRef, useState } from 'react';
import { invariant } from '#shared/domain/invariant.ts';
import { NAVIGATOR_ALL_MAX } from '#shared/domain/limits.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import styles from './statement-navigator.module.css';

type NavigatorCell = number | 'gap';

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Returns the cells of a navigator at statement `current` of `total` (both from 1): all numbers if `fitting` cells hold them, else seven cells, or five if no seven fit, with the first and last number; a gap stands for at least two numbers. */
export function navigatorWindow(total: number, current: number, fitting: number = NAVIGATOR_ALL_MAX): NavigatorCell[] {
  const cells = fitting < 7 ? 5 : 7;
  if (total <= NAVIGATOR_ALL_MAX) return range(1, total);
  /** How many stand on each side of the current one, in the middle of the list. */
  const beside = (cells - 5) / 2;
  if (current <= beside + 3) return [...range(1, cells - 2), 'gap', total];
  if (current >= total - beside - 2) return [1, 'gap', ...range(total - cells + 3, total)];
  return [1, 'gap', ...range(current - beside, current + beside), 'gap', total];
}

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
  // All numbers of a short game stand on a narrow phone too: in two lines.
  const lines = Math.ceil(cells.length / Math.max(5, fitting ?? cells.length));
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
      style={{ gridTemplateColumns: `repeat(${Math.ceil(cells.length / lines)}, minmax(var(--target), 1fr))` }}
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
              <span translate="no">{cell}</span>
            </button>
          </li>
        ),
      )}
    </ol>
  );
}
