import type { RedisClientType } from '@redis/client';
import { AppError } from '#server/app-error.ts';
import type { LimitName } from '#shared/domain/rate-limits.ts';
import { type LimitCounts, MemoryCounts, RedisCounts, type Try } from './limit-counts.ts';

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
  /** Ways back from a school's provider, and hand-offs, that led to no login. */
  schoolLoginPerAddress: { points: 60, duration: MINUTE },
  /** Of them, ways back of logins that began here: each asks the provider. */
  begunLoginPerAddress: { points: 600, duration: MINUTE },
  /** Tokens to try a game out without an account. */
  visitorPerAddress: { points: 20, duration: HOUR },
  resetPerAccount: { points: 5, duration: HOUR },
  resetPerAddress: { points: 60, duration: HOUR },
  /** Links that connect no phone: unknown, expired or another's. */
  remoteLinkPerAddress: { points: 60, duration: MINUTE },
  unknownCodePerAddress: { points: 60, duration: MINUTE },
  /** Codes of a school's count, read or added to. */
  unknownSchoolCodePerUser: { points: 60, duration: MINUTE },
  /** New projectors; how many of an address wait is limited in the database. */
  projectorPerAddress: { points: 30, duration: MINUTE },
  /** Wrong pairing codes: of a user who showed a game from that address before, and of all others at it. */
  pairingPerUser: { points: 30, duration: MINUTE },
  pairingPerAddress: { points: 30, duration: MINUTE },
  answerPerClient: { points: 10, duration: 1 },
  /** Questions to the teacher, marks on them. */
  questionPerClient: { points: 5, duration: 1 },
  /** Guesses about the class. */
  guessPerClient: { points: 5, duration: 1 },
  /** New participants of one voting session. */
  joinPerAddress: { points: 1_500, duration: 10 * MINUTE },
} as const satisfies Record<LimitName, { points: number; duration: number }>;

/** Milliseconds that Redis has to count: a dead connection breaks after a quarter of an hour only. */
const REDIS_PATIENCE_MS = 500;

/** Limits on accounts, which are logged when they are hit; what students do is not. */
const OF_ACCOUNTS: readonly LimitName[] = [
  'loginPerAccount',
  'loginPerBrowser',
  'loginPerAddress',
  'registerPerBrowser',
  'registerPerAddress',
  'schoolLoginPerAddress',
  'begunLoginPerAddress',
  'visitorPerAddress',
  'resetPerAccount',
  'resetPerAddress',
  'remoteLinkPerAddress',
];

/** What is counted, and for whom. */
export type Counted = readonly [name: LimitName, key: string];

export interface RateLimits {
  /** Counts a try; throws TOO_MANY_REQUESTS with the seconds to wait when there were too many. */
  take(name: LimitName, key: string): Promise<void>;
  /** The same without counting: throws TOO_MANY_REQUESTS where a further try would be one too many. */
  check(name: LimitName, key: string): Promise<void>;
  /** Counts a try for each of these limits, or for none if one of them refuses it. The widest one is asked first. */
  takeAll(tries: readonly Counted[]): Promise<void>;
  /** Undoes the count of a try that failed for another reason. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Forgets all tries of that key. */
  lift(name: LimitName, key: string): Promise<void>;
}

/** For load tests. */
export const unlimited: RateLimits = {
  take: async () => {},
  check: async () => {},
  takeAll: async () => {},
  giveBack: async () => {},
  lift: async () => {},
};

const LATE = Symbol('late');

/** Returns what counts in Redis, or in this process while Redis is unreachable or still owes its last reply. */
function createPatientCount(redis: RedisClientType, own: LimitCounts) {
  const shared = new RedisCounts(redis);
  let isSilent = false;
  return async <T>(count: (counts: LimitCounts) => Promise<T>): Promise<T> => {
    if (isSilent || !redis.isReady) return count(own);
    const counting = count(shared).catch(() => count(own));
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

const tryOf = (name: LimitName, key: string): Try => {
  const { points, duration } = LIMITS[name];
  return { name, key, points, ms: duration * 1_000 };
};

const tooMany = (waitMs: number): AppError =>
  new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) });

/**
 * `redis`: shares the counts between servers; without it each server counts on its own. `onHit`: called once per limit
 * hit on accounts, not per rejected try, so that an attack cannot fill the log.
 */
export function createRateLimits(
  on: boolean,
  redis: RedisClientType | null,
  onHit: (name: LimitName) => void,
): RateLimits {
  if (!on) return { ...unlimited };
  const own = new MemoryCounts();
  const count =
    redis === null
      ? <T>(act: (counts: LimitCounts) => Promise<T>): Promise<T> => act(own)
      : createPatientCount(redis, own);
  const takeAll = async (tries: readonly Counted[]): Promise<void> => {
    const counted = tries.map(([name, key]) => tryOf(name, key));
    const refusal = await count((counts) => counts.take(counted));
    if (refusal === null) return;
    if (refusal.isFirst && OF_ACCOUNTS.includes(refusal.name)) onHit(refusal.name);
    throw tooMany(refusal.waitMs);
  };
  return {
    take: (name, key) => takeAll([[name, key]]),
    takeAll,
    giveBack: (name, key) => count((counts) => counts.giveBack(tryOf(name, key))),
    async check(name, key) {
      const waitMs = await count((counts) => counts.waitOf(tryOf(name, key)));
      if (waitMs > 0) throw tooMany(waitMs);
    },
    async lift(name, key) {
      await count((counts) => counts.forget(tryOf(name, key)));
      // What was counted here while Redis was away.
      await own.forget(tryOf(name, key));
    },
  };
}
