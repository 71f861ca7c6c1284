// When a server's listeners read everything again: after messages for them were lost, not when another server starts.
import { randomUUID } from 'node:crypto';
import { createClient, type RedisClientType } from '@redis/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startRelay } from '#testing/relay.ts';
import { createRedisBus } from './message-bus.ts';

const { TEST_REDIS_URL: url } = process.env;
const CODE = 'ABC234';
/** Tests that run at the same time share the Redis. */
const PREFIX = `${randomUUID()}:`;
const LOCKED = { to: 'owner', update: { type: 'locked', locked: true } } as const;

describe.runIf(url)('the messages between two servers', () => {
  const ends: (() => void)[] = [];
  afterEach(() => {
    for (const end of ends.splice(0)) end();
  });

  function createServer(address = url ?? '') {
    const redis: RedisClientType = createClient({ url: address, socket: { reconnectStrategy: 100 } });
    const onReconnect = vi.fn();
    const onConnection = vi.fn();
    const onUnknown = vi.fn();
    const bus = createRedisBus(
      redis,
      { onMessage: () => {}, onUnknown, onReconnect, onConnection, onQuestion: () => [] },
      PREFIX,
    );
    ends.push(
      () => bus.close(),
      () => redis.destroy(),
    );
    return { redis, bus, onUnknown, onReconnect, onConnection };
  }

  it('lose nothing when one of them starts', async () => {
    const listener = createClient({ url: url ?? '' });
    await listener.connect();
    ends.push(() => listener.destroy());
    const heard: string[] = [];
    await listener.subscribe([`${PREFIX}losses`, PREFIX + CODE], (_, channel) => heard.push(channel));
    const { redis, bus } = createServer();
    await redis.connect();
    bus.publish(CODE, CODE, LOCKED);
    // One connection's messages arrive in their order.
    await vi.waitFor(() => expect(heard).toEqual([PREFIX + CODE]));
  });

  it('name the room to which a newer server sent what this build does not know', async () => {
    const { redis, bus, onUnknown } = createServer();
    await redis.connect();
    await bus.subscribe(CODE);
    const newer = { from: randomUUID(), sessionCode: CODE, message: { to: 'owner', update: { type: 'of-tomorrow' } } };
    // Redis says how many heard it: none before the subscription is there.
    await vi.waitFor(async () => expect(await redis.publish(PREFIX + CODE, JSON.stringify(newer))).toBe(1), 5_000);
    await vi.waitFor(() => expect(onUnknown.mock.calls).toEqual([[CODE]]), 5_000);
  });

  it('make the others read everything again where one of them could not send', async () => {
    const running = createServer();
    // A listener from before its own connection was there may have missed something.
    await running.bus.subscribe(CODE);
    await vi.waitFor(() => expect(running.onReconnect).toHaveBeenCalledOnce(), 5_000);
    const away = createServer();
    away.bus.publish(CODE, CODE, LOCKED);
    await away.redis.connect();
    await vi.waitFor(() => expect(running.onReconnect).toHaveBeenCalledTimes(2), 5_000);
  });

  it('are lost while Redis says nothing, which is not yet a reason to read everything again', async () => {
    const relay = await startRelay(url ?? '');
    ends.push(() => void relay.close());
    const { redis, bus, onConnection, onReconnect } = createServer(relay.url);
    await redis.connect();
    await bus.subscribe(CODE);
    onReconnect.mockClear();
    expect(bus.isConnected).toBe(true);
    relay.fallSilent('replies');
    await vi.waitFor(() => expect(onConnection).toHaveBeenCalledWith(false, 'no answer'), 5_000);
    expect(bus.isConnected).toBe(false);
    relay.speak();
    await vi.waitFor(() => expect(onConnection).toHaveBeenCalledTimes(2), 5_000);
    expect(onConnection).toHaveBeenLastCalledWith(true, expect.anything());
    expect(bus.isConnected).toBe(true);
  });

  it('are lost while nothing is there, once with the reason and not at every try', async () => {
    const { redis, bus, onConnection } = createServer('redis://127.0.0.1:1');
    redis.connect().catch(() => {});
    await vi.waitFor(() => expect(onConnection).toHaveBeenCalled(), 10_000);
    expect(onConnection.mock.calls).toEqual([[false, expect.stringContaining('ECONNREFUSED')]]);
    expect(bus.isConnected).toBe(false);
  });
});
