// Several servers count together through Redis; one that loses it counts on by itself.
import { randomUUID } from 'node:crypto';
import { createClient, type RedisClientType } from 'redis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

const { TEST_REDIS_URL: url } = process.env;
const MISSES = 60;

describe.runIf(url)('limits of two servers with one Redis', () => {
  const clients: RedisClientType[] = [];
  const servers: RateLimits[] = [];
  beforeAll(async () => {
    for (let server = 0; server < 2; server++) {
      const client: RedisClientType = createClient({ url: url ?? '', disableOfflineQueue: true });
      client.on('error', () => {
        // One of them is destroyed below.
      });
      await client.connect();
      clients.push(client);
      servers.push(createRateLimits(true, client, () => {}));
    }
  });
  afterAll(() => {
    for (const client of clients) if (client.isOpen) client.destroy();
  });

  const allowed = async (limits: RateLimits | undefined, address: string, tries: number): Promise<number> => {
    let count = 0;
    for (let at = 0; at < tries; at++)
      await limits?.take('unknownCodePerAddress', address).then(
        () => {
          count += 1;
        },
        () => {},
      );
    return count;
  };

  it('are shared: what was tried on one counts on the other', async () => {
    const address = randomUUID();
    expect(await allowed(servers[0], address, 40)).toBe(40);
    expect(await allowed(servers[1], address, 40)).toBe(MISSES - 40);
    expect(await allowed(servers[0], address, 5)).toBe(0);
    expect(await allowed(servers[0], randomUUID(), 5)).toBe(5);
  });

  it('hold on each server by itself while Redis is away', async () => {
    const address = randomUUID();
    clients[0]?.destroy();
    expect(await allowed(servers[0], address, MISSES + 10)).toBe(MISSES);
    expect(await allowed(servers[1], address, 1)).toBe(1);
  });
});
