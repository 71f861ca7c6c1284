import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { invariant } from '#shared/domain/invariant.ts';
import { SETTLE_MS } from '#web/student/play/tap-guard.tsx';
import styles from './sheet.module.css';

/** An explanation over the end of the screen. The page does not move when it opens, so that a second press at the same place hits what the first one did. */
export function Sheet({ children }: { children: ReactNode }) {
  const main = document.querySelector('main');
  invariant(main, 'every explanation is on a page');
  useLayoutEffect(() => {
    // On an iPhone the keyboard would cover it.
    if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur();
    return () => {
      // The second press of who closes it twice must not answer with what lay below.
      main.style.pointerEvents = 'none';
      setTimeout(() => main.style.removeProperty('pointer-events'), SETTLE_MS);
    };
  }, [main]);
  return createPortal(<div className={styles.sheet}>{children}</div>, main);
}
