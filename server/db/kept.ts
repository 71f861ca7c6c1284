// What never changes, read once and kept for as long as it is asked for.

/** Keeps what `read` gave by id, at most so many; the one longest not asked for goes first. What is not there (null), or failed, is read anew. */
export class Kept<T> {
  readonly #most: number;
  readonly #read: (id: string) => Promise<T | null>;
  readonly #kept = new Map<string, Promise<T | null>>();

  constructor(most: number, read: (id: string) => Promise<T | null>) {
    this.#most = most;
    this.#read = read;
  }

  get(id: string): Promise<T | null> {
    const kept = this.#kept.get(id);
    const one = kept ?? this.#read(id);
    this.#kept.delete(id);
    this.#kept.set(id, one);
    if (kept === undefined) {
      const forget = () => this.#kept.delete(id);
      one.then((found) => found === null && forget(), forget);
      for (const oldest of this.#kept.keys()) {
        if (this.#kept.size <= this.#most) break;
        this.#kept.delete(oldest);
      }
    }
    return one;
  }
}
