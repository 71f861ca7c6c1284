// How often somebody may try: counted per account, address or client-id, in memory or shared through Redis.
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisClientType } from 'redis';
import { AppError } from './app-error.ts';

const MINUTE = 60;
const HOUR = 3_600;

/** Tries and the seconds that they are counted over. */
const LIMITS = {
  loginPerAccount: { points: 10, duration: MINUTE },
  loginPerAddress: { points: 100, duration: MINUTE },
  registerPerAddress: { points: 60, duration: HOUR },
  resetPerAccount: { points: 5, duration: HOUR },
  unknownCodePerAddress: { points: 60, duration: MINUTE },
  answerPerClient: { points: 10, duration: 1 },
} as const;
type LimitName = keyof typeof LIMITS;

export interface RateLimits {
  /** Counts a try; throws TOO_MANY_REQUESTS with the seconds to wait when there were too many. */
  take(name: LimitName, key: string): Promise<void>;
}

const unlimited: RateLimits = { take: async () => {} };

function refusal(error: unknown): unknown {
  if (!(error instanceof RateLimiterRes)) return error;
  return new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
}

/** `redis`: shares the counts between servers; while it is gone each server counts on its own. */
export function createRateLimits(on: boolean, redis: RedisClientType | null): RateLimits {
  if (!on) return unlimited;
  const make = (name: LimitName) => {
    const own = new RateLimiterMemory({ keyPrefix: name, ...LIMITS[name] });
    if (redis === null) return own;
    return new RateLimiterRedis({
      storeClient: redis,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      insuranceLimiter: own,
      keyPrefix: `halfrond:${name}`,
      ...LIMITS[name],
    });
  };
  const limiters = new Map(Object.keys(LIMITS).map((name) => [name, make(name as LimitName)]));
  return {
    async take(name, key) {
      try {
        await limiters.get(name)?.consume(key);
      } catch (error) {
        throw refusal(error);
      }
    },
  };
}
