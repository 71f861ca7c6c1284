import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisClientType } from 'redis';
import { AppError } from '#server/app-error.ts';
import type { LimitName } from '#shared/contract/rate-limits.ts';

const MINUTE = 60;
const HOUR = 3_600;

/** How many tries in how many seconds, per account, address or client-id. */
const LIMITS = {
  loginPerAccount: { points: 10, duration: MINUTE },
  /** A browser that logged in to that account before. */
  loginPerBrowser: { points: 10, duration: MINUTE },
  loginPerAddress: { points: 100, duration: MINUTE },
  /** Of one client-id; without one, of an address. */
  registerPerBrowser: { points: 60, duration: HOUR },
  registerPerAddress: { points: 300, duration: HOUR },
  /** Starts at a school's provider and ways back from it. */
  schoolLoginPerAddress: { points: 60, duration: MINUTE },
  /** Tokens to try a game out without an account. */
  visitorPerAddress: { points: 20, duration: HOUR },
  resetPerAccount: { points: 5, duration: HOUR },
  /** Links that connect no phone: unknown, expired or another's. */
  remoteLinkPerAddress: { points: 60, duration: MINUTE },
  unknownCodePerAddress: { points: 60, duration: MINUTE },
  /** New projectors; how many of an address wait is limited in the database. */
  projectorPerAddress: { points: 60, duration: 10 },
  /** Wrong pairing codes: of one user, and of all users at an address whose account is new. */
  pairingPerUser: { points: 30, duration: MINUTE },
  pairingPerAddress: { points: 30, duration: MINUTE },
  answerPerClient: { points: 10, duration: 1 },
  /** New participants of one voting session. */
  joinPerAddress: { points: 1_500, duration: 10 * MINUTE },
} as const satisfies Record<LimitName, { points: number; duration: number }>;

/** Milliseconds that Redis has to count: a connection can be dead for a quarter of an hour before it breaks, and every answer counts. */
const REDIS_PATIENCE_MS = 500;

/** Limits on accounts, which are logged when they are hit; what students do is not. */
const OF_ACCOUNTS: readonly LimitName[] = [
  'loginPerAccount',
  'loginPerBrowser',
  'loginPerAddress',
  'registerPerBrowser',
  'registerPerAddress',
  'schoolLoginPerAddress',
  'visitorPerAddress',
  'resetPerAccount',
  'remoteLinkPerAddress',
];

export interface RateLimits {
  /** Counts a try; throws TOO_MANY_REQUESTS with the seconds to wait when there were too many. */
  take(name: LimitName, key: string): Promise<void>;
  /** Undoes the count of a try that failed for another reason. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Forgets all tries of that key. */
  lift(name: LimitName, key: string): Promise<void>;
}

/** For load tests. */
export const unlimited: RateLimits = { take: async () => {}, giveBack: async () => {}, lift: async () => {} };

function toRateLimitError(error: unknown): unknown {
  if (!(error instanceof RateLimiterRes)) return error;
  return new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
}

type Count<T> = (limiter: RateLimiterAbstract) => Promise<T>;

/** A limiter in Redis and the one that stands in for it. */
interface SharedLimiter {
  shared: RateLimiterAbstract;
  own: RateLimiterAbstract;
}

const LATE = Symbol('late');

/** Returns the function that counts in Redis, or in this process as long as Redis has not answered the last count that it was late with. */
function createPatientCount(): <T>(limiter: SharedLimiter, count: Count<T>) => Promise<T> {
  let isSilent = false;
  return async ({ shared, own }, count) => {
    if (isSilent) return count(own);
    const counting = count(shared);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<typeof LATE>((resolve) => {
      timer = setTimeout(() => resolve(LATE), REDIS_PATIENCE_MS);
    });
    // Cleared, because every limited request starts one.
    const counted = await Promise.race([counting, late]).finally(() => clearTimeout(timer));
    if (counted !== LATE) return counted;
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
  if (!on) return { ...unlimited };
  const countPatiently = createPatientCount();
  const make = (name: LimitName) => {
    const own = new RateLimiterMemory({ keyPrefix: name, ...LIMITS[name] });
    if (redis === null) return { own, count: <T>(count: Count<T>) => count(own) };
    const shared = new RateLimiterRedis({
      storeClient: redis,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      insuranceLimiter: own,
      keyPrefix: `halfrond:${name}`,
      ...LIMITS[name],
    });
    return { own, count: <T>(count: Count<T>) => countPatiently({ shared, own }, count) };
  };
  const limiters = new Map(Object.keys(LIMITS).map((name) => [name, make(name as LimitName)]));
  return {
    async take(name, key) {
      try {
        await limiters.get(name)?.count((limiter) => limiter.consume(key));
      } catch (error) {
        const isFirst = error instanceof RateLimiterRes && error.consumedPoints === LIMITS[name].points + 1;
        if (isFirst && OF_ACCOUNTS.includes(name)) onHit(name);
        throw toRateLimitError(error);
      }
    },
    async giveBack(name, key) {
      await limiters.get(name)?.count((limiter) => limiter.reward(key));
    },
    async lift(name, key) {
      const limiter = limiters.get(name);
      await limiter?.count((counting) => counting.delete(key));
      // What was counted here while Redis was away.
      await limiter?.own.delete(key);
    },
  };
}
