import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '#server/app-error.ts';

/** After its turn, work of this kind rests this many times as long as it took: that is left to everybody else. */
const REST = 3;
/** Pieces of work of one login that wait: each one holds a large body. */
const WAITING_MAX = 16;
const RETRY_AFTER_SECONDS = 5;

/** Runs long work of many logins in turn, one piece of each login, in a quarter of the thread at most. */
export class Turns {
  /** The login that is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #isRunning = false;

  /** Returns what `work` returns when it is this login's turn. Throws TOO_MANY_REQUESTS if too much of it waits. */
  async run<T>(login: string, work: () => T): Promise<T> {
    const queue = this.#waiting.get(login) ?? [];
    if (queue.length >= WAITING_MAX)
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    return new Promise((resolve, reject) => {
      queue.push(() => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      });
      this.#waiting.set(login, queue);
      if (!this.#isRunning) void this.#runAll();
    });
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true;
    for (let work = this.#takeNext(); work; work = this.#takeNext()) {
      const began = performance.now();
      work();
      await delay((performance.now() - began) * REST);
    }
    this.#isRunning = false;
  }

  #takeNext(): (() => void) | undefined {
    for (const [login, queue] of this.#waiting) {
      const work = queue.shift();
      this.#waiting.delete(login);
      // Behind all others.
      if (queue.length > 0) this.#waiting.set(login, queue);
      return work;
    }
    return undefined;
  }
}
