// The whole server, readable in a minute: infrastructure, features, the web app.
import type { FastifyInstance } from 'fastify';
import type { RedisClientType } from 'redis';
import type { Db } from '#server/db/client.ts';
import { Courses } from '#server/db/courses.ts';
import { authRoutes } from '#server/features/auth/auth.routes.ts';
import { contentRoutes } from '#server/features/content/content.routes.ts';
import { difficultWordRoutes } from '#server/features/difficult-word/difficult-word.routes.ts';
import { gameTemplateRoutes } from '#server/features/game-template/game-template.routes.ts';
import { partnerRoutes } from '#server/features/partner/partner.routes.ts';
import { partyRoutes } from '#server/features/party/party.routes.ts';
import { questionSetRoutes } from '#server/features/question-set/question-set.routes.ts';
import { resultRoutes } from '#server/features/result/result.routes.ts';
import { statisticsRoutes } from '#server/features/statistics/statistics.routes.ts';
import { uploadRoutes } from '#server/features/upload/upload.routes.ts';
import { userRoutes } from '#server/features/user/user.routes.ts';
import { startRetention } from '#server/features/voting-session/retention.ts';
import { votingSessionRoutes } from '#server/features/voting-session/voting-session.routes.ts';
import { refuseUnknown } from '#server/http/error-handler.ts';
import { addHealthChecks, type Readiness } from '#server/http/health.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { createIdentify } from '#server/http/identify.ts';
import { Jwt } from '#server/http/jwt.ts';
import { addMetrics, Metrics } from '#server/http/metrics.ts';
import { createMount, type Mount } from '#server/http/mount.ts';
import { openApiDocument } from '#server/http/openapi.ts';
import { createRateLimits } from '#server/http/rate-limits.ts';
import { serveWebApp } from '#server/http/web-app.ts';
import { acceptSockets, createLiveServer, sendAway } from '#server/live/gateway.ts';
import { LiveLogins } from '#server/live/live-logins.ts';
import { nobody, redisPeers } from '#server/live/peers.ts';
import { LivePublisher } from '#server/live/publisher.ts';
import { findTruth } from '#server/live/truth.ts';
import { countParticipants, findOwner } from '#server/live/voting-session-lookup.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { PRODUCT_NAME } from '#shared/domain/product.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';

const CATCH_UP_AGAIN_MS = 1_000;

/** What main.ts connects to and a test may choose. */
interface Connections {
  config: Config;
  db: Db;
  redis: RedisClientType | null;
  jwtSecret: string;
  publicUrl: () => string;
  createMailer: (log: Deps['log']) => Mailer;
  createObjects: (log: Deps['log']) => Promise<ObjectStore>;
  /** The built web app; null serves the API only. */
  webFolder: string | null;
}

export interface App {
  http: FastifyInstance;
  deps: Deps;
  readiness: Readiness;
  /** Starts what runs by the clock. */
  startJobs: () => void;
  /** Finishes what is under way and closes every socket, so that clients reconnect elsewhere. */
  close: () => Promise<void>;
}

function mountFeatures(mount: Mount, deps: Deps): void {
  partyRoutes(mount, deps);
  partnerRoutes(mount, deps);
  difficultWordRoutes(mount, deps);
  contentRoutes(mount, deps);
  questionSetRoutes(mount, deps);
  gameTemplateRoutes(mount, deps);
  authRoutes(mount, deps);
  userRoutes(mount, deps);
  votingSessionRoutes(mount, deps);
  resultRoutes(mount, deps);
  statisticsRoutes(mount, deps);
}

/** Builds the server on these connections; nothing listens yet. */
export async function createApp(connections: Connections): Promise<App> {
  const { config, db, redis } = connections;
  const http = await createHttpServer(config);
  const readiness = { ready: false };
  const jwt = new Jwt(connections.jwtSecret);
  const identify = createIdentify(db, jwt);
  const io = createLiveServer(http.server);
  const catchUp = (): void => {
    publisher.catchUp(findTruth(db)).catch((error: unknown) => {
      http.log.error({ err: error }, 'listeners could not be told the truth; trying again');
      setTimeout(catchUp, CATCH_UP_AGAIN_MS).unref();
    });
  };
  const peers =
    redis === null
      ? nobody
      : redisPeers(redis, { onMessage: (code, told) => publisher.receive(code, told), onRecovery: catchUp });
  const onSocketFailure = (error: unknown): void => http.log.error({ err: error }, 'socket failed');
  const liveLogins = new LiveLogins(io, identify, onSocketFailure);
  const publisher = new LivePublisher(io, peers, countParticipants(db));
  const deps: Deps = {
    config,
    db,
    courses: new Courses(db),
    jwt,
    limits: createRateLimits(config.rateLimits, redis),
    metrics: new Metrics(),
    mailer: connections.createMailer(http.log),
    objects: await connections.createObjects(http.log),
    publisher,
    liveLogins,
    log: http.log,
    publicUrl: connections.publicUrl,
  };

  addMetrics(http, config.metricsToken, deps.metrics);
  deps.metrics.watch('halfrond_sockets', 'gauge', 'Connected sockets', () => io.engine.clientsCount);
  const mount = createMount(http, identify);
  mountFeatures(mount, deps);
  uploadRoutes(http, deps);
  // Made for the first who asks; most servers never are.
  let openApi: ReturnType<typeof openApiDocument> | undefined;
  http.get('/api/openapi.json', async () => {
    openApi ??= openApiDocument(PRODUCT_NAME, '1.0.0');
    return openApi;
  });
  addHealthChecks(http, db, readiness);
  acceptSockets(io, {
    identify,
    findOwner: findOwner(db),
    limits: deps.limits,
    peers,
    onFailure: onSocketFailure,
  });
  if (connections.webFolder === null) refuseUnknown(http);
  else await serveWebApp(http, config, connections.webFolder, connections.publicUrl);

  let stopJobs = () => {};
  return {
    http,
    deps,
    readiness,
    startJobs: () => {
      stopJobs = startRetention(deps);
      liveLogins.start();
    },
    close: async () => {
      readiness.ready = false;
      stopJobs();
      liveLogins.stop();
      publisher.close();
      sendAway(io);
      await io.close();
      await http.close();
      await deps.mailer.close();
    },
  };
}
