import type { RedisClientType } from '@redis/client';

/** Milliseconds between two checks. */
const CHECK_MS = 200;
/** Milliseconds without a reply after which Redis counts as lost; with a check before and after less than a second. */
const LOST_MS = 500;
/** Milliseconds more that the first connection may take. */
const FIRST_MS = 1_500;
/** Milliseconds that a ping may be unanswered before the connection is replaced. */
const REPLACE_MS = 3_000;

const ignore = (): void => {
  // The client tries again by itself.
};

/** One connection, which is pinged all the time. */
class WatchedConnection {
  readonly #redis: RedisClientType;
  #pingedAt: number | null = null;
  /** Since when a reply is missing; null if none is awaited. */
  #since: number | null = performance.now() + FIRST_MS;

  constructor(redis: RedisClientType) {
    this.#redis = redis;
  }

  get isLost(): boolean {
    return this.#since !== null && performance.now() - this.#since > LOST_MS;
  }

  /**
   * Pings, and replaces a connection on which Redis is silent: TCP takes a quarter of an hour to notice. The client's
   * own `socketTimeout` counts from the last write, so that a busy server would never reach it.
   */
  check(): void {
    const now = performance.now();
    this.#since ??= now;
    if (!this.#redis.isReady) return;
    if (this.#pingedAt === null) this.#ping(now);
    else if (now - this.#pingedAt > REPLACE_MS) {
      this.#pingedAt = null;
      this.#redis.destroy();
      this.#redis.connect().catch(ignore);
    }
  }

  #ping(now: number): void {
    this.#pingedAt = now;
    const end = (since: number | null): void => {
      // The connection was replaced meanwhile.
      if (this.#pingedAt !== now) return;
      this.#pingedAt = null;
      this.#since = since;
    };
    this.#redis.ping().then(
      () => end(null),
      () => end(this.#since),
    );
  }
}

interface Watch {
  /** Whether Redis answers on all of the connections. */
  readonly isConnected: boolean;
  stop: () => void;
}

/** Follows whether Redis answers on these connections. `onChange`: it was lost, also by silence, or it is back. */
export function watchRedis(clients: readonly RedisClientType[], onChange: (isConnected: boolean) => void): Watch {
  const connections = clients.map((redis) => new WatchedConnection(redis));
  let isConnected = true;
  const compare = (): void => {
    const isNow = !connections.some(({ isLost }) => isLost);
    if (isNow === isConnected) return;
    isConnected = isNow;
    onChange(isNow);
  };
  const timer = setInterval(() => {
    for (const connection of connections) connection.check();
    // After a time in which this process was busy the answers are there, but not read yet.
    setImmediate(compare);
  }, CHECK_MS);
  timer.unref();
  return {
    get isConnected() {
      return isConnected;
    },
    stop: () => clearInterval(timer),
  };
}
