import type { RedisClientType } from '@redis/client';
import type { LimitName } from '#shared/domain/rate-limits.ts';

/** One try that is counted: at most `points` of a key in `ms`. */
export interface Try {
  name: LimitName;
  key: string;
  points: number;
  ms: number;
}

export interface Refusal {
  name: LimitName;
  waitMs: number;
  /** The first refusal of that key in its window. */
  isFirst: boolean;
}

/** Counts tries in windows that begin with the first try of a key. */
export interface LimitCounts {
  /** Counts all of these tries, or none if one of them exceeds its limit: then returns which. */
  take(tries: readonly Try[]): Promise<Refusal | null>;
  /** Milliseconds until a further try would be counted; 0: now. */
  waitOf(one: Try): Promise<number>;
  giveBack(one: Try): Promise<void>;
  forget(one: Try): Promise<void>;
}

/** The most keys of one limit; a further one replaces the oldest. */
export const KEYS_MAX = 50_000;

interface Window {
  count: number;
  ends: number;
  isRefused: boolean;
}

/** Counts in this process. */
export class MemoryCounts implements LimitCounts {
  /** The windows of each limit, which last equally long: the first one ends first. */
  readonly #limits = new Map<LimitName, Map<string, Window>>();

  async take(tries: readonly Try[]): Promise<Refusal | null> {
    const now = Date.now();
    for (const one of tries) {
      const window = this.#find(one, now);
      if (window === undefined || window.count < one.points) continue;
      const isFirst = !window.isRefused;
      window.isRefused = true;
      return { name: one.name, waitMs: window.ends - now, isFirst };
    }
    for (const one of tries) {
      const window = this.#find(one, now);
      if (window) window.count += 1;
      else this.#open(one, now);
    }
    return null;
  }

  async waitOf(one: Try): Promise<number> {
    const now = Date.now();
    const window = this.#find(one, now);
    return window && window.count >= one.points ? window.ends - now : 0;
  }

  async giveBack(one: Try): Promise<void> {
    const window = this.#find(one, Date.now());
    if (window && window.count > 0) window.count -= 1;
  }

  async forget({ name, key }: Try): Promise<void> {
    this.#limits.get(name)?.delete(key);
  }

  #find({ name, key, ms }: Try, now: number): Window | undefined {
    const window = this.#limits.get(name)?.get(key);
    return window && isOpen(window, ms, now) ? window : undefined;
  }

  #open({ name, key, ms }: Try, now: number): void {
    const windows = this.#limits.get(name) ?? new Map<string, Window>();
    this.#limits.set(name, windows);
    windows.delete(key);
    windows.set(key, { count: 1, ends: now + ms, isRefused: false });
    for (const [oldest, window] of windows) {
      if (windows.size <= KEYS_MAX && isOpen(window, ms, now)) return;
      windows.delete(oldest);
    }
  }
}

/** A window that ends later than one that begins now is from before the clock was set back. */
const isOpen = ({ ends }: Window, ms: number, now: number): boolean => now < ends && ends <= now + ms;

/** KEYS: index and count of each try. ARGV: the most keys of a limit, then points and milliseconds of each try. */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for at = 1, #KEYS, 2 do
  local count = tonumber(redis.call('HGET', KEYS[at + 1], 'count') or '0')
  if count >= tonumber(ARGV[at + 1]) then
    return {at, redis.call('PTTL', KEYS[at + 1]), redis.call('HSETNX', KEYS[at + 1], 'refused', '1')}
  end
end
for at = 1, #KEYS, 2 do
  local index, key, ms = KEYS[at], KEYS[at + 1], ARGV[at + 2]
  if redis.call('HINCRBY', key, 'count', 1) == 1 then
    redis.call('PEXPIRE', key, ms)
    redis.call('ZADD', index, now + ms, key)
    redis.call('PEXPIRE', index, ms)
    redis.call('ZREMRANGEBYSCORE', index, '-inf', now)
    local surplus = redis.call('ZCARD', index) - ARGV[1]
    if surplus > 0 then
      local oldest = redis.call('ZPOPMIN', index, surplus)
      for entry = 1, #oldest, 2 do redis.call('DEL', oldest[entry]) end
    end
  end
end
return {0, 0, 0}
`;
const GIVE_BACK = `if tonumber(redis.call('HGET', KEYS[1], 'count') or '0') > 0 then redis.call('HINCRBY', KEYS[1], 'count', -1) end`;

const indexOf = ({ name }: Try): string => `halfrond:limit:${name}`;
const countOf = (one: Try): string => `${indexOf(one)}:${one.key}`;

/** Counts together with other servers. Rejects while Redis is unreachable. */
export class RedisCounts implements LimitCounts {
  readonly #redis: RedisClientType;
  readonly #keysMax: number;

  constructor(redis: RedisClientType, keysMax = KEYS_MAX) {
    this.#redis = redis;
    this.#keysMax = keysMax;
  }

  async take(tries: readonly Try[]): Promise<Refusal | null> {
    const reply = await this.#redis.eval(TAKE, {
      keys: tries.flatMap((one) => [indexOf(one), countOf(one)]),
      arguments: [String(this.#keysMax), ...tries.flatMap(({ points, ms }) => [String(points), String(ms)])],
    });
    const [at = 0, waitMs = 0, isFirst = 0] = Array.isArray(reply) ? reply.map(Number) : [];
    const refused = tries[(at - 1) / 2];
    return refused === undefined ? null : { name: refused.name, waitMs, isFirst: isFirst === 1 };
  }

  async waitOf(one: Try): Promise<number> {
    const used = Number(await this.#redis.hGet(countOf(one), 'count'));
    return used < one.points ? 0 : Math.max(0, await this.#redis.pTTL(countOf(one)));
  }

  async giveBack(one: Try): Promise<void> {
    await this.#redis.eval(GIVE_BACK, { keys: [countOf(one)] });
  }

  async forget(one: Try): Promise<void> {
    await this.#redis.del(countOf(one));
  }
}
