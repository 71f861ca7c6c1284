// The dependencies of features: the infrastructure, created once in main.ts (or a test) and passed on.
import type { FastifyBaseLogger } from 'fastify';
import type { Jwt } from '#server/access/jwt.ts';
import type { LoginTries } from '#server/access/login-tries.ts';
import type { Provider } from '#server/access/providers/provider.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import type { Seal } from '#server/access/seal.ts';
import type { HashWho } from '#server/data/game/counted.ts';
import type { Db } from '#server/db/client.ts';
import type { LogCutter } from '#server/db/cut-log.ts';
import type { ArgumentFlags } from '#server/game/argument/argument-flags.ts';
import type { HashArgument } from '#server/game/voting-session/hashes.ts';
import type { ParticipantCounts } from '#server/game/voting-session/participant-counts.ts';
import type { SessionSetups } from '#server/game/voting-session/session-setups.ts';
import type { Metrics } from '#server/http/metrics.ts';
import type { SocketLogins } from '#server/live/logins.ts';
import type { MessageBus } from '#server/live/message-bus.ts';
import type { Presence } from '#server/live/presence.ts';
import type { Publisher } from '#server/live/publisher.ts';
import type { WatchedMailer } from '#server/mail/mailer.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import type { Config } from './config.ts';

export interface Deps {
  config: Config;
  db: Db;
  setups: SessionSetups;
  jwt: Jwt;
  limits: RateLimits;
  metrics: Metrics;
  mailer: WatchedMailer;
  objects: ObjectStore;
  publisher: Publisher;
  presence: Presence;
  /** Connected for ever without REDIS_URL. */
  bus: Pick<MessageBus, 'isConnected'>;
  loginTries: LoginTries;
  providers: readonly Provider[];
  /** Encrypts the state of a school login, and the hand-off to the page. */
  loginSeals: { state: Seal; handoff: Seal };
  /** Encrypts the secrets of second factors. */
  factorSeal: Seal;
  /** To be called when a login ended, so that its sockets are closed. */
  socketLogins: Pick<SocketLogins, 'check' | 'end'>;
  /** To be called when something private was deleted. */
  logCutter: Pick<LogCutter, 'cutSoon'>;
  hashArgument: HashArgument;
  /** By which rows of one address are recognised. */
  hashAddress: (address: string) => string;
  hashWho: HashWho;
  argumentFlags: ArgumentFlags;
  participantCounts: ParticipantCounts;
  /** Queries that wait for a connection to the database. */
  countWaitingQueries: () => number;
  /** Sockets of this server. */
  countSockets: () => number;
  log: FastifyBaseLogger;
  /** The address that people reach us at, without a slash at its end. */
  publicUrl: () => string;
}
