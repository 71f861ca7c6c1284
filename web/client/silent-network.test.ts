// The page's socket on a network that says nothing: WebSockets are never answered, or nothing comes any more on one that is open.
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionCode } from '#shared/domain/session-code.ts';

const CODE = 'ABC234' as SessionCode;

let server: Server;
let sockets: Socket[];
let subscriptions: number;
let page: EventTarget & { visibilityState: string };
let ends: (() => unknown)[];

const portOf = (http: { address: () => unknown }): number => (http.address() as AddressInfo).port;

/** The page is at that port of this machine, and follows the game. */
async function follow(port: number) {
  vi.stubGlobal('location', { protocol: 'http:', hostname: '127.0.0.1', host: `127.0.0.1:${port}`, port: `${port}` });
  const { subscribe, liveStatus } = await import('./live-client.ts');
  const onResync = vi.fn();
  ends.unshift(subscribe(CODE, { onResync }));
  return { onResync, liveStatus };
}

beforeEach(async () => {
  sockets = [];
  subscriptions = 0;
  server = new Server(0);
  server.on('connection', (socket) => {
    sockets.push(socket);
    socket.on('subscribe', (_code: string, acknowledge: (reply: unknown) => void) => {
      subscriptions += 1;
      acknowledge({ ok: true });
    });
  });
  await new Promise((done) => server.httpServer.on('listening', done));
  ends = [() => server.close()];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.resetModules();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const end of ends) await end();
  vi.unstubAllGlobals();
});

/** A network that never answers a WebSocket; everything else gets through. */
async function startDeafNetwork(to: number) {
  const seen = { upgrades: 0 };
  const network = createServer((call, reply) => {
    const { method = 'GET', url = '', headers } = call;
    const passed = request({ host: '127.0.0.1', port: to, method, path: url, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    passed.on('error', () => reply.destroy());
    reply.on('close', () => passed.destroy());
    call.pipe(passed);
  });
  network.on('upgrade', (_call, connection) => {
    seen.upgrades += 1;
    ends.push(() => connection.destroy());
    connection.on('error', () => connection.destroy());
  });
  await new Promise<void>((done) => network.listen(0, '127.0.0.1', done));
  ends.unshift(() => {
    network.closeAllConnections();
    network.close();
  });
  return { seen, port: portOf(network) };
}

it('polls where WebSockets are never answered, from the second try on', async () => {
  const network = await startDeafNetwork(portOf(server.httpServer));
  const { onResync, liveStatus } = await follow(network.port);
  while (network.seen.upgrades === 0) await nextTurn();
  vi.advanceTimersByTime(6_000);
  while (liveStatus.read() !== 'offline') await nextTurn();
  while (onResync.mock.calls.length === 0) {
    // The next try, and what the library's own request waits for.
    vi.advanceTimersByTime(1);
    await nextTurn();
  }
  expect(liveStatus.read()).toBe('online');
  expect(sockets.map(({ conn }) => conn.transport.name)).toEqual(['polling']);
});

describe('when no heartbeat comes for twelve seconds', () => {
  async function connected() {
    const followed = await follow(portOf(server.httpServer));
    while (followed.onResync.mock.calls.length === 0) await nextTurn();
    followed.onResync.mockClear();
    return followed;
  }

  it('the page reads, as a class that spreads its reads, and goes on by a connection that works', async () => {
    const { onResync } = await connected();
    vi.advanceTimersByTime(11_999);
    expect(onResync).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onResync.mock.calls).toEqual([[true]]);
    while (subscriptions < 2) await nextTurn();
    expect(sockets).toHaveLength(1);
  });

  it('it leaves a connection that leads nowhere', async () => {
    const { liveStatus } = await connected();
    sockets.at(-1)?.removeAllListeners('subscribe');
    vi.advanceTimersByTime(12_000);
    vi.advanceTimersByTime(5_000);
    while (subscriptions < 2) await nextTurn();
    expect(sockets).toHaveLength(2);
    expect(liveStatus.read()).toBe('online');
  });

  it('not where the server sends them, nor while nobody sees the page', async () => {
    const { onResync } = await connected();
    vi.advanceTimersByTime(10_000);
    const answered = new Promise<void>((done) => sockets.at(-1)?.conn.once('heartbeat', done));
    sockets.at(-1)?.conn.transport.send([{ type: 'ping' }]);
    await answered;
    vi.advanceTimersByTime(10_000);
    expect(onResync).not.toHaveBeenCalled();
    page.visibilityState = 'hidden';
    vi.advanceTimersByTime(10_000);
    expect(onResync).not.toHaveBeenCalled();
  });
});
