// A reply that something else than the server gave is no reply.
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';

let server: Server | undefined;

async function serve(listener: RequestListener): Promise<typeof import('./api.ts')> {
  const opened = createServer(listener);
  server = opened;
  await new Promise<void>((done) => opened.listen(0, done));
  const address = opened.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => real(`http://localhost:${port}${url}`, init));
  vi.stubGlobal('localStorage', undefined);
  return import('./api.ts');
}

afterEach(async () => {
  vi.unstubAllGlobals();
  await new Promise((done) => (server ? server.close(done) : done(undefined)));
});

it.each([204, 202, 200])('a call whose reply has a body fails as without a network on an empty %s', async (status) => {
  const { request } = await serve((_, reply) => reply.writeHead(status).end());
  await expect(request('GET account')).rejects.toMatchObject({ code: 'NETWORK' });
});

it('a read of which nothing comes fails as without a network, one that has begun may take its time', async () => {
  let begun: ServerResponse | undefined;
  const { request } = await serve(({ url }, reply) => {
    if (url !== '/api/parties') return;
    reply.writeHead(200, { 'content-type': 'application/json' });
    reply.write('[');
    begun = reply;
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const silent = expect(request('GET account')).rejects.toMatchObject({ code: 'NETWORK' });
    vi.advanceTimersByTime(15_000);
    await silent;
  } finally {
    vi.useRealTimers();
  }
  const slow = request('GET parties');
  await vi.waitFor(() => expect(begun).toBeDefined());
  begun?.end(']');
  expect(await slow).toEqual([]);
});

it('a call that is answered by its status needs no body', async () => {
  const { command } = await serve((_, reply) => reply.writeHead(204).end());
  await expect(command('DELETE parties/:id', { params: { id: '1' } })).resolves.toBeUndefined();
});
