/** Keys that only change what others do. */
const MODIFIER =
  /^(?:Alt|AltGraph|CapsLock|Control|Fn|FnLock|Hyper|Meta|NumLock|OS|ScrollLock|Shift|Super|Symbol|SymbolLock)$/;

/** Whether a key is pressed for itself: neither a modifier, nor combined with Ctrl, Alt or ⌘, which is the browser's or the system's. */
export const isPlainKey = ({
  key,
  ctrlKey,
  altKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): boolean =>
  !ctrlKey && !altKey && !metaKey && !MODIFIER.test(key);
