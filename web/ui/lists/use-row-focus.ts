import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** Keeps the focus in a list whose row was removed with it: it goes to the row that took its place, the last one, or what an empty list shows.
 * Returns the handlers of the list. */
export function useRowFocus(list: RefObject<HTMLElement | null>, empty: RefObject<HTMLElement | null>, count: number) {
  const focused = useRef<number | null>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer || focused.current === null || document.activeElement !== document.body) return;
    const row = list.current?.children[Math.min(focused.current, count - 1)];
    focused.current = null;
    const place = row instanceof HTMLElement ? row : empty.current;
    if (!place) return;
    // Not one of its buttons: a second Enter would remove what nobody chose.
    place.tabIndex = -1;
    place.focus();
  }, [count, list, empty]);
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      focused.current = [...currentTarget.children].findIndex((row) => row.contains(target));
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      // A row that is removed has no element that gets the focus instead.
      if (relatedTarget !== null) focused.current = null;
    },
  };
}
