// Every endpoint with all that its schema permits and much that it does not: never a 5xx, a stack or a polluted
// prototype.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '#shared/contract/contract.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { bodiesFor, hostileText } from '#testing/hostile-values.ts';
import { required } from '#testing/required.ts';
import { addressOf } from './address.ts';
import { expectCleanPrototypes, expectHarmless } from './expect-harmless.ts';
import { makeQuestionSet, makeTemplate, startGame } from './factories.ts';
import { type Caller, createTestApp, type TestApp } from './test-app.ts';
import { engines } from './test-database.ts';

/** Tries per endpoint and kind; FUZZ_RUNS sets more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 60);
/** argon2 is slow on purpose. */
const SLOW = /^auth\/|^account/;
let tried = 0;

describe.each(engines)('hostile calls on %s', (engine) => {
  let app: TestApp;
  let chief: Caller;
  /** Values that exist, by the name of the parameter. */
  let real: Record<string, string>;
  const clientId = randomUUID();

  beforeAll(async () => {
    app = await createTestApp(engine, { LOG_LEVEL: 'silent' });
    chief = await app.user('super_admin');
    const set = await makeQuestionSet(app);
    const game = await startGame(app, chief, set, { settings: ['own_arguments', 'skip_questions'] });
    const draft = await makeQuestionSet(app);
    await app.db.updateTable('question_sets').set({ published: 0 }).where('id', '=', draft.questionSetId).execute();
    const templateId = await makeTemplate(app, chief, set);
    real = {
      code: game.code,
      sessionId: game.id,
      id: draft.questionSetId,
      templateId,
      token: (await chief.post(`game_templates/${templateId}/link`)).body.token,
      statementId: required(set.statements[0]),
      partyId: required(set.parties[0]),
      commentId: randomUUID(),
    };
  });
  afterAll(async () => {
    await app.close();
    console.log(`${tried} hostile calls on ${engine}, none answered with a 5xx`);
    tried = 0;
  });

  const inject = async (endpoint: Endpoint, url: string, more: InjectOptions): Promise<void> => {
    // A student's calls with a client-id alone: with a token too the caller would be the owner, who never answers.
    const asStudent = endpoint.access.startsWith('student');
    const who = asStudent ? { 'client-id': clientId } : { authorization: `Bearer ${chief.token}` };
    const reply = await app.app.http.inject({
      ...more,
      method: endpoint.method,
      url,
      headers: { ...who, ...more.headers },
    });
    tried += 1;
    expectHarmless(reply);
    expectCleanPrototypes();
  };
  const realAddress = (endpoint: Endpoint) =>
    `/api/${addressOf(endpoint, endpoint.path.startsWith('game_templates') ? { ...real, id: required(real.templateId) } : real)}`;
  const withBody = allEndpoints.map(({ endpoint }) => endpoint).filter(({ body }) => body !== undefined);
  it.each(withBody)('$method $path, bodies', { timeout: 120_000 }, async (endpoint) => {
    if (endpoint.body === undefined) return;
    const bodies = bodiesFor(endpoint.body, Object.values(real));
    const numRuns = SLOW.test(endpoint.path) ? Math.ceil(RUNS / 3) : RUNS;
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const payload = JSON.stringify(body);
        await inject(endpoint, realAddress(endpoint), { payload, headers: { 'content-type': 'application/json' } });
      }),
      { numRuns },
    );
  });

  const withAddress = allEndpoints.map(({ endpoint }) => endpoint).filter(({ params, query }) => params || query);
  it.each(withAddress)('$method $path, addresses and queries', { timeout: 120_000 }, async (endpoint) => {
    const names = Object.keys(endpoint.params?.shape ?? {});
    const values = fc.record(
      Object.fromEntries(names.map((name) => [name, fc.oneof(hostileText, fc.constant(real[name] ?? ''))])),
    );
    const queries = fc.array(fc.tuple(fc.constantFrom('page', 'mode', '__proto__', 'a[b]'), hostileText), {
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(values, queries, async (given, query) => {
        // Lone surrogates cannot be written in an address at all.
        const sound = Object.fromEntries(names.map((name) => [name, (given[name] ?? '').toWellFormed() || '-']));
        const search = query.map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`).join('&');
        const url = `/api/${addressOf(endpoint, sound)}?${search}`;
        if (url.length > 15_000 || (endpoint.method === 'DELETE' && url.includes(real.code ?? ' '))) return;
        await inject(endpoint, url, {});
      }),
      { numRuns: Math.ceil(RUNS / 2) },
    );
  });

  const forms = allEndpoints.map(({ endpoint }) => endpoint).filter(({ form }) => form !== undefined);
  it.each(forms)('$method $path, forms', { timeout: 120_000 }, async (endpoint) => {
    const name = fc.oneof(
      fc.constantFrom('name', 'email', 'json', 'csv', '__proto__').map((field) => `${endpoint.form}[${field}]`),
      hostileText,
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, hostileText), { maxLength: 6 }), fc.boolean(), async (fields, whole) => {
        const parts = fields.map(
          ([key, value]) => `--b\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
        );
        const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
        await inject(endpoint, realAddress(endpoint), {
          payload: `${parts.join('')}${whole ? '--b--\r\n' : '--b'}`,
          headers: multipart,
        });
        const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
        const payload = fields.map(([key, value]) => `${key}=${value}`).join('&');
        await inject(endpoint, realAddress(endpoint), { payload, headers: urlencoded });
      }),
      { numRuns: Math.ceil(RUNS / 2) },
    );
  });

  const TYPES = [
    'application/json',
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=b',
    'text/plain',
    'application/xml',
    '',
  ];
  it.each(withBody)('$method $path, raw bytes', { timeout: 120_000 }, async (endpoint) => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((raw) => Buffer.from(raw)),
      hostileText.map((text) => Buffer.from(text)),
      fc
        .constantFrom('{', '[', '"', '{"a":', '{"__proto__":{"polluted":1}}', '{"a":1e999}', '--b\r\n\r\n', 'a=%&b=%zz')
        .map((text) => Buffer.from(text)),
    );
    await fc.assert(
      fc.asyncProperty(bytes, fc.constantFrom(...TYPES), (payload, type) =>
        inject(endpoint, realAddress(endpoint), { payload, headers: { 'content-type': type } }),
      ),
      { numRuns: Math.ceil(RUNS / 2) },
    );
  });

  it('refuses hostile credentials as it refuses none', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, hostileText, async (token, client) => {
        // Leaves out what no HTTP client can put into a header.
        const sent = (text: string) => text.replace(/[^\x20-\x7e\x80-\xff]/g, '?').slice(0, 4_000);
        const headers = { authorization: sent(token), 'client-id': sent(client) };
        const reply = await app.app.http.inject({ url: `/api/voting/session/${real.code}`, headers });
        tried += 1;
        expectHarmless(reply);
        expect(reply.statusCode).not.toBe(401);
      }),
      { numRuns: RUNS },
    );
  });

  it('still works', async () => {
    expect((await app.app.http.inject('/healthz')).statusCode).toBe(200);
    expect((await app.student().get(`voting/session/${real.code}`)).status).toBeLessThan(500);
  });
});
