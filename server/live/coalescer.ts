/** Calls `flush(key, items)` at most once per `windowMs` and key: at each window's end, and unless it is `late` at once for the first item after a quiet time. */
export class Coalescer<T> {
  readonly #windowMs: number;
  readonly #flush: (key: string, items: T[]) => void;
  readonly #windows = new Map<string, { items: T[]; timer: NodeJS.Timeout }>();

  readonly #late: boolean;

  constructor(windowMs: number, flush: (key: string, items: T[]) => void, { late = false } = {}) {
    this.#windowMs = windowMs;
    this.#flush = flush;
    this.#late = late;
  }

  add(key: string, ...items: T[]): void {
    const open = this.#windows.get(key);
    if (open) {
      open.items.push(...items);
      return;
    }
    this.#open(key, this.#late ? items : []);
    if (!this.#late) this.#flush(key, items);
  }

  /** Sends what waits for the end of its window. */
  flush(key: string): void {
    const items = this.#windows.get(key)?.items.splice(0) ?? [];
    if (items.length > 0) this.#flush(key, items);
  }

  /** Sends all that waits, and nothing after it. */
  close(): void {
    for (const key of this.#windows.keys()) this.flush(key);
    for (const { timer } of this.#windows.values()) clearTimeout(timer);
    this.#windows.clear();
  }

  #open(key: string, items: T[] = []): void {
    const timer = setTimeout(() => this.#end(key), this.#windowMs);
    this.#windows.set(key, { items, timer });
  }

  #end(key: string): void {
    const items = this.#windows.get(key)?.items ?? [];
    this.#windows.delete(key);
    if (items.length === 0) return;
    this.#open(key);
    this.#flush(key, items);
  }
}
