// Nobody scrolls a projector, so everything must fit on one screen.
import { NARROW } from '#web/ui/screen/use-media.ts';

/** The scales that are tried, beginning with 1; the last one can still be read from the back of a room. */
const SIZES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6];

/** Makes the main part of a page smaller until all of it is on the screen, not on a phone. If it fits at no scale, a projector shows the
 * smallest one; a laptop, which somebody can scroll, the full size. Returns whether it fits. */
export function fitScreen(main: HTMLElement, isProjector: boolean): boolean {
  const page = document.documentElement;
  const show = (size: number) => main.style.setProperty('--fit', String(size));
  show(1);
  if (matchMedia(NARROW).matches) return true;
  const fits = SIZES.some((size) => {
    show(size);
    return page.scrollHeight <= page.clientHeight;
  });
  if (!fits && !isProjector) show(1);
  return fits;
}

/** Calls `refit` now, and whenever what an element contains or the size of the screen changes. Returns how to end this. */
export function watchFit(element: HTMLElement, refit: () => void): () => void {
  const watch = new MutationObserver(refit);
  watch.observe(element, { childList: true, characterData: true, subtree: true });
  addEventListener('resize', refit);
  document.fonts.addEventListener('loadingdone', refit);
  refit();
  return () => {
    watch.disconnect();
    removeEventListener('resize', refit);
    document.fonts.removeEventListener('loadingdone', refit);
  };
}
