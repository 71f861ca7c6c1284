// Starts the server: reads the settings, connects, listens, and drains when told to stop. Nothing else connects.

import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { RedisClientType } from 'redis';
import { openDatabase } from '#server/db/client.ts';
import { createFirstAdmin } from '#server/db/first-start.ts';
import { prepareSampleContent, type StorePicture } from '#server/db/load-sample-content.ts';
import { migrate } from '#server/db/migrate.ts';
import { jwtSecretOf } from '#server/http/jwt-secret.ts';
import { networkAddress } from '#server/http/network-address.ts';
import { hashPassword } from '#server/http/password.ts';
import { requestOrigin } from '#server/http/request-origin.ts';
import { createMailer } from '#server/mail/create-mailer.ts';
import { createObjectStore } from '#server/storage/create-object-store.ts';
import { pictureVersion } from '#server/storage/picture.ts';
import { type App, createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { PROJECT_FOLDER } from './project-folder.ts';

/** Milliseconds that a drain may take before the process ends anyway. */
const DRAIN_MS = 8_000;
/** Milliseconds that a start waits for Redis, that pass between two tries at most, and between two signs of life. */
const REDIS_WAIT_MS = 2_000;
const REDIS_RETRY_MS = 500;
const REDIS_PING_MS = 5_000;

function settings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`The server cannot start. Wrong setting:\n${error.message}\n`);
    process.exit(1);
  }
}

async function connectRedis(url: string | null): Promise<RedisClientType | null> {
  if (url === null) return null;
  // Loaded by who uses it only: it is large.
  const { createClient } = await import('redis');
  const redis: RedisClientType = createClient({
    url,
    // While it is away everything that needs it falls back at once instead of waiting.
    disableOfflineQueue: true,
    // A connection that died without a word is noticed.
    pingInterval: REDIS_PING_MS,
    socket: { reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, REDIS_RETRY_MS) },
  });
  redis.on('error', () => {
    // The client reconnects by itself.
  });
  const connected = redis.connect().then(
    () => true,
    () => false,
  );
  if (!(await Promise.race([connected, delay(REDIS_WAIT_MS, false, { ref: false })])))
    process.stderr.write('Redis does not answer: this server works on its own until it does.\n');
  return redis;
}

function drainOnSignals(app: App, disconnect: () => Promise<void>): void {
  const drain = async (signal: string) => {
    app.deps.log.info(`${signal}: draining`);
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
    await app.close();
    await disconnect();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void drain(signal));
}

/** Puts a sample logo where uploaded ones go. */
const storePicture =
  ({ objects }: App['deps']): StorePicture =>
  async (folder, id, png) => {
    await objects.put(folder, id, png, 'image/png');
    return pictureVersion(png);
  };

async function start(): Promise<void> {
  const config = settings();
  let port = config.port;
  const publicUrl = () => config.publicUrl ?? `http://localhost:${port}`;
  const db = openDatabase(config, () => {
    // A broken idle connection is replaced by the next query, which reports what is wrong.
  });
  await migrate(db);
  const redis = await connectRedis(config.redisUrl);
  const jwtSecret = await jwtSecretOf(config);
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
        db,
        secret: jwtSecret,
        publicUrl: () => requestOrigin() ?? publicUrl(),
        onError: (error) => log.error({ err: error }, 'uploads could not be taken over'),
      }),
    webFolder: existsSync(join(webFolder, 'index.html')) ? webFolder : null,
  });
  const login = await createFirstAdmin(
    db,
    config.admin,
    hashPassword,
    config.demoContent ? () => prepareSampleContent(storePicture(app.deps)) : null,
  );
  drainOnSignals(app, async () => {
    await db.destroy();
    redis?.destroy();
  });
  await app.http.listen({ port: config.port, host: config.host });
  port = (app.http.server.address() as AddressInfo).port;
  app.startJobs();
  app.readiness.ready = true;
  // Now, as a process that is killed does not come to it at its end.
  flushCompileCache();
  process.stdout.write(`Halfrond runs at http://localhost:${port}\n`);
  const address = config.host === '0.0.0.0' ? networkAddress() : null;
  if (address) process.stdout.write(`On this network: http://${address}:${port}\n`);
  if (login) process.stdout.write(`First login: ${login.email}  password: ${login.password}\n`);
}

// Not awaited: what is loaded later imports this file's own code, and would wait for the wait.
start().catch((error: unknown) => {
  process.stderr.write(`The server cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
