// What the features are given: the infrastructure, made once in main.ts (or a test) and passed on.
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/client.ts';
import type { Courses } from '#server/db/courses.ts';
import type { Jwt } from '#server/http/jwt.ts';
import type { Metrics } from '#server/http/metrics.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import type { LiveLogins } from '#server/live/live-logins.ts';
import type { Publisher } from '#server/live/publisher.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import type { Config } from './config.ts';

export interface Deps {
  config: Config;
  db: Db;
  courses: Courses;
  jwt: Jwt;
  limits: RateLimits;
  metrics: Metrics;
  mailer: Mailer;
  objects: ObjectStore;
  publisher: Publisher;
  /** To be told when a login ended, so that what it holds open ends as well. */
  liveLogins: Pick<LiveLogins, 'check'>;
  log: FastifyBaseLogger;
  /** The address that people reach us at, without a slash at its end. */
  publicUrl: () => string;
}
