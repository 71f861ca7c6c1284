// A long reply that fails on its way: the client must not take the first half for the whole.
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RequestLog } from './log.ts';
import { pacedStream } from './paced-stream.ts';

const lines: string[] = [];
const app = Fastify({
  logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  logController: new RequestLog(),
});
/** Settled when the server has noticed that the client of `/endless` went away. */
const left = Promise.withResolvers<void>();

beforeAll(async () => {
  app.get('/half', (_, reply) =>
    reply.send(
      pacedStream(
        (async function* () {
          yield '{"list":[1';
          throw new Error('the database is away');
        })(),
      ),
    ),
  );
  app.get('/endless', (_, reply) =>
    reply.send(
      pacedStream(
        (async function* () {
          try {
            for (;;) yield 'more';
          } finally {
            left.resolve();
          }
        })(),
      ),
    ),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const addressOf = (path: string) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/${path}`;

it('is cut and logged; one whose client goes away only ends', async () => {
  const going = new AbortController();
  const endless = await fetch(addressOf('endless'), { signal: going.signal });
  await endless.body?.getReader().read();
  going.abort();
  await left.promise;
  expect(lines).toEqual([]);

  const reply = await fetch(addressOf('half'));
  expect(reply.status).toBe(200);
  await expect(reply.text()).rejects.toThrow(TypeError);
  expect(lines.map((line) => JSON.parse(line).err.message)).toEqual(['the database is away']);
});

it('makes one piece of all such replies per turn of the event loop', async () => {
  let turn = 0;
  const next = (): void => {
    turn += 1;
    if (turn < 100) setImmediate(next);
  };
  const madeIn: number[] = [];
  const read = async (): Promise<void> => {
    const pieces = (async function* () {
      yield 'begin';
      for (let at = 0; at < 3; at += 1) {
        madeIn.push(turn);
        yield `${at}`;
      }
    })();
    for await (const _ of pacedStream(pieces));
  };
  setImmediate(next);
  await Promise.all([read(), read(), read()]);
  expect(new Set(madeIn).size).toBe(9);
});
