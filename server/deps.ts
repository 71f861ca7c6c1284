// What the features are given: the infrastructure, made once in main.ts (or a test) and passed on.
import type { FastifyBaseLogger } from 'fastify';
import type { Jwt } from '#server/access/jwt.ts';
import type { LoginTries } from '#server/access/login-tries.ts';
import type { Provider } from '#server/access/providers/provider.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import type { Seal } from '#server/access/seal.ts';
import type { HashAnswered } from '#server/data/forgotten-answers.ts';
import type { HashMarker } from '#server/data/question-marks.ts';
import type { Db } from '#server/db/client.ts';
import type { LogCutter } from '#server/db/cut-log.ts';
import type { Metrics } from '#server/http/metrics.ts';
import type { SocketLogins } from '#server/live/logins.ts';
import type { MessageBus } from '#server/live/message-bus.ts';
import type { Presence } from '#server/live/presence.ts';
import type { Publisher } from '#server/live/publisher.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { ArgumentFlags } from '#server/sessions/argument-flags.ts';
import type { HashArgument } from '#server/sessions/hashes.ts';
import type { SessionSetups } from '#server/sessions/session-setups.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import type { Config } from './config.ts';

export interface Deps {
  config: Config;
  db: Db;
  setups: SessionSetups;
  jwt: Jwt;
  limits: RateLimits;
  metrics: Metrics;
  mailer: Mailer;
  objects: ObjectStore;
  publisher: Publisher;
  presence: Presence;
  /** Connected for ever without REDIS_URL. */
  bus: Pick<MessageBus, 'isConnected'>;
  loginTries: LoginTries;
  providers: readonly Provider[];
  /** Of a login with a school's account: what goes to the provider, and what the page is handed. */
  loginSeals: { state: Seal; handoff: Seal };
  /** Of the secrets of second factors. */
  factorSeal: Seal;
  /** To be called when a login ended, so that its sockets are closed. */
  socketLogins: Pick<SocketLogins, 'check' | 'end'>;
  /** To be called when something private was deleted. */
  logCutter: Pick<LogCutter, 'cutSoon'>;
  hashArgument: HashArgument;
  /** By which rows of one address are recognised. */
  hashAddress: (address: string) => string;
  hashAnswered: HashAnswered;
  hashMarker: HashMarker;
  argumentFlags: ArgumentFlags;
  /** Queries that wait for a connection to the database. */
  countWaitingQueries: () => number;
  /** Sockets of this server. */
  countSockets: () => number;
  log: FastifyBaseLogger;
  /** The address that people reach us at, without a slash at its end. */
  publicUrl: () => string;
}
