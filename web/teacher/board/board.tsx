import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import styles from './board.module.css';
import { fitScreen, watchFit } from './fit-screen.ts';

interface BoardProps {
  className?: string | undefined;
  /** Without a login: content that fits at no scale gets the smallest one. Elsewhere it keeps its full size, and the teacher scrolls. */
  isProjector: boolean;
  /** Called when the content fits at no scale, so that there can be less of it. */
  onOverflow?: () => void;
  children: ReactNode;
}

/** The main part of a page that a class looks at: it gets smaller until all of it is on the screen; not on a phone. */
export function Board({ className = '', isProjector, onOverflow, children }: BoardProps) {
  const board = useRef<HTMLElement>(null);
  const overflow = useEffectEvent(() => onOverflow?.());
  useEffect(() => {
    const main = board.current;
    if (main === null) return;
    return watchFit(main, () => {
      if (!fitScreen(main, isProjector)) overflow();
    });
  }, [isProjector]);
  return (
    <main id="main" ref={board} className={`${styles.board} ${className}`}>
      {children}
    </main>
  );
}
