import { setTimeout as delay } from 'node:timers/promises';

/** After its turn, work of this kind rests this many times as long as it took: that is left to everybody else. */
const REST = 3;

/** Runs long work of many logins one after another, one piece of each login in turn, so that it takes a quarter of the thread at most. */
export class Turns {
  /** The login that is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #isRunning = false;

  /** Returns what `work` returns when it is this login's turn. */
  run<T>(login: string, work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const queue = this.#waiting.get(login) ?? [];
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
