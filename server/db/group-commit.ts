interface Waiting<I, O> {
  item: I;
  /** By the clock of `performance`. */
  since: number;
  resolve: (output: O) => void;
  reject: (error: unknown) => void;
}

/** Milliseconds that an item waits for others at most. */
const LONGEST_WAIT_MS = 5;
/** Items that are written at once, without waiting for more. */
const ENOUGH = 64;
/** The most items of a batch. More may arrive while a batch is written, and a slow disk must not build a queue. */
const LARGEST_BATCH = 512;

/**
 * Collects items for at most 5 ms or until there are 64, and passes them to `write` one batch at a time. An item's
 * promise settles with its batch: `write` returns an output per item, in order, or fails all of them.
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
      this.#waiting.push({ item, since: performance.now(), resolve, reject });
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
    const [first] = this.#waiting;
    if (this.#running || !first) return;
    const wait = first.since + LONGEST_WAIT_MS - performance.now();
    if (this.#waiting.length >= ENOUGH || wait <= 0) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), wait);
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#running || this.#waiting.length === 0) return;
    const batch = this.#waiting.splice(0, LARGEST_BATCH);
    this.#running = this.#commit(batch).finally(() => {
      this.#running = undefined;
      // Items that arrived during the write also wait for more: fewer commits, and none waits longer than the limit.
      this.#schedule();
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
