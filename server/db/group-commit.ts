// Writes that arrive together are committed together: a whole school answering at once costs a few commits.

interface Waiting<I, O> {
  item: I;
  resolve: (output: O) => void;
  reject: (error: unknown) => void;
}

/** Milliseconds that the first item of a batch may wait for company. */
const LONGEST_WAIT_MS = 5;
const LARGEST_BATCH = 64;

/**
 * Collects items for at most 5 ms or 64 of them and hands them to `write` as one batch, one batch at a time. An item's promise settles
 * after its batch: `write` gives one output per item, in order; if it throws, every item of that batch fails.
 */
export class GroupCommit<I, O> {
  readonly #write: (items: I[]) => Promise<O[]>;
  #waiting: Waiting<I, O>[] = [];
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  batches = 0;
  items = 0;

  constructor(write: (items: I[]) => Promise<O[]>) {
    this.#write = write;
  }

  add(item: I): Promise<O> {
    return new Promise<O>((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#schedule();
    });
  }

  /** Resolves once everything that was added is written. */
  async drain(): Promise<void> {
    while (this.#waiting.length > 0 || this.#running) {
      this.#flush();
      await this.#running;
    }
  }

  #schedule(): void {
    if (this.#running) return;
    if (this.#waiting.length >= LARGEST_BATCH) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), LONGEST_WAIT_MS);
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#running || this.#waiting.length === 0) return;
    const batch = this.#waiting.splice(0, LARGEST_BATCH);
    this.#running = this.#commit(batch).finally(() => {
      this.#running = undefined;
      // What came meanwhile has waited long enough.
      this.#flush();
    });
  }

  async #commit(batch: Waiting<I, O>[]): Promise<void> {
    this.batches += 1;
    this.items += batch.length;
    try {
      const outputs = await this.#write(batch.map(({ item }) => item));
      for (const [at, { resolve, reject }] of batch.entries()) {
        const output = outputs[at];
        if (output === undefined) reject(new Error('a batch gave no output for an item'));
        else resolve(output);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
