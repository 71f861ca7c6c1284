/**
 * Runs a function that moves the focus automatically. In a try-out, where two windows are in one page, the other one
 * keeps the focus if it has it.
 */
export function moveFocus(move: () => void): void {
  const { parent } = window;
  const others = parent === window || document.hasFocus() ? [] : [...Array.from(parent, (_, at) => parent[at]), parent];
  const other = others.find((one) => one?.document.hasFocus());
  const place = other?.document.querySelector<HTMLElement>(':focus');
  move();
  other?.focus();
  place?.focus({ preventScroll: true });
}
