import type { Server as HttpServer } from 'node:http';
import type { RedisClientType } from '@redis/client';
import type { FastifyBaseLogger } from 'fastify';
import type { Server } from 'socket.io';
import { countAnswered } from '#server/data/game/answers.ts';
import { countVoted } from '#server/data/game/ballots.ts';
import { countParticipantsByCode } from '#server/data/game/participants.ts';
import type { Db } from '#server/db/client.ts';
import { findCurrentUpdates } from '#server/game/voting-session/current-updates.ts';
import { clientKeyOf } from '#server/game/voting-session/student.ts';
import { transportHeaders } from '#server/http/security-headers.ts';
import { createLiveServer } from '#server/live/gateway.ts';
import { createRedisBus, type MessageBus, noopBus } from '#server/live/message-bus.ts';
import { PollOnce, tellToPoll } from '#server/live/polling.ts';
import { Presence } from '#server/live/presence.ts';
import { Publisher } from '#server/live/publisher.ts';
import type { Config } from './config.ts';

const RESYNC_RETRY_MS = 1_000;

interface LiveParts {
  io: Server;
  bus: MessageBus;
  presence: Presence;
  publisher: Publisher;
  /** To be called after the last request: other servers have listeners of what it stored. */
  closeLive: () => void;
}

interface Surroundings {
  config: Config;
  db: Db;
  redis: RedisClientType | null;
  log: FastifyBaseLogger;
  /** Logs that something could not be done. */
  fail: (error: unknown, what: string) => void;
}

/** Builds the sockets, the bus between servers and what sends over both. */
export function createLive(server: HttpServer, { config, db, redis, log, fail }: Surroundings): LiveParts {
  const io = createLiveServer(server, transportHeaders(config));
  const resync = (): void => {
    publisher
      .resync((codes) => findCurrentUpdates(db, codes))
      .catch((error: unknown) => {
        fail(error, 'listeners could not be sent the current state; trying again');
        setTimeout(resync, RESYNC_RETRY_MS).unref();
      });
  };
  const bus =
    redis === null
      ? noopBus
      : createRedisBus(redis, {
          onMessage: (code, message) => publisher.receive(code, message),
          onUnknown: (room) => pollOnce.add(room),
          onReconnect: resync,
          onQuestion: (question) => presence.here(question),
          onConnection: (isConnected, reason) => {
            if (isConnected) log.info('REDIS_URL: Redis is back');
            else log.error({ reason }, 'REDIS_URL: Redis is lost; until it is back every screen reads by itself');
            tellToPoll(io, !isConnected);
          },
        });
  const presence = new Presence(io, bus, clientKeyOf);
  const pollOnce = new PollOnce(io, bus);
  const publisher = new Publisher(io, bus, {
    participants: (code) => countParticipantsByCode(db, code),
    answered: (code, statementId) => countAnswered(db, code, statementId),
    voted: (code) => countVoted(db, code),
  });
  return {
    io,
    bus,
    presence,
    publisher,
    closeLive: () => {
      pollOnce.close();
      publisher.close();
    },
  };
}
