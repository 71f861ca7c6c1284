import { randomUUID } from 'node:crypto';
import { connect as connectTcp, type Socket as TcpSocket } from 'node:net';
import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { openSocket } from '#server/testing/open-socket.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { SOCKET_BURST } from '#shared/domain/limits.ts';

afterEach(() => void vi.useRealTimers());

describe('the messages of a connection', async () => {
  const { app, teacher, set } = await openGameApp();
  const address = await app.listen();
  const { code } = await startGame(app, teacher, set);
  const lines: TcpSocket[] = [];
  /** The clock stands still, so that however slow this machine is no budget grows back meanwhile. */
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => {
    for (const line of lines.splice(0)) line.destroy();
  });

  async function connect(transports = ['websocket']): Promise<Socket> {
    const socket = openSocket(address, { clientId: randomUUID() }, { transports, upgrade: false });
    await new Promise<void>((done) => socket.once('connect', done));
    return socket;
  }
  const isCut = (socket: Socket) =>
    new Promise<void>((done) => (socket.connected ? socket.once('disconnect', () => done()) : done()));
  const times = (count: number, act: () => void): void => {
    for (let at = 0; at < count; at++) act();
  };

  it('are all answered in a burst, the same code for the same socket too', async () => {
    const socket = await connect();
    const replies = await Promise.all(
      Array.from({ length: SOCKET_BURST - 1 }, () => socket.emitWithAck('subscribe', code)),
    );
    expect(replies).toEqual(replies.map(() => ({ ok: true })));
    expect(socket.connected).toBe(true);
  });

  it.each([['websocket'], ['polling']])('over the budget end it, by %s', async (transport) => {
    const socket = await connect([transport]);
    times(SOCKET_BURST * 3, () => socket.emit('subscribe', code));
    await isCut(socket);
  });

  it('end it whatever they are', async () => {
    const unknown = await connect();
    times(SOCKET_BURST * 3, () => unknown.emit('no-such-event', 1));
    await isCut(unknown);
    const acknowledging = await connect();
    times(SOCKET_BURST * 3, () => acknowledging.io.engine.write('431[]'));
    await isCut(acknowledging);
    const pongs = await connect();
    times(SOCKET_BURST * 3, () =>
      Reflect.apply(Reflect.get(pongs.io.engine, '_sendPacket'), pongs.io.engine, ['pong']),
    );
    await isCut(pongs);
  });

  /** A WebSocket by hand, connected; a browser's would not send what it sends. */
  async function line(): Promise<TcpSocket> {
    const tcp = connectTcp(Number(new URL(address).port), '127.0.0.1');
    lines.push(tcp);
    tcp.on('error', () => {});
    tcp.write(
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    );
    await new Promise<void>((done) => tcp.on('data', (chunk) => chunk.includes('"sid"') && done()));
    return tcp;
  }
  const closed = (tcp: TcpSocket) => new Promise<void>((done) => tcp.once('close', () => done()));

  it('count before a namespace is joined, and below Socket.IO', async () => {
    const frames: [opcode: number, payload: string][] = [
      [0x81, '40{}'],
      [0x89, 'ping'],
    ];
    for (const [opcode, payload] of frames) {
      const tcp = await line();
      const frame = Buffer.concat([Buffer.from([opcode, 0x80 | payload.length, 0, 0, 0, 0]), Buffer.from(payload)]);
      tcp.write(Buffer.concat(Array.from({ length: SOCKET_BURST * 3 }, () => frame)));
      await closed(tcp);
    }
  });

  it('of one connection that is cut leave the others alone', async () => {
    const calm = await connect();
    const loud = await connect();
    times(SOCKET_BURST * 3, () => loud.emit('subscribe', code));
    await isCut(loud);
    expect(await calm.emitWithAck('subscribe', code)).toEqual({ ok: true });
    const fresh = await connect();
    expect(await fresh.emitWithAck('subscribe', code)).toEqual({ ok: true });
  });
});

it('a server closes whatever its clients leave open', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = await createTestApp();
  const { port } = new URL(await app.listen());
  const heads = [
    '',
    'GET /api/partners HTTP/1.1\r\nHost: loc',
    'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email"',
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    'GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: localhost\r\n\r\n',
  ];
  const clients = heads.map((head) => {
    const tcp = connectTcp(Number(port), '127.0.0.1', () => tcp.write(head)).on('error', () => {});
    return {
      replied: new Promise((done) => tcp.once('data', done)),
      closed: new Promise((done) => tcp.once('close', done)),
    };
  });
  // The last two have their reply: what the others sent is there as well.
  await Promise.all(clients.slice(-2).map(({ replied }) => replied));
  const closing = app.close();
  // As long as it waits for clients, and longer.
  vi.advanceTimersByTime(60_000);
  await closing;
  await Promise.all(clients.map(({ closed }) => closed));
});
