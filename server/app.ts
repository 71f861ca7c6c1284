import type { FastifyInstance } from 'fastify';
import type { RedisClientType } from 'redis';
import { createCallerAddress } from '#server/access/caller-address.ts';
import { createIdentify } from '#server/access/identify.ts';
import { Jwt } from '#server/access/jwt.ts';
import { LoginTries } from '#server/access/login-tries.ts';
import { createRateLimits } from '#server/access/rate-limits.ts';
import { logSecurityEvent } from '#server/access/security-log.ts';
import { countAnswered } from '#server/data/answers.ts';
import { findListedWords } from '#server/data/listed-words.ts';
import { findLogin, isKnownBrowser, upsertKnownBrowser } from '#server/data/logins.ts';
import { countParticipantsByCode, findParticipant } from '#server/data/participants.ts';
import { findProjector } from '#server/data/projectors.ts';
import { findOwner } from '#server/data/voting-sessions.ts';
import { type Db, ping } from '#server/db/client.ts';
import { createLogCutter } from '#server/db/cut-log.ts';
import { databaseErrorOf } from '#server/db/retry.ts';
import { accountRoutes } from '#server/features/account/account.routes.ts';
import { argumentRoutes } from '#server/features/argument/argument.routes.ts';
import { authRoutes } from '#server/features/auth/auth.routes.ts';
import { contentRoutes } from '#server/features/content/content.routes.ts';
import { difficultWordRoutes } from '#server/features/difficult-word/difficult-word.routes.ts';
import { faqRoutes } from '#server/features/faq/faq.routes.ts';
import { gameTemplateRoutes } from '#server/features/game-template/game-template.routes.ts';
import { listedWordsRoutes } from '#server/features/listed-words/listed-words.routes.ts';
import { partnerRoutes } from '#server/features/partner/partner.routes.ts';
import { partyRoutes } from '#server/features/party/party.routes.ts';
import { findOpenedGame } from '#server/features/play/opened-game.ts';
import { playRoutes } from '#server/features/play/play.routes.ts';
import { projectorRoutes } from '#server/features/projector/projector.routes.ts';
import { questionSetRoutes } from '#server/features/question-set/question-set.routes.ts';
import { remoteRoutes } from '#server/features/remote/remote.routes.ts';
import { resultRoutes } from '#server/features/result/result.routes.ts';
import { groupResults, overview, perspective } from '#server/features/result/result.service.ts';
import { startRetention } from '#server/features/retention/retention.job.ts';
import { playedAnswers } from '#server/features/shown/played.service.ts';
import { shownRoutes } from '#server/features/shown/shown.routes.ts';
import { shownState } from '#server/features/shown/shown.service.ts';
import { statisticsRoutes } from '#server/features/statistics/statistics.routes.ts';
import { textImageRoutes } from '#server/features/text-image/text-image.routes.ts';
import { uploadRoutes } from '#server/features/upload/upload.routes.ts';
import { userRoutes } from '#server/features/user/user.routes.ts';
import { votingSessionRoutes } from '#server/features/voting-session/voting-session.routes.ts';
import { notFoundHandler } from '#server/http/error-handler.ts';
import { addHealthChecks, type Readiness } from '#server/http/health.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { addMetrics, Metrics } from '#server/http/metrics.ts';
import { createMount, type Mount } from '#server/http/mount.ts';
import { followConnections } from '#server/http/open-connections.ts';
import { openApiDocument } from '#server/http/openapi.ts';
import { transportHeaders } from '#server/http/security-headers.ts';
import { serveWebApp } from '#server/http/web-app.ts';
import { disconnectSockets } from '#server/live/disconnect.ts';
import { createLiveServer, mountGateway } from '#server/live/gateway.ts';
import { SocketLogins } from '#server/live/logins.ts';
import { createRedisBus, noopBus } from '#server/live/message-bus.ts';
import { LivePublisher } from '#server/live/publisher.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { createAnsweredHash } from '#server/sessions/answered-hash.ts';
import { ArgumentFlags } from '#server/sessions/argument-flags.ts';
import { createArgumentHash } from '#server/sessions/argument-hash.ts';
import { findCurrentUpdates } from '#server/sessions/current-updates.ts';
import { SessionSetups } from '#server/sessions/session-setups.ts';
import { clientKeyOf } from '#server/sessions/student.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { PRODUCT_NAME } from '#shared/domain/product.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';

const RESYNC_RETRY_MS = 1_000;
/** Milliseconds that closing waits for clients; those that are slower are cut. */
const CLOSE_PATIENCE_MS = 4_000;

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
  /** Starts what runs at intervals. */
  startJobs: () => void;
  /** Finishes what is under way and closes every socket, so that clients reconnect elsewhere. */
  close: () => Promise<void>;
}

function mountFeatures(mount: Mount, deps: Deps): void {
  partyRoutes(mount, deps);
  partnerRoutes(mount, deps);
  difficultWordRoutes(mount, deps);
  listedWordsRoutes(mount, deps);
  contentRoutes(mount, deps);
  faqRoutes(mount, deps);
  textImageRoutes(mount, deps);
  questionSetRoutes(mount, deps);
  gameTemplateRoutes(mount, deps);
  authRoutes(mount, deps);
  accountRoutes(mount, deps);
  userRoutes(mount, deps);
  votingSessionRoutes(mount, deps);
  remoteRoutes(mount, deps);
  playRoutes(mount, deps);
  argumentRoutes(mount, deps);
  shownRoutes(mount, deps);
  resultRoutes(mount, deps);
  // Projectors show what these two features produce.
  projectorRoutes(mount, deps, { shownState, playedAnswers, groupResults, perspective, overview });
  statisticsRoutes(mount, deps);
}

/** Builds the server on these connections; nothing listens yet. */
export async function createApp(connections: Connections): Promise<App> {
  const { config, db, redis } = connections;
  const http = await createHttpServer(config, databaseErrorOf);
  const cutConnections = followConnections(http.server);
  const readiness = { ready: false };
  const jwt = new Jwt(connections.jwtSecret);
  const identify = createIdentify(
    (userId, loginIds) => findLogin(db, userId, loginIds),
    (tokenHash) => findProjector(db, tokenHash),
    jwt,
  );
  const io = createLiveServer(http.server, transportHeaders(config));
  const resync = (): void => {
    publisher
      .resync((codes) => findCurrentUpdates(db, codes))
      .catch((error: unknown) => {
        http.log.error({ err: error }, 'listeners could not be sent the current state; trying again');
        setTimeout(resync, RESYNC_RETRY_MS).unref();
      });
  };
  const bus =
    redis === null
      ? noopBus
      : createRedisBus(redis, { onMessage: (code, message) => publisher.receive(code, message), onReconnect: resync });
  const onSocketFailure = (error: unknown): void => http.log.error({ err: error }, 'socket failed');
  const socketLogins = new SocketLogins(io, identify, onSocketFailure);
  const publisher = new LivePublisher(io, bus, {
    participants: (code) => countParticipantsByCode(db, code),
    answered: (code, statementId) => countAnswered(db, code, statementId),
  });
  const logCutter = createLogCutter(db, (error) =>
    http.log.error({ err: error }, 'the database log still holds what was deleted; trying again'),
  );
  const limits = createRateLimits(config.rateLimits, redis, (limit) =>
    logSecurityEvent(http.log, { event: 'limit-hit', limit }),
  );
  const deps: Deps = {
    config,
    db,
    setups: new SessionSetups(db),
    jwt,
    limits,
    loginTries: new LoginTries({
      limits,
      log: http.log,
      secret: connections.jwtSecret,
      isKnownBrowser: (browserKey) => isKnownBrowser(db, browserKey),
      rememberBrowser: (userId, browserKey) => upsertKnownBrowser(db, userId, browserKey),
    }),
    metrics: new Metrics(),
    mailer: connections.createMailer(http.log),
    objects: await connections.createObjects(http.log),
    publisher,
    socketLogins,
    logCutter,
    hashArgument: createArgumentHash(connections.jwtSecret),
    hashAnswered: createAnsweredHash(connections.jwtSecret),
    argumentFlags: new ArgumentFlags(config.languages, () => findListedWords(db)),
    log: http.log,
    publicUrl: connections.publicUrl,
  };

  addMetrics(http, config.metricsToken, deps.metrics);
  deps.metrics.gauge('halfrond_sockets', 'Connected sockets', () => io.engine.clientsCount);
  const mount = createMount(http, identify);
  mountFeatures(mount, deps);
  uploadRoutes(http, deps);
  // Built at the first request: most servers never get one.
  let openApi: ReturnType<typeof openApiDocument> | undefined;
  http.get('/api/openapi.json', async () => {
    openApi ??= openApiDocument(PRODUCT_NAME, '1.0.0');
    return openApi;
  });
  addHealthChecks(http, () => ping(db), readiness);
  mountGateway(io, {
    identify,
    callerAddress: createCallerAddress(config.trustedProxies),
    findOwner: (code) => findOwner(db, code),
    limits,
    bus,
    onOwner: (code, device) => publisher.deviceConnected(code, device),
    hasJoined: async (code, actor) => {
      const found = await findOwner(db, code);
      return found !== undefined && (await findParticipant(db, found.id, clientKeyOf(actor, found.id))) !== undefined;
    },
    onFailure: onSocketFailure,
  });
  if (connections.webFolder === null) notFoundHandler(http);
  else
    await serveWebApp(http, config, connections.webFolder, connections.publicUrl, (code, ip) =>
      findOpenedGame(deps, code, ip),
    );

  let stopJobs = () => {};
  return {
    http,
    deps,
    readiness,
    startJobs: () => {
      stopJobs = startRetention(deps);
      socketLogins.start();
    },
    close: async () => {
      readiness.ready = false;
      stopJobs();
      socketLogins.stop();
      logCutter.stop();
      disconnectSockets(io);
      const impatience = setTimeout(cutConnections, CLOSE_PATIENCE_MS);
      await io.close();
      await http.close();
      clearTimeout(impatience);
      // After the last request: other servers have listeners of what it stored.
      publisher.close();
      await deps.mailer.close();
    },
  };
}
