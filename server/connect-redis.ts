import { setTimeout as delay } from 'node:timers/promises';
import type { RedisClientType } from 'redis';
import { errorMessage } from './errors.ts';

/** Milliseconds that a start waits for Redis, and at most between two tries. */
const WAIT_MS = 2_000;
const RETRY_MS = 500;
/** Milliseconds after which a connection is given up on which nothing comes or goes; more than between two pings of `watchRedis`. */
const SILENT_MS = 5_000;

/** Connects to Redis, if there is one; resolves without a connection where it does not answer soon. */
export async function connectRedis(url: string | null): Promise<RedisClientType | null> {
  if (url === null) return null;
  // It is large, so it is loaded only where it is used.
  const { createClient } = await import('redis');
  const redis: RedisClientType = createClient({
    url,
    // While it is unreachable everything that needs it falls back at once instead of waiting.
    disableOfflineQueue: true,
    // Also while it is being made.
    socket: { socketTimeout: SILENT_MS, reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, RETRY_MS) },
  });
  let reason = 'no answer';
  redis.on('error', (error) => {
    // The client reconnects by itself.
    reason = errorMessage(error);
  });
  const connected = redis.connect().then(
    () => true,
    () => false,
  );
  if (!(await Promise.race([connected, delay(WAIT_MS, false, { ref: false })])))
    process.stderr.write(`REDIS_URL: this server works on its own until Redis answers: ${reason}\n`);
  return redis;
}
