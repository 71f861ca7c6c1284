import { useLayoutEffect, useRef } from 'react';
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

/** The cells keep their places in the middle of the list, so that nothing moves under the thumb. */
export function StatementNavigator({ total, current, onGo }: StatementNavigatorProps) {
  const { t } = useTranslation('common');
  const cells = navigatorWindow(total, current);
  const before = cells.indexOf(current);
  const list = useRef<HTMLOListElement>(null);
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
