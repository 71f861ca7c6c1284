// Several servers count together through Redis; one that loses it counts on by itself.
import { randomUUID } from 'node:crypto';
import { createClient, type RedisClientType } from '@redis/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startRelay } from '#testing/relay.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

const { TEST_REDIS_URL: url } = process.env;
const MISSES = 60;

describe.runIf(url)('limits of two servers with one Redis', () => {
  const clients: RedisClientType[] = [];
  const servers: RateLimits[] = [];
  const connectServer = async (address: string): Promise<RateLimits> => {
    const client: RedisClientType = createClient({ url: address, disableOfflineQueue: true });
    client.on('error', () => {
      // One of them is destroyed below.
    });
    await client.connect();
    clients.push(client);
    return createRateLimits(true, client, () => {});
  };
  beforeAll(async () => {
    for (let server = 0; server < 2; server++) servers.push(await connectServer(url ?? ''));
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

  it('hold on a server by itself while Redis says nothing, and are shared again once it does', async () => {
    const relay = await startRelay(url ?? '');
    const limits = await connectServer(relay.url);
    relay.fallSilent();
    expect(await allowed(limits, randomUUID(), MISSES + 10)).toBe(MISSES);
    relay.speak();
    await vi.waitFor(async () => {
      const address = randomUUID();
      expect(await allowed(limits, address, 10)).toBe(10);
      expect(await allowed(servers[1], address, MISSES)).toBe(MISSES - 10);
    });
    clients.pop()?.destroy();
    await relay.close();
  });

  it('hold on each server by itself while Redis is away', async () => {
    const address = randomUUID();
    clients[0]?.destroy();
    expect(await allowed(servers[0], address, MISSES + 10)).toBe(MISSES);
    expect(await allowed(servers[1], address, 1)).toBe(1);
  });
});
