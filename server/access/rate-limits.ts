import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisClientType } from 'redis';
import { AppError } from '#server/app-error.ts';

const MINUTE = 60;
const HOUR = 3_600;

/** How many tries in how many seconds, per account, address or client-id. */
const LIMITS = {
  loginPerAccount: { points: 10, duration: MINUTE },
  /** A browser that logged in to that account before. */
  loginPerBrowser: { points: 10, duration: MINUTE },
  loginPerAddress: { points: 100, duration: MINUTE },
  registerPerAddress: { points: 60, duration: HOUR },
  resetPerAccount: { points: 5, duration: HOUR },
  /** Links that connect no phone: unknown, expired or another's. */
  remoteLinkPerAddress: { points: 60, duration: MINUTE },
  unknownCodePerAddress: { points: 60, duration: MINUTE },
  /** New pairing codes of projectors. */
  projectorPerAddress: { points: 60, duration: MINUTE },
  /** Wrong pairing codes of one user. */
  pairingPerUser: { points: 5, duration: MINUTE },
  answerPerClient: { points: 10, duration: 1 },
  /** New participants of one voting session. */
  joinPerAddress: { points: 1_500, duration: 10 * MINUTE },
} as const;
type LimitName = keyof typeof LIMITS;

/** Milliseconds that Redis has to count: a connection can be dead for a quarter of an hour before it breaks, and every answer counts. */
const REDIS_PATIENCE_MS = 500;

/** Limits on accounts, which are logged when they are hit; what students do is not. */
const OF_ACCOUNTS: readonly LimitName[] = [
  'loginPerAccount',
  'loginPerBrowser',
  'loginPerAddress',
  'registerPerAddress',
  'resetPerAccount',
  'remoteLinkPerAddress',
];

export interface RateLimits {
  /** Counts a try; throws TOO_MANY_REQUESTS with the seconds to wait when there were too many. */
  take(name: LimitName, key: string): Promise<void>;
  /** Undoes the count of a try that failed for another reason. */
  giveBack(name: LimitName, key: string): Promise<void>;
}

const unlimited: RateLimits = { take: async () => {}, giveBack: async () => {} };

function toRateLimitError(error: unknown): unknown {
  if (!(error instanceof RateLimiterRes)) return error;
  return new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
}

type Count = (limiter: RateLimiterAbstract) => Promise<RateLimiterRes>;

/** A limiter in Redis and the one that stands in for it. */
interface SharedLimiter {
  shared: RateLimiterAbstract;
  own: RateLimiterAbstract;
}

/** Returns the function that counts in Redis, or in this process as long as Redis has not answered the last count that it was late with. */
function createPatientCount(): (limiter: SharedLimiter, count: Count) => Promise<RateLimiterRes> {
  let isSilent = false;
  return async ({ shared, own }, count) => {
    if (isSilent) return count(own);
    const counting = count(shared);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), REDIS_PATIENCE_MS);
    });
    const counted = await Promise.race([counting, late]).finally(() => clearTimeout(timer));
    if (counted !== null) return counted;
    isSilent = true;
    const listen = (): void => {
      isSilent = false;
    };
    counting.then(listen, listen);
    return count(own);
  };
}

/**
 * `redis`: shares the counts between servers; while it is unreachable or silent each server counts on its own. `onHit`: called once each time
 * that a limit on accounts is hit, not for every rejected try, so that an attack cannot fill the log.
 */
export function createRateLimits(
  on: boolean,
  redis: RedisClientType | null,
  onHit: (name: LimitName) => void,
): RateLimits {
  if (!on) return unlimited;
  const countPatiently = createPatientCount();
  const make = (name: LimitName): ((count: Count) => Promise<RateLimiterRes>) => {
    const own = new RateLimiterMemory({ keyPrefix: name, ...LIMITS[name] });
    if (redis === null) return (count) => count(own);
    const shared = new RateLimiterRedis({
      storeClient: redis,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      insuranceLimiter: own,
      keyPrefix: `halfrond:${name}`,
      ...LIMITS[name],
    });
    return (count) => countPatiently({ shared, own }, count);
  };
  const limiters = new Map(Object.keys(LIMITS).map((name) => [name, make(name as LimitName)]));
  return {
    async take(name, key) {
      try {
        await limiters.get(name)?.((limiter) => limiter.consume(key));
      } catch (error) {
        const isFirst = error instanceof RateLimiterRes && error.consumedPoints === LIMITS[name].points + 1;
        if (isFirst && OF_ACCOUNTS.includes(name)) onHit(name);
        throw toRateLimitError(error);
      }
    },
    async giveBack(name, key) {
      await limiters.get(name)?.((limiter) => limiter.reward(key));
    },
  };
}
