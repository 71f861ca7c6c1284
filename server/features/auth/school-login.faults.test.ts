// A school's provider that does one thing wrong: nobody gets in, and no row is left behind.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#server/testing/rows-of.ts';
import { createTestApp, errorOf, type TestApp } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { required } from '#testing/required.ts';

const ADDRESS = 'http://localhost:3000';
const SECRET = 'a-secret-that-only-this-provider-knows';
const KEY_ID = 'school';

interface Fault {
  /** Other claims than a right token has. */
  claims?: JWTPayload;
  /** Signs with a key that the provider does not publish, or with the client's secret. */
  signedBy?: 'stranger' | 'secret';
  /** What the token call and the user-info call do instead of answering. */
  token?: (response: ServerResponse) => void;
  userInfo?: Record<string, unknown>;
}

const json = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

type Keys = Record<'own' | 'stranger', { privateKey: CryptoKey; publicKey: CryptoKey }>;

/** A provider that says what a fault tells it to. */
class FaultyProvider {
  readonly #server: Server;
  readonly #keys: Keys;
  readonly sub = randomUUID();
  fault: Fault = {};
  nonce = '';

  private constructor(keys: Keys) {
    this.#keys = keys;
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  static async start(): Promise<FaultyProvider> {
    const [own, stranger] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
    const provider = new FaultyProvider({ own, stranger });
    await new Promise<void>((done) => provider.#server.listen(0, '127.0.0.1', done));
    return provider;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #idToken(): Promise<string> {
    const { claims = {}, signedBy } = this.fault;
    const said = {
      iss: this.issuer,
      aud: 'halfrond',
      sub: this.sub,
      nonce: this.nonce,
      email: 'an@school.example',
      email_verified: true,
      ...claims,
    };
    const token = new SignJWT(said).setIssuedAt().setExpirationTime(claims.exp ?? '5m');
    if (signedBy === 'secret') return token.setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(SECRET));
    const key = this.#keys[signedBy ?? 'own'].privateKey;
    return token.setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(key);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { issuer } = this;
    if (request.url === '/.well-known/openid-configuration')
      return json(response, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/keys`,
      });
    if (request.url === '/keys')
      return json(response, { keys: [{ ...(await exportJWK(this.#keys.own.publicKey)), kid: KEY_ID, alg: 'RS256' }] });
    if (request.url === '/userinfo') return json(response, { sub: this.sub, ...this.fault.userInfo });
    if (this.fault.token !== undefined) return this.fault.token(response);
    json(response, { access_token: 'a', token_type: 'Bearer', id_token: await this.#idToken() });
  }
}

describe.each(engines)('a faulty provider on %s', (engine) => {
  let provider: FaultyProvider;
  let app: TestApp;
  beforeAll(async () => {
    provider = await FaultyProvider.start();
    const settings = {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'halfrond',
      OIDC_CLIENT_SECRET: SECRET,
      OIDC_ALLOW: 'school.example',
      PUBLIC_URL: ADDRESS,
    };
    app = await createTestApp(engine, settings);
  });
  beforeEach(() => {
    provider.fault = {};
  });
  afterAll(async () => {
    await app.close();
    provider.stop();
  });

  /** All rows but the numbers of states that were used, which stop a second use for five minutes. */
  const rows = async () => ({ ...(await rowsOf(app.db)), used_tokens: [] });
  async function start() {
    const client = randomUUID();
    const { headers } = await app.nobody().get(`auth/provider/oidc/start?client=${client}`);
    const asked = new URL(String(headers.location)).searchParams;
    provider.nonce = required(asked.get('nonce'));
    return { client, state: required(asked.get('state')) };
  }
  async function comeBack(parameters: Record<string, string>) {
    const query = new URLSearchParams({ code: 'c', ...parameters });
    const { status, headers } = await app.nobody().get(`auth/provider/oidc/callback?${query}`);
    const [page, fragment] = String(headers.location).split('#');
    expect([status, page]).toEqual([302, '/login']);
    return Object.fromEntries(new URLSearchParams(fragment));
  }

  it('without a fault lets somebody in, so that the faults below are what stops them', async () => {
    const { client, state } = await start();
    const { handoff } = await comeBack({ state });
    expect((await app.student(client).post('auth/provider/exchange', { handoff })).status).toBe(200);
  });

  const hour = Math.floor(Date.now() / 1000) + 3_600;
  const faults: [string, Fault][] = [
    ['another audience', { claims: { aud: 'another' } }],
    ['another issuer', { claims: { iss: 'https://elsewhere.example' } }],
    ['another nonce', { claims: { nonce: 'another' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['a token that is over', { claims: { exp: hour - 7_200 } }],
    ['a key that is not published', { signedBy: 'stranger' }],
    ['the client’s secret in place of a key', { signedBy: 'secret' }],
    ['a code that was used', { token: (response) => json(response, { error: 'invalid_grant' }, 400) }],
    ['no answer to the code', { token: (response) => response.destroy() }],
    ['something else than an answer', { token: (response) => response.end('<h1>It works</h1>') }],
    ['no token', { token: (response) => json(response, { access_token: 'a', token_type: 'Bearer' }) }],
    [
      'what it says of somebody else',
      { claims: { email: undefined }, userInfo: { sub: 'another', email: 'an@school.example', email_verified: true } },
    ],
  ];
  it.each(faults)('%s is no login, and leaves nothing', async (_, fault) => {
    const before = await rows();
    const { state } = await start();
    provider.fault = fault;
    expect(await comeBack({ state })).toEqual({ failed: 'UNAVAILABLE' });
    expect(await rows()).toEqual(before);
  });

  const notAllowed: [string, Fault][] = [
    ['an address of another domain', { claims: { email: 'an@elsewhere.example' } }],
    ['an address that nobody verified', { claims: { email_verified: false } }],
    ['a text that says “true”', { claims: { email_verified: 'true' } }],
    [
      'an address beside another one that is verified',
      { claims: { email_verified: undefined }, userInfo: { email: 'an@elsewhere.example', email_verified: true } },
    ],
  ];
  it.each(notAllowed)('%s is not allowed, and leaves nothing', async (_, fault) => {
    const before = await rows();
    const { state } = await start();
    provider.fault = fault;
    expect(await comeBack({ state })).toEqual({ failed: expect.stringMatching(/^(NOT_ALLOWED|UNAVAILABLE)$/) });
    expect(await rows()).toEqual(before);
  });

  it('a state that is unknown, changed or used leaves nothing', async () => {
    const { state } = await start();
    await comeBack({ state, error: 'access_denied' });
    const before = await rowsOf(app.db);
    const changed = `${state.slice(0, -2)}${state.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const wrong of ['', 'unknown', changed, state])
      expect(await comeBack({ state: wrong })).toEqual({ failed: 'EXPIRED' });
    expect(await rowsOf(app.db)).toEqual(before);
  });

  it('an unknown hand-off, and that of another page, leave nothing', async () => {
    const { client, state } = await start();
    const { handoff = '' } = await comeBack({ state });
    const before = await rowsOf(app.db);
    for (const [page, sent] of [
      [randomUUID(), handoff],
      [client, `${handoff}x`],
      [client, state],
    ])
      expect(errorOf(await app.student(page).post('auth/provider/exchange', { handoff: sent }))).toEqual([
        401,
        'AUTHENTICATION_FAILED',
      ]);
    expect(await rowsOf(app.db)).toEqual(before);
  });
});
