/** Returns a list of what is called when something changes. */
export function createListeners<Args extends unknown[] = []>() {
  const all = new Set<(...args: Args) => void>();
  return {
    /** Returns the function that removes it again. */
    add: (listener: (...args: Args) => void): (() => void) => {
      all.add(listener);
      return () => all.delete(listener);
    },
    call: (...args: Args): void => {
      for (const listener of all) listener(...args);
    },
  };
}
