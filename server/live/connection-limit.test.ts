import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, it, vi } from 'vitest';
import { atEnd } from '#server/testing/at-end.ts';
import { limitConnections } from './connection-limit.ts';
import { createLiveServer } from './gateway.ts';

let url: string;
let transports: { writable: boolean }[];

beforeEach(async () => {
  const http = createServer();
  const io = createLiveServer(http, {});
  limitConnections(io, ({ headers }) => String(headers['x-address']), 2);
  transports = [];
  io.engine.on('connection', ({ transport }) => transports.push(transport));
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  atEnd(() => io.close());
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/socket.io/?EIO=4&transport=polling`;
});

const call = (address: string, sid = '', init: RequestInit = {}) =>
  fetch(`${url}&sid=${sid}`, { ...init, headers: { 'x-address': address } });

async function begin(address: string): Promise<string> {
  const reply = await call(address);
  expect(reply.status).toBe(200);
  return JSON.parse((await reply.text()).slice(1)).sid;
}

/** Begins a connection whose client waits for messages, as a page does. */
async function listen(address: string): Promise<string> {
  const sid = await begin(address);
  const transport = transports.at(-1);
  void call(address, sid);
  await vi.waitFor(() => expect(transport?.writable).toBe(true));
  return sid;
}

const send = async (address: string, sid: string, packet: string) =>
  (await call(address, sid, { method: 'POST', body: packet })).status;

it('refuses who begins more connections than an address may have, until one of them ends, and nobody else', async () => {
  const first = await listen('a');
  await listen('a');
  expect((await call('a')).status).toBe(403);
  expect((await call('b')).status).toBe(200);
  // Those that are open continue.
  expect(await send('a', first, '40')).toBe(200);
  await send('a', first, '1');
  await listen('a');
  expect((await call('a')).status).toBe(403);
});

it('ends the oldest connection that nobody reads for a new one of its address, and none that is read', async () => {
  const unread = await begin('b');
  const read = await listen('a');
  const oldest = await begin('a');
  const newest = await begin('a');
  expect(await send('a', oldest, '40')).toBe(400);
  expect(await send('a', read, '40')).toBe(200);
  expect(await send('a', newest, '40')).toBe(200);
  expect(await send('b', unread, '40')).toBe(200);
});
