import type { RedisClientType } from '@redis/client';

/** Milliseconds at most between two tries to connect. */
const RETRY_MS = 500;
/** Milliseconds after which an idle connection times out; more than between two pings of `watchRedis`. */
const SILENT_MS = 5_000;

const ignore = (): void => {
  // The client reconnects by itself, and `watchRedis` notices that it is not connected.
};

/** Begins to connect to Redis, if there is one, and continues with it while Redis is unreachable. */
export async function connectRedis(url: string | null): Promise<RedisClientType | null> {
  if (url === null) return null;
  // It is large, so it is loaded only if it is used.
  const { createClient } = await import('@redis/client');
  const redis: RedisClientType = createClient({
    url,
    // While it is unreachable everything that needs it falls back at once instead of waiting.
    disableOfflineQueue: true,
    // Also while it is being made.
    socket: { socketTimeout: SILENT_MS, reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, RETRY_MS) },
  });
  redis.on('error', ignore);
  redis.connect().catch(ignore);
  return redis;
}
