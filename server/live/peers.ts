// The other server processes: what happened here is told to those with listeners of the same voting session, through Redis.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { RedisClientType } from 'redis';
import { z } from 'zod';
import { hiddenArgument, LIVE_VIEWS, studentOpinion } from '#shared/contract/voting-session.ts';

const statementId = z.string();
const message = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('update'),
    update: z.discriminatedUnion('type', [
      z.object({ type: z.literal('session-started'), statementId: statementId.nullable() }),
      z.object({ type: z.literal('next-question'), statementId }),
      z.object({ type: z.literal('results') }),
      z.object({ type: z.literal('archived') }),
    ]),
  }),
  z.object({ kind: z.literal('view'), view: z.enum(LIVE_VIEWS) }),
  z.object({ kind: z.literal('hidden'), argument: hiddenArgument }),
  z.object({ kind: z.literal('figures'), opinions: z.array(studentOpinion), joined: z.boolean() }),
]);
export type PeerMessage = z.output<typeof message>;
const envelope = z.object({ from: z.string(), sessionCode: z.string(), message });

const PREFIX = 'halfrond:';
/** Where a process says that its messages were lost for a while. */
const LOSSES = `${PREFIX}losses`;
/** Milliseconds that a new listener may wait until the other processes' messages come in. */
const FOLLOW_MS = 1_000;
/** Milliseconds in which several reconnections count as one. */
const RECOVERY_MS = 500;

export interface Peers {
  /** Tells whoever follows the room, if Redis is there. What is lost is made good by `onRecovery`. */
  tell(room: string, sessionCode: string, message: PeerMessage): void;
  /** Resolves when messages for that room come in, or at once while Redis is away. */
  follow(room: string): Promise<void>;
  unfollow(room: string): void;
  close(): void;
}

/** Of a server that is the only one. */
export const nobody: Peers = { tell: () => {}, follow: async () => {}, unfollow: () => {}, close: () => {} };

export interface PeerEvents {
  onMessage: (sessionCode: string, message: PeerMessage) => void;
  /** Messages may have been lost: the listeners here must be told the truth anew. */
  onRecovery: () => void;
}

const ignore = (): void => {
  // Redis is away; both clients reconnect by themselves, and the recovery makes good what was lost.
};

/** `redis` publishes; a second connection, made here, listens. */
export function redisPeers(redis: RedisClientType, { onMessage, onRecovery }: PeerEvents): Peers {
  const self = randomUUID();
  const subscriber = redis.duplicate({ disableOfflineQueue: false });
  let recovery: NodeJS.Timeout | undefined;
  const recover = () => {
    recovery ??= setTimeout(() => {
      recovery = undefined;
      onRecovery();
    }, RECOVERY_MS);
  };
  const receive = (text: string) => {
    const read = envelope.safeParse(JSON.parse(text));
    if (read.success && read.data.from !== self) onMessage(read.data.sessionCode, read.data.message);
  };

  const followed = new Map<string, Promise<void>>();
  const subscribe = (room: string): Promise<void> => subscriber.subscribe(PREFIX + room, receive).catch(ignore);

  subscriber.on('error', ignore);
  // The first connection as well: what listeners did before it may have missed something.
  subscriber.on('ready', () => {
    // A subscription that was under way when Redis went is not made again by the client.
    for (const room of followed.keys()) followed.set(room, subscribe(room));
    recover();
  });
  // What this process could not tell meanwhile, nobody knows.
  redis.on('ready', () => redis.publish(LOSSES, self).catch(ignore));
  subscriber.connect().catch(ignore);
  subscriber.subscribe(LOSSES, (from) => from !== self && recover()).catch(ignore);
  return {
    tell: (room, sessionCode, told) => {
      if (!redis.isReady) return;
      redis.publish(PREFIX + room, JSON.stringify({ from: self, sessionCode, message: told })).catch(ignore);
    },
    follow: async (room) => {
      const subscribed = followed.get(room) ?? subscribe(room);
      followed.set(room, subscribed);
      if (subscriber.isReady) await Promise.race([subscribed, delay(FOLLOW_MS, undefined, { ref: false })]);
    },
    unfollow: (room) => {
      followed.delete(room);
      subscriber.unsubscribe(PREFIX + room, receive).catch(ignore);
    },
    close: () => {
      clearTimeout(recovery);
      subscriber.destroy();
    },
  };
}
