import type { RedisClientType } from '@redis/client';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createCallerAddress } from '#server/access/caller-address.ts';
import { createIdentify } from '#server/access/identify.ts';
import { Jwt } from '#server/access/jwt.ts';
import { createKeyedHash } from '#server/access/keyed-hash.ts';
import { LoginTries } from '#server/access/login-tries.ts';
import { createOidcProvider } from '#server/access/providers/oidc.ts';
import type { Provider } from '#server/access/providers/provider.ts';
import { createSmartschoolProvider } from '#server/access/providers/smartschool.ts';
import { createRateLimits } from '#server/access/rate-limits.ts';
import { createSeal } from '#server/access/seal.ts';
import { logSecurityEvent } from '#server/access/security-log.ts';
import { findLogin, isKnownBrowser, upsertKnownBrowser } from '#server/data/accounts/logins.ts';
import { findProjector } from '#server/data/game/projectors.ts';
import { findOwner } from '#server/data/game/voting-sessions.ts';
import { findListedWords } from '#server/data/office/listed-words.ts';
import { noteIgnoredProxy } from '#server/data/system/system.ts';
import { countWaiting, type Db, ping, watchQueries } from '#server/db/client.ts';
import { createLogCutter } from '#server/db/cut-log.ts';
import { databaseErrorOf } from '#server/db/retry.ts';
import { endVisitors } from '#server/features/auth/visitors.job.ts';
import { startRetention } from '#server/features/retention/retention.job.ts';
import { BackupJob } from '#server/features/system/backup.job.ts';
import { addSystemMetrics } from '#server/features/system/system.metrics.ts';
import { logWarnings } from '#server/features/system/warnings.ts';
import { uploadRoutes } from '#server/features/upload/upload.routes.ts';
import { ArgumentFlags } from '#server/game/argument/argument-flags.ts';
import { findOpenedGame } from '#server/game/play/opened-game.ts';
import { createArgumentHash, createWhoHash } from '#server/game/voting-session/hashes.ts';
import { ParticipantCounts } from '#server/game/voting-session/participant-counts.ts';
import { SessionSetups } from '#server/game/voting-session/session-setups.ts';
import { notFoundHandler } from '#server/http/error-handler.ts';
import { addHealthChecks, type Readiness } from '#server/http/health.ts';
import { createHttpServer, watchProxies } from '#server/http/http-server.ts';
import { addMetrics, Metrics } from '#server/http/metrics.ts';
import { createMount } from '#server/http/mount.ts';
import { endsWithReply, followConnections } from '#server/http/open-connections.ts';
import { openApiDocument } from '#server/http/openapi.ts';
import { OutageLog } from '#server/http/outage-log.ts';
import { addSecurityTxt } from '#server/http/security-txt.ts';
import { StartingServer } from '#server/http/starting-server.ts';
import { serveWebApp } from '#server/http/web-app.ts';
import { disconnectSockets } from '#server/live/disconnect.ts';
import { mountGateway } from '#server/live/gateway.ts';
import { SocketLogins } from '#server/live/logins.ts';
import { countingMailer, type Mailer } from '#server/mail/mailer.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { playEndpoints } from '#shared/contract/play.ts';
import { CONNECTIONS_PER_ADDRESS } from '#shared/domain/limits.ts';
import { PRODUCT_NAME } from '#shared/domain/product.ts';
import { parseSessionCode, type SessionCode } from '#shared/domain/session-code.ts';
import type { Config } from './config.ts';
import { createLive } from './create-live.ts';
import type { Deps } from './deps.ts';
import type { LoginConfig } from './login-config.ts';
import { mountFeatures } from './mount-features.ts';
import { VERSION } from './version.ts';

/** Milliseconds that closing waits for clients; those that are slower are cut. */
const CLOSE_PATIENCE_MS = 4_000;

/** The connections that main.ts makes and a test may replace. */
interface Connections {
  config: Config;
  db: Db;
  redis: RedisClientType | null;
  jwtSecret: string;
  publicUrl: () => string;
  createMailer: () => Mailer;
  createObjects: () => Promise<ObjectStore>;
  /** The built web app; null serves the API only. */
  webFolder: string | null;
  log: FastifyBaseLogger;
  /** The server that listens already, or will; without it the app makes one. */
  server?: StartingServer;
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

/** Builds the server on these connections; nothing listens yet. */
export async function createApp(connections: Connections): Promise<App> {
  const { config, db, redis, log } = connections;
  const outages = new OutageLog(log, () => ping(db));
  const server = connections.server ?? new StartingServer(null);
  const http = await createHttpServer(config, { server, log, databaseErrorOf, outages });
  const cutConnections = followConnections(server);
  const endConnections = endsWithReply(http);
  const readiness = { ready: false };
  const jwt = new Jwt(connections.jwtSecret);
  const identify = createIdentify(
    (userId, loginIds) => findLogin(db, userId, loginIds),
    (tokenHash) => findProjector(db, tokenHash),
    jwt,
    config.login,
  );
  const fail = (error: unknown, what: string): void => {
    if (databaseErrorOf(error) === 'unavailable') outages.note(error);
    else log.error({ err: error }, what);
  };
  const { io, bus, presence, publisher, closeLive } = createLive(server, { config, db, redis, log, fail });
  const onSocketFailure = (error: unknown): void => fail(error, 'socket failed');
  const socketLogins = new SocketLogins(
    io,
    { identify, endVisitors: () => endVisitors(deps, Date.now()) },
    onSocketFailure,
  );
  const logCutter = createLogCutter(db, (error) =>
    log.error({ err: error }, 'the database log still holds what was deleted; trying again'),
  );
  const limits = createRateLimits(config.rateLimits, redis, (limit) =>
    logSecurityEvent(log, { event: 'limit-hit', limit }),
  );
  let failedMails = 0;
  const deps: Deps = {
    config,
    db,
    setups: new SessionSetups(db),
    jwt,
    limits,
    loginTries: new LoginTries({
      limits,
      log,
      secret: connections.jwtSecret,
      isKnownBrowser: (browserKey) => isKnownBrowser(db, browserKey),
      rememberBrowser: (userId, browserKey) => upsertKnownBrowser(db, userId, browserKey),
    }),
    providers: createProviders(config.login),
    loginSeals: {
      state: createSeal(connections.jwtSecret, 'login states'),
      handoff: createSeal(connections.jwtSecret, 'login hand-offs'),
    },
    factorSeal: createSeal(connections.jwtSecret, 'second factors'),
    metrics: new Metrics(),
    mailer: countingMailer(connections.createMailer(), () => {
      failedMails += 1;
    }),
    objects: await connections.createObjects(),
    publisher,
    presence,
    bus,
    socketLogins,
    logCutter,
    hashAddress: createKeyedHash(connections.jwtSecret, 'addresses'),
    hashArgument: createArgumentHash(connections.jwtSecret),
    hashWho: createWhoHash(connections.jwtSecret),
    participantCounts: new ParticipantCounts(db),
    argumentFlags: new ArgumentFlags(config.languages, async () => (await findListedWords(db)).words),
    countWaitingQueries: () => countWaiting(db),
    countSockets: () => io.engine.clientsCount,
    log,
    publicUrl: connections.publicUrl,
  };

  watchRefusedAnswers(http, (code) => publisher.toOwner(code, { type: 'unstored' }));
  addSecurityTxt(http, config);
  addMetrics(http, config.metricsToken, deps.metrics);
  if (config.metricsToken !== null) {
    addSystemMetrics(deps);
    watchQueries(db, (seconds) => deps.metrics.observeQuery(seconds));
    deps.metrics.counter('halfrond_mails_failed_total', 'Mails that could not be handed over', () => failedMails);
    deps.metrics.counter(
      'halfrond_logins_refused_total',
      'Passwords that were wrong',
      () => deps.loginTries.refusedCount,
    );
  }
  deps.metrics.gauge('halfrond_sockets', 'Connected sockets', deps.countSockets);
  if (redis !== null)
    deps.metrics.gauge('halfrond_redis_up', 'Whether Redis answers: 1 or 0', () => Number(bus.isConnected));
  const backups = new BackupJob(deps);
  const mount = createMount(http, identify);
  mountFeatures(mount, deps, backups);
  uploadRoutes(http, deps);
  // Built at the first request: most servers never get one.
  let openApi: ReturnType<typeof openApiDocument> | undefined;
  http.get('/api/openapi.json', async () => {
    openApi ??= openApiDocument(PRODUCT_NAME, VERSION);
    return openApi;
  });
  watchProxies(http, () => {
    log.warn('TRUST_PROXY: a proxy forwards requests that it does not name: everybody shares its limits');
    noteIgnoredProxy(db, Date.now()).catch((error: unknown) =>
      fail(error, 'a proxy that is not trusted could not be noted'),
    );
  });
  addHealthChecks(http, () => ping(db), readiness);
  mountGateway(io, {
    identify,
    callerAddress: createCallerAddress(config.trustProxy),
    connectionsMax: config.rateLimits ? CONNECTIONS_PER_ADDRESS : Number.POSITIVE_INFINITY,
    findOwner: (code) => findOwner(db, code),
    limits,
    bus,
    onOwner: async (code, id) => {
      if (await presence.hasOwnerSeveral(code, id)) publisher.toOwner(code, { type: 'device' });
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
      backups.start();
      socketLogins.start();
      logWarnings(deps, Date.now()).catch((error: unknown) => fail(error, 'what is missing could not be read'));
      // Data that were deleted before a server was killed may still be in SQLite's log.
      deps.logCutter.cutSoon();
    },
    close: async () => {
      readiness.ready = false;
      endConnections();
      stopJobs();
      socketLogins.stop();
      logCutter.stop();
      disconnectSockets(io);
      const impatience = setTimeout(cutConnections, CLOSE_PATIENCE_MS);
      await io.close();
      await http.close();
      clearTimeout(impatience);
      // After the last request: other servers have listeners of what it stored.
      closeLive();
      await backups.stop();
      await deps.mailer.close();
    },
  };
}

const ANSWER_URL = `/api/${playEndpoints.answer.path}`;

/** Calls `onRefused` for each answer that could not be stored. The database may be gone before its game is known. */
function watchRefusedAnswers(app: FastifyInstance, onRefused: (code: SessionCode) => void): void {
  app.addHook<{ Params: { code?: string } }>('onResponse', async (request, reply) => {
    if (reply.statusCode !== 503 || request.routeOptions.url !== ANSWER_URL) return;
    const code = parseSessionCode(request.params.code ?? '');
    if (code !== null) onRefused(code);
  });
}

/** Returns the providers that are set up, in the order of the login page; none is called before somebody logs in. */
function createProviders({ oidc, smartschool }: LoginConfig): Provider[] {
  return [
    ...(oidc === null ? [] : [createOidcProvider(oidc)]),
    ...(smartschool === null ? [] : [createSmartschoolProvider(smartschool)]),
  ];
}
