import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** Keeps the focus in a list whose row was removed with it: it goes to the row that took its place, the last one, what an empty list shows,
 * or the page's heading. Returns the handlers of the list.
 * @param rows the selector of its rows, if they are not its children */
export function useRowFocus(
  list: RefObject<HTMLElement | null>,
  empty: RefObject<HTMLElement | null>,
  count: number,
  rows = ':scope > *',
) {
  const focused = useRef<number | null>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer || focused.current === null || document.activeElement !== document.body) return;
    const left = [...(list.current?.querySelectorAll<HTMLElement>(rows) ?? [])];
    const place =
      left[focused.current] ?? left.at(-1) ?? empty.current ?? document.querySelector<HTMLElement>('main h1');
    focused.current = null;
    if (!place) return;
    // Not one of its buttons: a second Enter would remove what nobody chose.
    place.tabIndex = -1;
    place.focus();
  }, [count, list, empty, rows]);
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const at = [...currentTarget.querySelectorAll(rows)].findIndex((row) => row.contains(target));
      if (at >= 0) focused.current = at;
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      // A row that is removed has no element that gets the focus instead, and a dialog gives it back.
      if (relatedTarget !== null && !relatedTarget.closest('dialog')) focused.current = null;
    },
  };
}
