// The page's socket against a real server: it follows a voting session through every interruption.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Server, type Socket } from 'socket.io';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invariant } from '#shared/domain/invariant.ts';
import { parseSessionCode, type SessionCode } from '#shared/domain/session-code.ts';
import type { LiveHandlers } from './live-client.ts';

interface Heard {
  clientId: unknown;
  code: string;
}

let server: Server;
let sockets: Socket[] = [];
let received: Heard[] = [];
let stops: (() => void)[] = [];
let page: EventTarget & { visibilityState: string };

function listen(port: number): Promise<Server> {
  const opened = new Server(port);
  opened.on('connection', (socket) => {
    sockets.push(socket);
    socket.on('subscribe', (code: string, acknowledge: (reply: unknown) => void) => {
      received.push({ clientId: socket.handshake.auth.clientId, code });
      acknowledge(code === 'ABC234' ? { ok: true } : { ok: false, code: 'INVALID_CODE' });
    });
  });
  return new Promise((done) => opened.httpServer.on('listening', () => done(opened)));
}

const portOf = (opened: Server): number => {
  const address = opened.httpServer.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const sessionCode = (text: string): SessionCode => {
  const code = parseSessionCode(text);
  invariant(code, `${text} is a session code`);
  return code;
};

async function follow(code: string, handlers: Partial<LiveHandlers> = {}) {
  const { subscribe, liveStatus } = await import('./live-client.ts');
  let resyncs = 0;
  stops.push(
    subscribe(sessionCode(code), {
      onResync: () => {
        resyncs += 1;
      },
      ...handlers,
    }),
  );
  return { liveStatus, resyncs: () => resyncs };
}

beforeEach(async () => {
  sockets = [];
  received = [];
  stops = [];
  server = await listen(0);
  const port = portOf(server);
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.resetModules();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { protocol: 'http:', hostname: '127.0.0.1', host: `127.0.0.1:${port}`, port: `${port}` });
});

afterEach(async () => {
  for (const stop of stops) stop();
  await server.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('subscribes with its client-id and reads the session afterwards', async () => {
  const { liveStatus, resyncs } = await follow('ABC234');
  await vi.waitFor(() => expect(resyncs()).toBe(1), 10_000);
  expect(received).toEqual([{ clientId: expect.stringMatching(/^[0-9a-f-]{36}$/), code: 'ABC234' }]);
  expect(liveStatus.read()).toBe('online');
});

it('hands on what the server says under that code', async () => {
  const updates: unknown[] = [];
  const { resyncs } = await follow('ABC234', { onUpdate: (update) => updates.push(update) });
  await vi.waitFor(() => expect(resyncs()).toBe(1), 10_000);
  server.emit('XYZ789-update', { type: 'results' });
  server.emit('ABC234-update', { type: 'archived' });
  await vi.waitFor(() => expect(updates).toEqual([{ type: 'archived' }]), 10_000);
});

it('says so when the code is unknown', async () => {
  let refused = false;
  await follow('ZZZ999', {
    onInvalidCode: () => {
      refused = true;
    },
  });
  await vi.waitFor(() => expect(refused).toBe(true), 10_000);
});

it.each([
  ['the connection breaks', () => sockets.at(-1)?.conn.close()],
  ['the server sends it away', () => sockets.at(-1)?.disconnect(true)],
])('subscribes again and reads again after %s', async (_what, interrupt) => {
  const { resyncs, liveStatus } = await follow('ABC234');
  await vi.waitFor(() => expect(resyncs()).toBe(1), 10_000);
  interrupt();
  await vi.waitFor(() => expect(resyncs()).toBe(2), 10_000);
  expect(received).toHaveLength(2);
  expect(liveStatus.read()).toBe('online');
});

it('reads again when the page becomes visible', async () => {
  const { resyncs } = await follow('ABC234');
  await vi.waitFor(() => expect(resyncs()).toBe(1), 10_000);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(resyncs()).toBe(2);
});

it('leaves a connection that leads nowhere when the page becomes visible', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { resyncs, liveStatus } = await follow('ABC234');
  await vi.waitFor(() => expect(resyncs()).toBe(1), 10_000);
  const [dead] = sockets;
  // It stays open, but messages on it are ignored.
  dead?.removeAllListeners('subscribe');
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(5_000);
  while (received.length < 2) await nextTurn();
  expect(sockets).toHaveLength(2);
  expect(liveStatus.read()).toBe('online');
});

it('keeps a connection that works when the page becomes visible', async () => {
  const { resyncs } = await follow('ABC234');
  await vi.waitFor(() => expect(resyncs()).toBe(1), 10_000);
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(received).toHaveLength(2), 10_000);
  expect(sockets).toHaveLength(1);
});

it('is connected again when the network comes back under a connection that lived on', async () => {
  const { resyncs, liveStatus } = await follow('ABC234');
  await vi.waitFor(() => expect(resyncs()).toBe(1));
  window.dispatchEvent(new Event('offline'));
  expect(liveStatus.read()).toBe('offline');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  window.dispatchEvent(new Event('online'));
  vi.runOnlyPendingTimers();
  while (received.length < 2) await nextTurn();
  await nextTurn();
  expect(liveStatus.read()).toBe('online');
  expect(sockets).toHaveLength(1);
});

it('does not wait for the next try when the page becomes visible', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { resyncs, liveStatus } = await follow('ABC234');
  await vi.waitFor(() => expect(resyncs()).toBe(1), 10_000);
  const port = portOf(server);
  await server.close();
  while (liveStatus.read() !== 'offline') await nextTurn();
  server = await listen(port);
  page.dispatchEvent(new Event('visibilitychange'));
  // The clock stands still, so the library does not reconnect by itself.
  while (resyncs() < 2) await nextTurn();
  expect(liveStatus.read()).toBe('online');
});

describe('while the server says that updates of other servers do not arrive', () => {
  const SECONDS_3 = 3_000;
  /** A page that was told so, whose first read would be in the middle of the interval. */
  async function polling() {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const onResync = vi.fn();
    await follow('ABC234', { onResync });
    while (onResync.mock.calls.length === 0) await nextTurn();
    onResync.mockClear();
    const said = (on: boolean) => sockets.at(-1)?.emit('ABC234-poll', { on });
    const told = async (on: boolean) => {
      const timers = vi.getTimerCount();
      said(on);
      while (vi.getTimerCount() === timers) await nextTurn();
    };
    await told(true);
    return { onResync, told, said };
  }
  afterEach(() => void vi.restoreAllMocks());

  it('the page reads every three seconds, at a moment of its own', async () => {
    const { onResync } = await polling();
    vi.advanceTimersByTime(SECONDS_3 / 2 - 1);
    expect(onResync).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1 + 2 * SECONDS_3);
    expect(onResync.mock.calls).toEqual([[true], [true], [true]]);
  });

  it('it does so until updates come again', async () => {
    const { onResync, told } = await polling();
    await told(false);
    vi.advanceTimersByTime(3 * SECONDS_3);
    expect(onResync).not.toHaveBeenCalled();
  });

  it('being told twice delays nothing', async () => {
    const { onResync, said } = await polling();
    vi.advanceTimersByTime(SECONDS_3 / 2 - 1);
    const heard = new Promise((done) => sockets.at(-1)?.once('subscribe', done));
    said(true);
    // Its own subscription is answered after the message before it.
    page.dispatchEvent(new Event('visibilitychange'));
    await heard;
    onResync.mockClear();
    vi.advanceTimersByTime(1);
    expect(onResync.mock.calls).toEqual([[true]]);
  });

  it('not while nobody sees the page, and not on a connection that is gone', async () => {
    const { onResync } = await polling();
    page.visibilityState = 'hidden';
    vi.advanceTimersByTime(10 * SECONDS_3);
    expect(onResync).not.toHaveBeenCalled();
    page.visibilityState = 'visible';
    onResync.mockClear();
    const { liveStatus } = await import('./live-client.ts');
    sockets.at(-1)?.conn.close();
    while (liveStatus.read() === 'online') await nextTurn();
    await server.close();
    vi.advanceTimersByTime(10 * SECONDS_3);
    expect(onResync).not.toHaveBeenCalled();
  });
});

it('closes the connection when nobody follows any more, and opens it again', async () => {
  const { resyncs, liveStatus } = await follow('ABC234');
  await vi.waitFor(() => expect(resyncs()).toBe(1), 10_000);
  stops.pop()?.();
  await vi.waitFor(() => expect(server.engine.clientsCount).toBe(0), 10_000);
  expect(liveStatus.read()).toBe('idle');
  const again = await follow('ABC234');
  await vi.waitFor(() => expect(again.resyncs()).toBe(1), 10_000);
});

it('does not come back to a server that sent it away once nobody follows any more', async () => {
  const { resyncs, liveStatus } = await follow('ABC234');
  await vi.waitFor(() => expect(resyncs()).toBe(1), 10_000);
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
  server.disconnectSockets();
  await vi.waitFor(() => expect(liveStatus.read()).toBe('offline'), 10_000);
  stops.pop()?.();
  const connects = sockets.length;
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  // Somebody else gets through, later than the page would have.
  const other = io(`http://localhost:${portOf(server)}`, { forceNew: true });
  await vi.waitFor(() => expect(other.connected).toBe(true), 10_000);
  other.disconnect();
  expect(sockets).toHaveLength(connects + 1);
});
