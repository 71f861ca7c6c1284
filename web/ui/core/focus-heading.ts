// Moves the focus to the heading of a new screen, so that a screen reader announces it.
import { moveFocus } from './move-focus.ts';

const isLost = (): boolean => document.activeElement?.matches('body, main') ?? true;

/** Focuses an element that no key reaches. */
export function focusPlace(place: HTMLElement): void {
  place.tabIndex = -1;
  moveFocus(() => place.focus({ preventScroll: true }));
}

function focus(place: HTMLElement | null): void {
  if (place !== null) focusPlace(place);
}

/** Focuses the heading at once. If it is not drawn yet, focuses the page and waits for the heading, unless the focus moves meanwhile. Returns a function that ends the wait. */
export function focusHeading(): () => void {
  const heading = () => document.querySelector<HTMLElement>(':is(main, header) h1');
  focus(heading() ?? document.querySelector<HTMLElement>('main'));
  if (heading() !== null) return () => {};
  const arrival = new MutationObserver(() => {
    if (heading() === null) return;
    arrival.disconnect();
    if (isLost()) focus(heading());
  });
  arrival.observe(document.body, { childList: true, subtree: true });
  return () => arrival.disconnect();
}

/** The same, but only if the element with the focus was removed, so that users are not interrupted. */
export const focusLostHeading = (): (() => void) | undefined => (isLost() ? focusHeading() : undefined);
