/** Runs a job for many callers at once: one run at a time, and calls during a run share the one after it. */
export class SharedRun {
  readonly #job: () => Promise<void>;
  #running: Promise<void> | null = null;
  #waiting: Promise<void> | null = null;

  constructor(job: () => Promise<void>) {
    this.#job = job;
  }

  /** Settles with a run that began after this call, so that its caller sees what was there before. */
  next(): Promise<void> {
    if (this.#running === null) return this.#start();
    this.#waiting ??= this.#running.then(
      () => this.#start(),
      () => this.#start(),
    );
    return this.#waiting;
  }

  #start(): Promise<void> {
    this.#waiting = null;
    const run = this.#job().finally(() => {
      if (this.#running === run) this.#running = null;
    });
    this.#running = run;
    return run;
  }
}
