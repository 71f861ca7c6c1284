// Where the focus goes when what is on screen is new: to its heading, so that a screen reader reads where one is now.

const isLost = (): boolean => document.activeElement?.matches('body, main') ?? true;

function focus(place: HTMLElement | null): void {
  if (place === null) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** At once; where the heading has to be read first, to the page until it comes, unless the focus has moved by then. Returns a function that ends the wait. */
export function focusHeading(): () => void {
  const heading = () => document.querySelector<HTMLElement>('main h1');
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

/** The same where what had the focus is gone; nobody is torn out of what they do. */
export const focusLostHeading = (): (() => void) | undefined => (isLost() ? focusHeading() : undefined);
