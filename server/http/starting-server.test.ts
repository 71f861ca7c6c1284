// While the server starts its port is open, and every request gets an answer; once it is open the app gets them all.
import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { LANGUAGE_TAGS } from '#shared/domain/languages.ts';
import { required } from '#testing/required.ts';
import { createStartingReply } from './starting-reply.ts';
import { StartingServer } from './starting-server.ts';

const UNAVAILABLE = [503, 'UNAVAILABLE'];
const codeIn = (body: string): unknown => JSON.parse(body).code;

describe('a server that is starting', () => {
  let server: StartingServer;
  let base: string;
  /** What reached the app. */
  let passed: string[];
  beforeEach(async () => {
    passed = [];
    const config = readConfig({ LANGUAGES: 'FR,NL_BE', PUBLIC_URL: 'https://spel.example.org' });
    server = new StartingServer(createStartingReply(config));
    server.on('request', ({ url }, response) => {
      passed.push(String(url));
      response.end('the app');
    });
    new Server(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise<void>((done) => server.close(() => done())));

  const asBrowser = (path: string, method = 'GET') =>
    fetch(base + path, { method, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });

  it.each(['/livez', '/livez/', '/livez?from=probe'])('%s says that it lives', async (path) => {
    const reply = await fetch(base + path);
    expect([reply.status, await reply.json()]).toEqual([200, { status: 'ok' }]);
  });

  it.each(['/readyz', '/healthz'])('%s says that it is not ready', async (path) => {
    const reply = await fetch(base + path);
    expect([reply.status, await reply.json()]).toEqual([503, { status: 'starting' }]);
  });

  it.each([
    ['GET', '/api/config/faq'],
    ['POST', '/api/auth/login'],
    ['GET', '/metrics'],
    ['POST', '/'],
    ['GET', '/assets/index.js'],
    ['GET', '/socket.io/?EIO=4&transport=polling'],
  ])('%s %s is to be tried again', async (method, path) => {
    const body = method === 'POST' ? 'x'.repeat(1_000_000) : null;
    const reply = await fetch(base + path, { method, body });
    expect([reply.status, codeIn(await reply.text())]).toEqual(UNAVAILABLE);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(passed).toEqual([]);
  });

  it('a call of the API is no page, whoever makes it', async () => {
    const reply = await asBrowser('/api/config/faq');
    expect([reply.status, codeIn(await reply.text())]).toEqual(UNAVAILABLE);
  });

  it.each(['/', '/votingsession/ABCDEF', '/apiary'])(
    '%s is a page in every language that reloads by itself',
    async (path) => {
      const reply = await asBrowser(path);
      expect(reply.status).toBe(503);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(reply.headers.get('strict-transport-security')).not.toBeNull();
      const html = await reply.text();
      expect(html).toMatch(/^<!doctype html><html lang="fr">/);
      expect(html).toContain('<meta http-equiv="refresh" content="3">');
      for (const tag of Object.values(LANGUAGE_TAGS)) expect(html.split(`lang="${tag}"`)).toHaveLength(2);
      const [, style = ''] = required(/<style>(.*?)<\/style>/s.exec(html));
      const hash = createHash('sha256').update(style).digest('base64');
      expect(reply.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
    },
  );

  it('HEAD is the page without its text', async () => {
    const reply = await asBrowser('/', 'HEAD');
    expect([reply.status, await reply.text()]).toEqual([503, '']);
  });

  it('a socket is refused, and let in once the server is open', async () => {
    const connect = () =>
      new Promise<string>((done) => {
        const socket = new WebSocket(`${base.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
        socket.onopen = () => {
          socket.close();
          done('open');
        };
        socket.onerror = () => done('refused');
      });
    expect(await connect()).toBe('refused');
    server.open();
    expect(await connect()).toBe('open');
  });

  it('every request reaches the app once it is open', async () => {
    server.open();
    for (const path of ['/livez', '/', '/api/config/faq']) expect(await (await asBrowser(path)).text()).toBe('the app');
    expect(passed).toEqual(['/livez', '/', '/api/config/faq']);
  });
});
