import { randomUUID } from 'node:crypto';
import { createClient, type RedisClientType } from '@redis/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveClock } from '#server/testing/move-clock.ts';
import { KEYS_MAX, type LimitCounts, MemoryCounts, RedisCounts, type Try } from './limit-counts.ts';

const { TEST_REDIS_URL: url } = process.env;
const FEW_KEYS = 20;
const MINUTE_MS = 60_000;

const ofAddress = (key: string): Try => ({ name: 'registerPerAddress', key, points: 3, ms: MINUTE_MS });
const ofBrowser = (key: string): Try => ({ name: 'registerPerBrowser', key, points: 2, ms: MINUTE_MS });

/** How many of so many tries are counted. */
const countedOf = async (counts: LimitCounts, tries: number, make: () => Try[]): Promise<number> => {
  const refusals = [];
  for (let at = 0; at < tries; at++) refusals.push(await counts.take(make()));
  return refusals.filter((refusal) => refusal === null).length;
};

/** The rules of both stores. */
function countsAlike(counts: () => LimitCounts): void {
  let address: string;
  beforeEach(() => {
    address = randomUUID();
  });

  it('counts a refused try for none of its limits', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    expect(await countedOf(counts(), 10, () => [ofAddress(address), ofBrowser(one)]), 'the browser refuses').toBe(2);
    expect(await countedOf(counts(), 10, () => [ofAddress(address), ofBrowser(other)]), 'the address refuses').toBe(1);
    expect(await countedOf(counts(), 10, () => [ofBrowser(other)]), 'which left the browser alone').toBe(1);
  });

  it('says how long to wait, which limit it was, and the first time that it is the first', async () => {
    await countedOf(counts(), 3, () => [ofAddress(address)]);
    const refusals = [await counts().take([ofAddress(address)]), await counts().take([ofAddress(address)])];
    expect(refusals).toMatchObject([
      { name: 'registerPerAddress', isFirst: true },
      { name: 'registerPerAddress', isFirst: false },
    ]);
    for (const refusal of refusals) {
      expect(refusal?.waitMs).toBeGreaterThan(MINUTE_MS - 10_000);
      expect(refusal?.waitMs).toBeLessThanOrEqual(MINUTE_MS);
    }
  });

  it('takes a try back, and never one that nobody made', async () => {
    await counts().giveBack(ofAddress(address));
    expect(await countedOf(counts(), 5, () => [ofAddress(address)])).toBe(3);
    await counts().giveBack(ofAddress(address));
    expect(await countedOf(counts(), 5, () => [ofAddress(address)])).toBe(1);
    await counts().forget(ofAddress(address));
    expect(await countedOf(counts(), 5, () => [ofAddress(address)])).toBe(3);
  });
}

describe('tries that are counted in memory', () => {
  let counts: MemoryCounts;
  beforeEach(() => {
    counts = new MemoryCounts();
  });
  countsAlike(() => counts);

  it('belong to a window, which ends after its time and when the clock is set back', async () => {
    expect(await countedOf(counts, 5, () => [ofAddress('a')])).toBe(3);
    moveClock(MINUTE_MS + 1);
    expect(await countedOf(counts, 5, () => [ofAddress('a')])).toBe(3);
    moveClock(-3_600_000);
    expect(await countedOf(counts, 5, () => [ofAddress('a')])).toBe(3);
  });

  it('are those of 50,000 keys of a limit: then the oldest goes, and no other limit loses one', async () => {
    await countedOf(counts, 2, () => [ofBrowser('of another limit')]);
    await countedOf(counts, 3, () => [ofAddress('first')]);
    await countedOf(counts, 3, () => [ofAddress('second')]);
    for (let key = 2; key < KEYS_MAX; key++) await counts.take([ofAddress(`key ${key}`)]);
    expect(await counts.take([ofAddress('first')]), 'there is room for it').not.toBeNull();
    await counts.take([ofAddress('one more')]);
    expect(await counts.take([ofAddress('second')]), 'the next oldest is still there').not.toBeNull();
    expect(await counts.take([ofAddress('first')]), 'the oldest is new').toBeNull();
    expect(await counts.take([ofBrowser('of another limit')])).not.toBeNull();
  });
});

describe.runIf(url)('tries that are counted in Redis', () => {
  let redis: RedisClientType;
  let counts: RedisCounts;
  beforeAll(async () => {
    redis = createClient({ url: url ?? '' });
    await redis.connect();
    counts = new RedisCounts(redis, FEW_KEYS);
  });
  afterAll(() => redis.destroy());
  countsAlike(() => counts);

  it('are those of so many keys of a limit: then the oldest goes, with all that is stored of it', async () => {
    const own = (key: number): Try => ({ ...ofAddress(`bounded ${key}`), name: 'remoteLinkPerAddress' });
    for (let key = 0; key < 5 * FEW_KEYS; key++) await counts.take([own(key)]);
    const stored = await redis.keys('halfrond:limit:remoteLinkPerAddress*');
    expect(stored).toHaveLength(FEW_KEYS + 1);
    expect(stored).toContain(`halfrond:limit:remoteLinkPerAddress:bounded ${5 * FEW_KEYS - 1}`);
    for (const key of stored) expect(await redis.pTTL(key), key).toBeGreaterThan(0);
  });
});
