// While the database is slow or away no client is refused for good, and none waits for an acknowledgement for ever.
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Server, Socket as ServerSocket } from 'socket.io';
import { io as connect, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unlimited } from '#server/access/rate-limits.ts';
import { OLDEST_PROTOCOL, PROTOCOL } from '#shared/domain/live-event-names.ts';
import { createLiveServer, mountGateway } from './gateway.ts';
import { type MessageBus, noopBus } from './message-bus.ts';

const CODE = 'ABC234';

let http: HttpServer;
let live: Server;
let phone: Socket;
let isAway: boolean;
/** What a subscription waits for. */
let lookup: Promise<void>;
const failures: unknown[] = [];
/** Whether messages of other servers come in, and of which rooms. */
let isConnected: boolean;
const subscribed = new Set<string>();
const bus: MessageBus = {
  ...noopBus,
  subscribe: async (room) => void subscribed.add(room),
  unsubscribe: (room) => subscribed.delete(room),
  get isConnected() {
    return isConnected;
  },
};

const orFail = <T>(value: T): Promise<T> =>
  isAway ? Promise.reject(new Error('ECONNREFUSED')) : Promise.resolve(value);

beforeEach(async () => {
  isAway = false;
  isConnected = true;
  lookup = Promise.resolve();
  failures.length = 0;
  subscribed.clear();
  http = createServer();
  live = createLiveServer(http, {});
  mountGateway(live, {
    callerAddress: () => '127.0.0.1',
    connectionsMax: 100,
    identify: () => orFail({ actor: { kind: 'anonymous' }, badToken: false, badClientId: false }),
    findOwner: () => lookup.then(() => orFail({ id: 'game', ownerId: 'somebody' })),
    limits: unlimited,
    bus,
    onOwner: () => {},
    onFailure: (error) => failures.push(error),
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const { port } = http.address() as AddressInfo;
  // As a page does it: subscribes whenever it is connected, and does nothing else to come back.
  phone = connect(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    forceNew: true,
    autoConnect: false,
    reconnectionDelay: 20,
    reconnectionDelayMax: 50,
  });
});
afterEach(async () => {
  phone.close();
  await live.close();
});

async function listens(): Promise<void> {
  let heard = 0;
  phone.on(`${CODE}-update`, () => {
    heard += 1;
  });
  await vi.waitFor(() => {
    live.to(`session:${CODE}`).emit(`${CODE}-update`, { type: 'results' });
    expect(heard).toBeGreaterThan(0);
  }, 10_000);
}

it('a connection that goes silent is noticed within 20 s on both ends', async () => {
  const { port } = http.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`);
  const { pingInterval, pingTimeout } = JSON.parse((await reply.text()).slice(1));
  expect(pingInterval + pingTimeout).toBeLessThan(20_000);
});

it('a phone that connects meanwhile is let in once it is back', async () => {
  isAway = true;
  phone.on('connect', () => phone.emit('subscribe', CODE));
  phone.connect();
  await vi.waitFor(() => expect(failures.length).toBeGreaterThan(1), 10_000);
  isAway = false;
  await listens();
});

it('a phone that subscribes meanwhile hears everything once it is back', async () => {
  phone.on('connect', () => phone.emit('subscribe', CODE));
  phone.once('connect', () => {
    isAway = true;
  });
  phone.connect();
  await vi.waitFor(() => expect(failures.length).toBeGreaterThan(0), 10_000);
  isAway = false;
  await listens();
});

it('a phone that goes while its code is looked up leaves nothing that is subscribed on other servers', async () => {
  const looked = Promise.withResolvers<void>();
  lookup = looked.promise;
  const socket = new Promise<ServerSocket>((found) => live.once('connection', found));
  phone.connect();
  const asked = new Promise((done) => socket.then((one) => one.onAny(done)));
  const gone = new Promise((done) => socket.then((one) => one.once('disconnect', done)));
  phone.emit('subscribe', CODE);
  await asked;
  phone.close();
  await gone;
  looked.resolve();
  await new Promise(setImmediate);
  expect([...subscribed]).toEqual([]);
});

it.each([
  [false, [{ on: true }]],
  [true, []],
])('who subscribes while messages of other servers come in (%s) is told to read by itself: %j', async (comes, told) => {
  isConnected = comes;
  const heard: unknown[] = [];
  phone.on(`${CODE}-poll`, (payload) => heard.push(payload));
  phone.connect();
  expect(await phone.emitWithAck('subscribe', CODE)).toEqual({ ok: true });
  expect(heard).toEqual(told);
});

it.each([
  [{}, { ok: true }],
  [{ protocol: 1 }, { ok: true, protocol: PROTOCOL, oldest: OLDEST_PROTOCOL }],
  [{ protocol: '1' }, { ok: true }],
])(
  'a client that says its protocol reads the server’s in the answer, another one nothing more: %j',
  async (auth, answer) => {
    phone.auth = auth;
    phone.connect();
    for (const _ of ['once', 'again']) expect(await phone.emitWithAck('subscribe', CODE)).toEqual(answer);
  },
);
