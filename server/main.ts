import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readJwtSecret } from '#server/access/jwt-secret.ts';
import { hashPassword, hashPasswordSetting } from '#server/access/password.ts';
import { completeRestore } from '#server/backup/restore.ts';
import { settleRestore } from '#server/backup/restore-into-database.ts';
import { imageRecords } from '#server/data/images.ts';
import { type Db, databaseFile, openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { networkUrls } from '#server/http/network-address.ts';
import { requestOrigin } from '#server/http/request-origin.ts';
import { startNotice } from '#server/http/start-notice.ts';
import { createMailer } from '#server/mail/create-mailer.ts';
import { createFirstAdmin } from '#server/seed/first-start.ts';
import { prepareSeed, type StoreImage } from '#server/seed/seed.ts';
import { createObjectStore } from '#server/storage/create-object-store.ts';
import { imageVersion } from '#server/storage/image-check.ts';
import { PRODUCT_NAME } from '#shared/domain/product.ts';
import { type App, createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { connectRedis } from './connect-redis.ts';
import { errorMessage, withConfigError } from './errors.ts';
import { onParentEnd } from './parent-end.ts';
import { PROJECT_FOLDER } from './project-folder.ts';
import { findUnknownSettings, unknownSettingLine } from './unknown-settings.ts';
import { VERSION } from './version.ts';

/** Milliseconds that a drain may take before the process ends anyway. */
const DRAIN_MS = 8_000;
/** Milliseconds that PostgreSQL has for a query: a phone gives up after 15 seconds, and sends its answer again. */
const QUERY_MS = 8_000;

function drainOnSignals(app: App, disconnect: () => Promise<void>): void {
  let isDraining = false;
  const drain = async (why: string) => {
    if (isDraining) return;
    isDraining = true;
    app.deps.log.info(`${why}: draining`);
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
    await app.close();
    await disconnect();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => void drain(signal));
  if (process.env.npm_lifecycle_event === 'start') onParentEnd(() => void drain('npm has ended'));
}

/** Stores a logo of the seed where uploaded ones are stored. */
const storeImage =
  ({ config, objects }: App['deps']): StoreImage =>
  async (folder, id, png) => {
    const setting = config.s3 ? `S3_BUCKET: ${config.s3.bucket}` : `DATA_DIR: ${config.dataDir}/uploads`;
    await withConfigError(`${setting} takes no images`, () => objects.put(folder, id, png, 'image/png'));
    return imageVersion(png);
  };

const ignore = (): void => {
  // A broken idle connection is replaced by the next query, which reports what is wrong.
};

/** Migrates the database and opens it. */
async function connectDatabase(config: Config): Promise<Db> {
  const setting =
    config.databaseUrl === null ? `DATA_DIR: ${databaseFile(config.dataDir)}` : 'DATABASE_URL: the database';
  return withConfigError(`${setting} cannot be used`, async () => {
    if (config.databaseUrl === null) await completeRestore(config.dataDir);
    // A migration may take long, and waits for the one of another server.
    const db = openDatabase(config, ignore);
    if (config.databaseUrl !== null) await settleRestore(db, config.dataDir);
    await migrate(db);
    if (config.databaseUrl === null) return db;
    await db.destroy();
    return openDatabase(config, ignore, QUERY_MS);
  });
}

/** Hashes the first admin's password: the one of the setting, when it is good enough, or the generated one. */
const hashFirst = ({ admin, minPasswordLength }: Config): typeof hashPassword =>
  admin.password === null
    ? hashPassword
    : (password) => hashPasswordSetting('ADMIN_PASSWORD', password, minPasswordLength);

async function listen({ http }: App, { port, host }: Config): Promise<void> {
  try {
    await http.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && Reflect.get(error, 'code');
    if (code === 'EADDRINUSE')
      throw new ConfigError(
        `PORT: ${port} is taken, by another program or by this server: end that, or choose another`,
      );
    if (code === 'EACCES') throw new ConfigError(`PORT: ${port} is not for this user: choose one above 1023`);
    throw new ConfigError(`HOST: ${host} is no address of this machine: ${errorMessage(error)}`);
  }
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  process.stdout.write(`${PRODUCT_NAME} ${VERSION}\n`);
  for (const unknown of findUnknownSettings(process.env)) process.stderr.write(`${unknownSettingLine(unknown)}\n`);
  let port = config.port;
  const publicUrl = () => config.publicUrl ?? `http://localhost:${port}`;
  const db = await connectDatabase(config);
  const redis = await connectRedis(config.redisUrl);
  const jwtSecret = await withConfigError('DATA_DIR', () => readJwtSecret(config));
  const webFolder = join(PROJECT_FOLDER, 'dist/web');
  const app = await createApp({
    config,
    db,
    redis,
    jwtSecret,
    publicUrl,
    createMailer: (log) => createMailer(config, log),
    createObjects: (log) =>
      createObjectStore(config, {
        records: imageRecords(db),
        secret: jwtSecret,
        publicUrl: () => requestOrigin() ?? publicUrl(),
        onError: (error) => log.error({ err: error }, 'uploads could not be imported'),
      }),
    webFolder: existsSync(join(webFolder, 'index.html')) ? webFolder : null,
  });
  const login = await createFirstAdmin(
    db,
    config.admin,
    hashFirst(config),
    config.demoContent && config.languages[0] === 'NL_BE' ? () => prepareSeed(storeImage(app.deps)) : null,
  );
  // Before listening: the password is stored by now, and if listening failed it would never be shown. A chosen one is not
  // logged.
  const password = config.admin.password === null ? login?.password : 'the one in ADMIN_PASSWORD';
  if (login) process.stdout.write(`First login: ${login.email}  password: ${password}\n`);
  drainOnSignals(app, async () => {
    await db.destroy();
    // What was published last is sent before.
    await redis?.close();
  });
  await listen(app, config);
  port = (app.http.server.address() as AddressInfo).port;
  app.startJobs();
  app.readiness.ready = true;
  // At the start, because a process that is killed would not do it at its end.
  flushCompileCache();
  process.stdout.write(
    startNotice({
      port,
      networkUrls: networkUrls(config.host, port),
      publicUrl: config.publicUrl,
      isTerminal: process.stdout.isTTY,
    }),
  );
}

// Not awaited: modules that are loaded later import this one, and would wait for its evaluation to end.
start().catch((error: unknown) => {
  process.stderr.write(`The server cannot start. ${errorMessage(error)}\n`);
  process.exit(1);
});
