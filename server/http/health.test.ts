// What each probe says: liveness never depends on the database, readiness does.
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addHealthChecks } from './health.ts';

const OK = [200, { status: 'ok' }];
const READY = [200, { status: 'ready' }];
const NOT_READY = [503, { status: 'not ready' }];
const NO_DATABASE = [503, { status: 'no database' }];
const answers = async (): Promise<void> => {};
const fails = async (): Promise<void> => {
  throw new Error('connect ECONNREFUSED');
};
const silent = (): Promise<void> => new Promise(() => {});

it.each([
  ['a server that is ready', answers, true, { livez: OK, healthz: OK, readyz: READY }],
  ['one that starts or drains', answers, false, { livez: OK, healthz: OK, readyz: NOT_READY }],
  ['one whose database is gone', fails, true, { livez: OK, healthz: NO_DATABASE, readyz: NOT_READY }],
  ['one whose database says nothing', silent, true, { livez: OK, healthz: NO_DATABASE, readyz: NOT_READY }],
])('%s', async (_, ping, ready, expected) => {
  const app = Fastify();
  addHealthChecks(app, ping, { ready });
  const replies = Object.keys(expected).map(async (name) => {
    const reply = await app.inject(`/${name}`);
    return [name, [reply.statusCode, reply.json()]];
  });
  expect(Object.fromEntries(await Promise.all(replies))).toEqual(expected);
});

it('many probes of a database that says nothing are one question', async () => {
  const app = Fastify();
  let asked = 0;
  const counted = (): Promise<void> => {
    asked += 1;
    return silent();
  };
  addHealthChecks(app, counted, { ready: true });
  await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')));
  expect(asked).toBe(1);
});
