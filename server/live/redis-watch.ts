import type { RedisClientType } from 'redis';

/** Milliseconds between two pings, and that Redis has to answer one. */
const PING_MS = 2_000;
const PATIENCE_MS = 3_000;

const ignore = (): void => {
  // The client tries again by itself.
};

/**
 * Replaces the connection when Redis does not answer on it, as where the network is gone: TCP itself takes a quarter of an hour to notice.
 * The client's own `socketTimeout` counts from the last byte that was written, so that a busy server would never reach it.
 * Returns the function that stops it.
 */
export function watchRedis(redis: RedisClientType): () => void {
  let late: NodeJS.Timeout | undefined;
  const replace = (): void => {
    late = undefined;
    // It broke meanwhile, and the client connects again.
    if (!redis.isReady) return;
    redis.destroy();
    redis.connect().catch(ignore);
  };
  const timer = setInterval(() => {
    if (!redis.isReady || late !== undefined) return;
    late = setTimeout(replace, PATIENCE_MS);
    const answered = (): void => {
      clearTimeout(late);
      late = undefined;
    };
    redis.ping().then(answered, answered);
  }, PING_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    clearTimeout(late);
  };
}
