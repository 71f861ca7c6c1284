import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { NARROW } from '#web/ui/screen/use-media.ts';

/** From 28 px on a board of 1080 to 44, until so much of the height is used. */
const MOST = 44 / 28;
const FULL = 0.85;
/** How often the interval between too small and too large is halved: a difference of a hundredth is not visible. */
const STEPS = 6;

/** The height between the elements above and below on the page. */
function roomOf(main: HTMLElement): number {
  let room = innerHeight - (main.getBoundingClientRect().top + scrollY);
  for (let below = main.nextElementSibling; below instanceof HTMLElement; below = below.nextElementSibling)
    if (getComputedStyle(below).position !== 'fixed') room -= below.offsetHeight;
  return room;
}

/** Sets the largest size with which the texts fit. */
function grow(main: HTMLElement): void {
  const most = roomOf(main) * FULL;
  // As high as what is in it, not as the row of the page.
  main.style.alignSelf = 'start';
  const fits = (size: number): boolean => {
    main.style.setProperty('--grow', `${size}`);
    return main.offsetHeight <= most;
  };
  let [fine, large] = [1, MOST];
  if (!matchMedia(NARROW).matches && !fits(MOST)) {
    for (let step = 0; step < STEPS; step += 1) {
      const middle = (fine + large) / 2;
      if (fits(middle)) fine = middle;
      else large = middle;
    }
  } else fine = matchMedia(NARROW).matches ? 1 : MOST;
  main.style.setProperty('--grow', `${fine}`);
  main.style.alignSelf = '';
}

/**
 * The main part of a board whose texts grow to fill it: elements with the class `grown` are as large as possible. The
 * content of a page never depends on it.
 */
export function GrowingMain({ className, children }: { className: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const main = ref.current;
    if (main === null) return;
    const again = () => grow(main);
    const watch = new MutationObserver(again);
    watch.observe(main, { childList: true, characterData: true, subtree: true });
    addEventListener('resize', again);
    document.fonts.addEventListener('loadingdone', again);
    again();
    return () => {
      watch.disconnect();
      removeEventListener('resize', again);
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, []);
  return (
    <main id="main" ref={ref} className={className}>
      {children}
    </main>
  );
}
