import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { atEnd } from '#server/testing/at-end.ts';
import { limitConnections } from './connection-limit.ts';
import { createLiveServer } from './gateway.ts';

it('refuses who begins more connections than an address may have, until one of them ends, and nobody else', async () => {
  const http = createServer();
  const io = createLiveServer(http, {});
  limitConnections(io, ({ headers }) => String(headers['x-address']), 2);
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  atEnd(() => io.close());
  const poll = (address: string, query = '', init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${(http.address() as AddressInfo).port}/socket.io/?EIO=4&transport=polling${query}`, {
      ...init,
      headers: { 'x-address': address },
    });
  const begun = [await poll('a'), await poll('a')];
  expect(begun.map(({ status }) => status)).toEqual([200, 200]);
  expect((await poll('a')).status).toBe(403);
  expect((await poll('b')).status).toBe(200);
  const { sid } = JSON.parse((await begun[0]?.text())?.slice(1) ?? '');
  // Those that are open go on.
  expect((await poll('a', `&sid=${sid}`, { method: 'POST', body: '40' })).status).toBe(200);
  await poll('a', `&sid=${sid}`, { method: 'POST', body: '1' });
  expect((await poll('a')).status).toBe(200);
  expect((await poll('a')).status).toBe(403);
});
