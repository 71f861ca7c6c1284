import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { RedisClientType } from '@redis/client';
import type { InjectOptions } from 'fastify';
import { vi } from 'vitest';
import { hashPassword } from '#server/access/password.ts';
import { type App, createApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { imageRecords } from '#server/data/office/images.ts';
import { newId } from '#server/db/id.ts';
import { createLog } from '#server/http/log.ts';
import type { Mail, Mailer } from '#server/mail/mailer.ts';
import { createObjectStore } from '#server/storage/create-object-store.ts';
import type { Role } from '#shared/domain/roles.ts';
import { type Call, callsOver } from '#testing/api-client.ts';
import { required } from '#testing/required.ts';
import { createTestDatabase, type Engine, type TestDatabase } from './test-database.ts';
import { watchLimits } from './watch-limits.ts';

export const JWT_SECRET = 'a secret that only tests know, and all of them';
export const PASSWORD = 'een-goed-wachtwoord';
/** Hashed once: argon2 is slow on purpose. */
const passwordHash = hashPassword(PASSWORD);

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
/** A body of any shape. */
type Json = ReturnType<typeof JSON.parse>;

export interface Reply {
  status: number;
  body: Json;
  headers: Record<string, unknown>;
  text: string;
}

/** The status and the error code of a reply, to compare both at once. */
export const errorOf = ({ status, body }: Pick<Reply, 'status' | 'body'>): [number, string] => [status, body.code];

/** The status and what is wrong with each field. */
export const fieldsOf = ({ status, body }: Pick<Reply, 'status' | 'body'>): [number, Record<string, string>] => [
  status,
  body.fields,
];

/** A caller of the API; `form` sends multipart fields. */
export class Caller {
  readonly #app: TestApp;
  readonly clientId: string | undefined;
  readonly token: string | undefined;
  readonly userId: string | undefined;
  readonly projectorToken: string | undefined;

  constructor(app: TestApp, who: { clientId?: string; token?: string; userId?: string; projectorToken?: string } = {}) {
    this.#app = app;
    this.clientId = who.clientId;
    this.token = who.token;
    this.userId = who.userId;
    this.projectorToken = who.projectorToken;
  }

  /** Calls as the contract says; throws on every status but success. `get`, `post`, … are for anything else. */
  readonly call: Call = callsOver((method, path, body) => this.#send(method as Method, path, body as object));
  get = (path: string) => this.#send('GET', path);
  post = (path: string, body?: object) => this.#send('POST', path, body);
  patch = (path: string, body?: object) => this.#send('PATCH', path, body);
  put = (path: string, body?: object) => this.#send('PUT', path, body);
  delete = (path: string, body?: object) => this.#send('DELETE', path, body);

  async #send(method: Method, path: string, body?: object): Promise<Reply> {
    const options: InjectOptions = {
      method,
      url: `/api/${path}`,
      headers: {
        ...(this.clientId === undefined ? {} : { 'client-id': this.clientId }),
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...(this.projectorToken === undefined ? {} : { 'projector-token': this.projectorToken }),
      },
      ...(body === undefined ? {} : { payload: body }),
    };
    const reply = await this.#app.app.http.inject(options);
    const isJson = String(reply.headers['content-type']).startsWith('application/json');
    return {
      status: reply.statusCode,
      headers: reply.headers,
      text: reply.body,
      body: isJson && reply.body ? JSON.parse(reply.body) : undefined,
    };
  }
}

export class TestApp {
  readonly app: App;
  readonly database: TestDatabase;
  /** Every mail that was handed over. */
  readonly mails: Mail[];
  /** Errors of importing uploads from object storage. */
  readonly failedTakeovers: unknown[];
  /** The limits that each endpoint counted for so far. */
  readonly takenLimits: ReturnType<typeof watchLimits>;

  constructor(app: App, database: TestDatabase, mails: Mail[], failedTakeovers: unknown[]) {
    this.app = app;
    this.database = database;
    this.mails = mails;
    this.failedTakeovers = failedTakeovers;
    this.takenLimits = watchLimits(app);
  }

  get db() {
    return this.database.db;
  }

  nobody(): Caller {
    return new Caller(this);
  }

  student(clientId: string = randomUUID()): Caller {
    return new Caller(this, { clientId });
  }

  /** A projector that waits for its teacher. */
  async projector(): Promise<Caller> {
    const { token } = await this.nobody().call('POST projectors');
    return new Caller(this, { projectorToken: token });
  }

  /** A projector that shows the owner's voting session with that code. */
  async pairedProjector(owner: Caller, code: string): Promise<Caller> {
    const projector = await this.projector();
    const { pairingCode } = await projector.call('GET projector');
    await owner.call('POST voting/session/:code/projectors', {
      params: { code },
      body: { pairingCode: required(pairingCode) },
    });
    return projector;
  }

  /** A user of that role, inserted into the database and logged in. */
  async user(role: Role = 'teacher'): Promise<Caller> {
    const userId = newId();
    const email = `${role}.${userId}@example.org`;
    await this.db
      .insertInto('users')
      .values({
        id: userId,
        email,
        email_key: email,
        role,
        activated: 1,
        password_hash: await passwordHash,
        first_name: 'An',
        last_name: 'Peeters',
        organisation: 'Atheneum',
        organisation_location: 'Gent',
        target_audience: 'secondary',
        language: null,
        email_proved: 0,
        token_version: 0,
        created_at: new Date().toISOString(),
      })
      .execute();
    const token = await this.app.deps.jwt.sign({ userId, version: 0 });
    return new Caller(this, { token, userId });
  }

  /** Somebody without an account who tries games out. */
  async visitor(): Promise<Caller> {
    const { jwtToken } = await this.nobody().call('POST auth/visitor');
    return new Caller(this, { token: jwtToken });
  }

  /** Listens on a free port of this machine; returns the address. */
  async listen(): Promise<string> {
    await this.app.http.listen({ port: 0, host: '127.0.0.1' });
    return `http://127.0.0.1:${(this.app.http.server.address() as AddressInfo).port}`;
  }

  /** PUTs bytes to an upload address, as a browser does. */
  async upload(uploadURL: string, bytes: Buffer, type = 'image/png'): Promise<{ status: number; code?: string }> {
    const { pathname, search } = new URL(uploadURL);
    const reply = await this.app.http.inject({
      method: 'PUT',
      url: pathname + search,
      headers: { 'content-type': type },
      payload: bytes,
    });
    return { status: reply.statusCode, code: JSON.parse(reply.body || '{}').code };
  }

  /** Waits for a mail to that address; returns the last one. */
  mailTo(email: string): Promise<Mail> {
    return vi.waitFor(() => required(this.mails.findLast(({ to }) => to === email)), 10_000);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.database.drop();
  }
}

/**
 * A running app with these settings; mails are collected, unless a mailer is passed. `besides`: uses that app's
 * database. `redis`: shared with other servers, closed with the app.
 */
export async function createTestApp(
  engine: Engine = 'SQLite',
  settings: Record<string, string> = {},
  mailer?: Mailer,
  besides?: Pick<TestApp, 'database'>,
  redis: RedisClientType | null = null,
): Promise<TestApp> {
  const database = besides?.database ?? (await createTestDatabase(engine));
  const config: Config = {
    ...readConfig({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ...settings }),
    dataDir: database.dataDir,
    databaseUrl: database.databaseUrl,
  };
  const mails: Mail[] = [];
  const failedTakeovers: unknown[] = [];
  const keep: Mailer = {
    send: async (mail) => {
      mails.push(mail);
    },
    verify: async () => {},
    forget: async () => {},
    forgetBefore: async () => 0,
    close: async () => {},
  };
  const publicUrl = () => config.publicUrl ?? 'http://localhost:3000';
  const app = await createApp({
    config,
    db: database.db,
    redis,
    jwtSecret: JWT_SECRET,
    publicUrl,
    createMailer: () => mailer ?? keep,
    createObjects: () =>
      createObjectStore(config, {
        records: imageRecords(database.db),
        secret: JWT_SECRET,
        publicUrl,
        onError: (error) => failedTakeovers.push(error),
      }),
    webFolder: null,
    log: createLog(config),
  });
  const testApp = new TestApp(app, database, mails, failedTakeovers);
  await app.http.ready();
  app.readiness.ready = true;
  return testApp;
}
