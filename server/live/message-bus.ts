import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { RedisClientType } from '@redis/client';
import { errorMessage } from '#server/errors.ts';
import { type BusMessage, readBusMessage, writeBusMessage } from './bus-message.ts';
import { type AnswerQuestion, type BusQuestion, BusQuestions } from './bus-questions.ts';
import { watchRedis } from './redis-watch.ts';

const PREFIX = 'halfrond:';
/** Milliseconds that a new listener waits at most for the subscription. */
const SUBSCRIBE_TIMEOUT_MS = 1_000;
/** Milliseconds in which several reconnections count as one. */
const RECONNECT_WINDOW_MS = 500;

/** Carries messages between server processes that have listeners of the same room. */
export interface MessageBus {
  /** Sends to the other processes that subscribed to the room, if Redis is up. After a loss `onReconnect` is called. */
  publish(room: string, sessionCode: string, message: BusMessage): void;
  /** Resolves when the subscription is active, or at once while Redis is unavailable. */
  subscribe(room: string): Promise<void>;
  unsubscribe(room: string): void;
  /** The keys that the other processes know of a voting session; null if one of them cannot be asked now. */
  ask(question: BusQuestion): Promise<string[] | null>;
  /** Whether messages arrive: false while Redis is lost, even if it is only silent. */
  readonly isConnected: boolean;
  close(): void;
}

/** For the only server process of an installation. */
export const noopBus: MessageBus = {
  publish: () => {},
  subscribe: async () => {},
  unsubscribe: () => {},
  ask: async () => [],
  isConnected: true,
  close: () => {},
};

export interface BusEvents {
  onMessage: (sessionCode: string, message: BusMessage) => void;
  /** A newer server sent the listeners of this room something that this build does not know. */
  onUnknown: (room: string) => void;
  /** Messages may have been lost: the listeners here need the current state. */
  onReconnect: () => void;
  /** The replies of this process to the others. */
  onQuestion: AnswerQuestion;
  /** Redis was lost, or it is back; `reason`: the last error of a connection. */
  onConnection: (isConnected: boolean, reason: string) => void;
}

const ignore = (): void => {
  // Redis is unavailable; both clients reconnect by themselves, and `onReconnect` handles what was lost.
};

/** `redis` publishes; a second connection, opened here, subscribes. The names of all channels begin with `prefix`. */
export function createRedisBus(
  redis: RedisClientType,
  { onMessage, onUnknown, onReconnect, onQuestion, onConnection }: BusEvents,
  prefix = PREFIX,
): MessageBus {
  /** The channel on which a process announces that its messages were lost for a while. */
  const losses = `${prefix}losses`;
  const self = randomUUID();
  const subscriber = redis.duplicate({ disableOfflineQueue: false });
  let reconnectTimer: NodeJS.Timeout | undefined;
  const announceReconnect = () => {
    reconnectTimer ??= setTimeout(() => {
      reconnectTimer = undefined;
      onReconnect();
    }, RECONNECT_WINDOW_MS);
  };
  const receive = (text: string, channel: string) => {
    const read = readBusMessage(text);
    if (read === undefined || read.from === self) return;
    if (read.message === null) onUnknown(channel.slice(prefix.length));
    else onMessage(read.sessionCode, read.message);
  };

  const subscriptions = new Map<string, Promise<void>>();
  const subscribeNow = (room: string): Promise<void> => subscriber.subscribe(prefix + room, receive).catch(ignore);

  let reason = 'no answer';
  for (const client of [redis, subscriber])
    client.on('error', (error) => {
      reason = errorMessage(error);
    });
  // Also on the first connection: those who listen already may have missed messages before it.
  subscriber.on('ready', () => {
    if (subscriptions.size === 0) return;
    // The client does not repeat a subscription that was under way when the connection broke.
    for (const room of subscriptions.keys()) subscriptions.set(room, subscribeNow(room));
    announceReconnect();
  });
  let hasLost = false;
  const noteLoss = () => {
    hasLost = true;
  };
  // Messages that this process could not publish meanwhile are lost for the others.
  redis.on('ready', () => {
    if (!hasLost) return;
    hasLost = false;
    redis.publish(losses, self).catch(noteLoss);
  });
  const questions = new BusQuestions(redis, subscriber, prefix, onQuestion);
  subscriber.connect().catch(ignore);
  const watch = watchRedis([redis, subscriber], (isConnected) => {
    onConnection(isConnected, reason);
    reason = 'no answer';
  });
  subscriber.subscribe(losses, (from) => from !== self && announceReconnect()).catch(ignore);
  return {
    publish: (room, sessionCode, message) => {
      if (!redis.isReady) return noteLoss();
      redis.publish(prefix + room, writeBusMessage(self, sessionCode, message)).catch(noteLoss);
    },
    subscribe: async (room) => {
      const subscribed = subscriptions.get(room) ?? subscribeNow(room);
      subscriptions.set(room, subscribed);
      if (subscriber.isReady) await Promise.race([subscribed, delay(SUBSCRIBE_TIMEOUT_MS, undefined, { ref: false })]);
    },
    unsubscribe: (room) => {
      subscriptions.delete(room);
      subscriber.unsubscribe(prefix + room, receive).catch(ignore);
    },
    ask: (question) => questions.ask(question),
    get isConnected() {
      return watch.isConnected;
    },
    close: () => {
      questions.close();
      watch.stop();
      clearTimeout(reconnectTimer);
      subscriber.destroy();
    },
  };
}
