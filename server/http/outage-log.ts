import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds between two checks whether an outage is over, and without a failure before it is. */
const CHECK_MS = 1_000;
const QUIET_MS = 5_000;

/** Logs an outage of the storage once, instead of every call that fails by it, and its end with their number. */
export class OutageLog {
  readonly #log: FastifyBaseLogger;
  readonly #ping: () => Promise<void>;
  #failed = 0;
  #failedAt = 0;

  /** `ping`: resolves if the database answers. */
  constructor(log: FastifyBaseLogger, ping: () => Promise<void>) {
    this.#log = log;
    this.#ping = ping;
  }

  /** Notes a failure because the storage was not available. `log`: of the request, if it was one. */
  note(error: unknown, log: FastifyBaseLogger = this.#log): void {
    const isFirst = this.#failed === 0;
    this.#failed += 1;
    this.#failedAt = performance.now();
    if (isFirst) this.#checkLater();
    log[isFirst ? 'error' : 'debug']({ err: error }, 'storage is not available');
  }

  #checkLater(): void {
    setTimeout(() => void this.#check(), CHECK_MS).unref();
  }

  async #check(): Promise<void> {
    const answers = await this.#ping().then(
      () => true,
      () => false,
    );
    if (!answers || performance.now() - this.#failedAt < QUIET_MS) return this.#checkLater();
    this.#log.info({ failed: this.#failed }, 'storage is available again');
    this.#failed = 0;
  }
}
