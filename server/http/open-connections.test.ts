import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openTestApp } from '#server/testing/open-app.ts';

it('a server that closes answers who is calling, and does not wait for another call on that connection', async () => {
  const app = await openTestApp('SQLite');
  const { port } = new URL(await app.listen());
  const phone = connect(Number(port), '127.0.0.1');
  phone.write(
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
  );
  await once(app.app.http.server, 'request');
  const began = performance.now();
  const closing = app.app.close();
  phone.write('}');
  expect(await text(phone)).toMatch(/^HTTP\/1\.1 422 .*\r\nconnection: close\r\n.*"INVALID"/is);
  await closing;
  expect(performance.now() - began).toBeLessThan(2_000);
});
