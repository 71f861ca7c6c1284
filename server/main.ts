import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { readJwtSecret } from '#server/access/jwt-secret.ts';
import { hashPassword, hashPasswordSetting } from '#server/access/password.ts';
import { imageRecords } from '#server/data/office/images.ts';
import { requestOrigin } from '#server/http/http-server.ts';
import { createLog } from '#server/http/log.ts';
import { networkUrls, startNotice } from '#server/http/start-notice.ts';
import { createStartingReply } from '#server/http/starting-reply.ts';
import { StartingServer } from '#server/http/starting-server.ts';
import { createMailer } from '#server/mail/create-mailer.ts';
import { createFirstAdmin } from '#server/seed/first-start.ts';
import { prepareSeed, type StoreImage } from '#server/seed/seed.ts';
import { createObjectStore } from '#server/storage/create-object-store.ts';
import { imageVersion } from '#server/storage/image-check.ts';
import { PRODUCT_NAME } from '#shared/domain/product.ts';
import { type App, createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { connectDatabase } from './connect-database.ts';
import { connectRedis } from './connect-redis.ts';
import { errorMessage, withConfigError } from './errors.ts';
import { onParentEnd } from './parent-end.ts';
import { Port } from './port.ts';
import { nothingArgs } from './program.ts';
import { PROJECT_FOLDER } from './project-folder.ts';
import { VERSION } from './version.ts';

/** Milliseconds that a drain may take before the process ends anyway. */
const DRAIN_MS = 8_000;
/**
 * Ends a start. `process.exit` would wait for a migration's statement in its thread; a program in its place does not.
 */
async function leaveStart(): Promise<void> {
  process.execve?.(process.execPath, [process.execPath, ...nothingArgs()]);
}

/** Calls `drain` when the process is told to end, and ends it with 0. */
function drainOnSignals(log: FastifyBaseLogger, drain: () => Promise<void>): void {
  let isDraining = false;
  const end = async (why: string) => {
    if (isDraining) return;
    isDraining = true;
    log.info(`${why}: draining`);
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
    await drain();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => void end(signal));
  if (process.env.npm_lifecycle_event === 'start') onParentEnd(() => void end('npm has ended'));
}

/** Stores a logo of the seed where uploaded ones are stored. */
const storeImage =
  ({ config, objects }: App['deps']): StoreImage =>
  async (folder, id, png) => {
    const setting = config.s3 ? `S3_BUCKET: ${config.s3.bucket}` : `DATA_DIR: ${config.dataDir}/uploads`;
    await withConfigError(`${setting} takes no images`, () => objects.put(folder, id, png, 'image/png'));
    return imageVersion(png);
  };

/** Hashes the first admin's password: the one of the setting, when it is good enough, or the generated one. */
const hashFirst = ({ admin, minPasswordLength }: Config): typeof hashPassword =>
  admin.password === null
    ? hashPassword
    : (password) => hashPasswordSetting('ADMIN_PASSWORD', password, minPasswordLength);

async function start(): Promise<void> {
  const config = readConfig(process.env);
  process.stdout.write(`${PRODUCT_NAME} ${VERSION}\n`);
  const log = createLog(config);
  const server = new StartingServer(createStartingReply(config));
  const port = new Port(server, config);
  let drain = leaveStart;
  drainOnSignals(log, () => drain());
  const publicUrl = () => config.publicUrl ?? `http://localhost:${port.number}`;
  const db = await connectDatabase({ config, log, openPort: () => port.open() });
  const redis = await connectRedis(config.redisUrl);
  const jwtSecret = await withConfigError('DATA_DIR', () => readJwtSecret(config));
  const webFolder = join(PROJECT_FOLDER, 'dist/web');
  const app = await createApp({
    config,
    db,
    redis,
    jwtSecret,
    publicUrl,
    createMailer: () => createMailer(config, log),
    createObjects: () =>
      createObjectStore(config, {
        records: imageRecords(db),
        secret: jwtSecret,
        publicUrl: () => requestOrigin() ?? publicUrl(),
        onError: (error) => log.error({ err: error }, 'uploads could not be imported'),
      }),
    webFolder: existsSync(join(webFolder, 'index.html')) ? webFolder : null,
    log,
    server,
  });
  await app.http.ready();
  const login = await createFirstAdmin(
    db,
    config.admin,
    hashFirst(config),
    config.demoContent ? () => prepareSeed(config.languages[0] ?? 'NL_BE', storeImage(app.deps)) : null,
  );
  // Before listening: the password is stored by now, and must be shown even if listening fails. A chosen one is not
  // logged.
  const password = config.admin.password === null ? login?.password : 'the one in ADMIN_PASSWORD';
  if (login) process.stdout.write(`First login: ${login.email}  password: ${password}\n`);
  await port.open();
  drain = async () => {
    await app.close();
    await db.destroy();
    // This also sends what was published last.
    if (redis !== null && app.deps.bus.isConnected) await redis.close();
  };
  app.startJobs();
  server.open();
  app.readiness.ready = true;
  // At the start, because a process that is killed would not do it at its end.
  flushCompileCache();
  process.stdout.write(
    startNotice({
      port: port.number,
      networkUrls: networkUrls(config.host, port.number),
      publicUrl: config.publicUrl,
      isTerminal: process.stdout.isTTY,
    }),
  );
}

function fail(error: unknown): void {
  process.stderr.write(`The server cannot start. ${errorMessage(error)}\n`);
  process.exit(1);
}

// Not awaited: modules that are loaded later import this one, and would wait for its evaluation to end.
// A thread of the built server runs this module as well (migration-worker.ts).
if (isMainThread) start().catch(fail);
