interface Window<T> {
  items: T[];
  timer: NodeJS.Timeout | undefined;
  ms: number;
}

/** How what is added under one key is gathered. */
interface Pace {
  /** Milliseconds between two calls. */
  window: number;
  /** Whether the first item after a quiet time waits too. */
  isLate?: boolean;
}

/**
 * Calls `flush(key, items)` at most once per window and key: at each window's end, and unless it is late at once for
 * the first item after a quiet time. Counted from the end of a call, so that a slow one brings no two of them closer.
 */
export class Coalescer<T> {
  readonly #flush: (key: string, items: T[]) => Promise<void> | void;
  readonly #windows = new Map<string, Window<T>>();

  constructor(flush: (key: string, items: T[]) => Promise<void> | void) {
    this.#flush = flush;
  }

  add(key: string, item: T, { window: ms, isLate = false }: Pace): void {
    const open = this.#windows.get(key);
    if (open) {
      open.items.push(item);
      return;
    }
    const opened: Window<T> = { items: [item], timer: undefined, ms };
    this.#windows.set(key, opened);
    if (isLate) this.#wait(key, opened);
    else this.#send(key, opened);
  }

  /** Sends what waits for the end of its window. */
  flush(key: string): void {
    const items = this.#windows.get(key)?.items.splice(0) ?? [];
    if (items.length > 0) void this.#flush(key, items);
  }

  /** Sends all that waits, and nothing after it. */
  close(): void {
    for (const key of this.#windows.keys()) this.flush(key);
    for (const { timer } of this.#windows.values()) clearTimeout(timer);
    this.#windows.clear();
  }

  #send(key: string, window: Window<T>): void {
    const sent = this.#flush(key, window.items.splice(0));
    if (sent === undefined) this.#wait(key, window);
    else void sent.finally(() => this.#windows.get(key) === window && this.#wait(key, window));
  }

  #wait(key: string, window: Window<T>): void {
    window.timer = setTimeout(() => {
      if (window.items.length === 0) this.#windows.delete(key);
      else this.#send(key, window);
    }, window.ms);
  }
}
