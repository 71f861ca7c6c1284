import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { NARROW } from '#web/ui/screen/use-media.ts';
import deep from './deep.module.css';

interface BoardProps {
  className: string | undefined;
  /** Called while the content does not fit on the screen, so that it can be reduced; on a phone everything scrolls. */
  onOverflow?: () => void;
  children: ReactNode;
}

/** The main part of a page of results that a class looks at. */
export function Board({ className, onOverflow, children }: BoardProps) {
  const board = useRef<HTMLElement>(null);
  const check = useEffectEvent(() => {
    const page = document.documentElement;
    if (page.scrollHeight > page.clientHeight && !matchMedia(NARROW).matches) onOverflow?.();
  });
  useEffect(() => {
    const main = board.current;
    if (main === null) return;
    const watch = new MutationObserver(() => check());
    const again = () => check();
    watch.observe(main, { childList: true, characterData: true, subtree: true });
    addEventListener('resize', again);
    document.fonts.addEventListener('loadingdone', again);
    check();
    return () => {
      watch.disconnect();
      removeEventListener('resize', again);
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, []);
  return (
    <main id="main" ref={board} className={`${deep.deep} ${className}`} data-surface="deep">
      {children}
    </main>
  );
}
