// Nobody scrolls a projector, so everything must fit on one screen.
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './board.module.css';
import { NARROW } from './use-media.ts';

/** The scales that are tried, beginning with 1; the last one can still be read from the back of a room. */
const SIZES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6];

interface BoardProps {
  className?: string | undefined;
  /** Without a login: content that fits at no scale gets the smallest one. Elsewhere it keeps its full size, and the teacher scrolls. */
  isProjector: boolean;
  children: ReactNode;
}

/** The main part of a page that a class looks at: it gets smaller until all of it is on the screen; not on a phone. */
export function Board({ className = '', isProjector, children }: BoardProps) {
  const board = useRef<HTMLElement>(null);
  useEffect(() => {
    const main = board.current;
    if (main === null) return;
    const refit = () => fitScreen(main, isProjector);
    const watch = new MutationObserver(refit);
    watch.observe(main, { childList: true, characterData: true, subtree: true });
    addEventListener('resize', refit);
    document.fonts.addEventListener('loadingdone', refit);
    refit();
    return () => {
      watch.disconnect();
      removeEventListener('resize', refit);
      document.fonts.removeEventListener('loadingdone', refit);
    };
  }, [isProjector]);
  return (
    <main id="main" ref={board} className={`${styles.board} ${className}`}>
      {children}
    </main>
  );
}

function fitScreen(main: HTMLElement, isProjector: boolean): void {
  const page = document.documentElement;
  const show = (size: number) => main.style.setProperty('--fit', String(size));
  show(1);
  if (matchMedia(NARROW).matches) return;
  const fits = SIZES.some((size) => {
    show(size);
    return page.scrollHeight <= page.clientHeight;
  });
  if (!fits && !isProjector) show(1);
}
