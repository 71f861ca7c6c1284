// PostgreSQL stops and starts again during a game: nothing is acknowledged that is not stored, no call gets a 500, and phones reconnect.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { allEndpoints } from '#shared/contract/contract.ts';
import { identityOf } from '#testing/api-client.ts';
import { required } from '#testing/required.ts';
import { ADMIN, startServer, type TestServer } from '#testing/server-process.ts';
import { Crowd, type OpenGame, openGame } from './crowd.ts';
import { gateTo } from './gate.ts';
import type { Report } from './report.ts';
import { comesTrue, end, health, sizeOf } from './watch.ts';

const CROWD = 100;
const PHONES = 20;
const SECRET = { JWT_SECRET: 'a secret for the fault tests only' };

/** Calls every endpoint of the contract as three kinds of callers; returns how often each status came. */
async function walk(server: TestServer, game: OpenGame, token: string): Promise<Record<string, number>> {
  const callers: Record<string, string>[] = [{}, { 'client-id': randomUUID() }, { authorization: `Bearer ${token}` }];
  const values: Record<string, string> = {
    code: game.code,
    sessionId: game.id,
    statementId: required(game.statements[0]),
  };
  const seen: Record<string, number> = {};
  for (const { endpoint } of allEndpoints)
    for (const headers of callers) {
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? randomUUID());
      const isLogin = endpoint.path === 'auth/login';
      const reply = await fetch(`${server.baseURL}/api/${path}`, {
        method: endpoint.method,
        headers: { ...headers, ...(endpoint.body && { 'content-type': 'application/json' }) },
        ...(endpoint.body && { body: JSON.stringify(isLogin ? ADMIN : {}) }),
      });
      await reply.arrayBuffer();
      seen[reply.status] = (seen[reply.status] ?? 0) + 1;
    }
  return seen;
}

/** Phones that subscribe whenever they are connected; `received` has those that received an event. */
function phonesOf({ baseURL }: TestServer, { code }: OpenGame): { sockets: Socket[]; received: Set<Socket> } {
  const received = new Set<Socket>();
  const sockets = Array.from({ length: PHONES }, () => {
    const auth = { clientId: randomUUID() };
    const socket = io(baseURL, { auth, transports: ['websocket'], forceNew: true, reconnectionDelayMax: 500 });
    socket.on('connect', () => socket.emit('subscribe', code));
    socket.on(`${code}-update`, () => received.add(socket));
    return socket;
  });
  return { sockets, received };
}

export async function databaseGone(report: Report, databaseUrl: string): Promise<void> {
  report.section('PostgreSQL gone and back');
  const { gate, address } = await gateTo(databaseUrl);
  const server = await startServer({ ...SECRET, DEMO_CONTENT: 'false', LOG_LEVEL: 'fatal', DATABASE_URL: address });
  const game = await openGame(server.baseURL);
  const { jwtToken } = await identityOf(server.baseURL);
  const size = sizeOf(server);
  const crowd = new Crowd(server.baseURL, game, CROWD);
  crowd.start();
  await delay(1_000);
  await gate.shut();
  const phones = phonesOf(server, game);
  const statuses = await walk(server, game, jwtToken);
  report.check(
    `none of ${Object.values(statuses).reduce((sum, count) => sum + count, 0)} other calls gets a 500`,
    statuses[500] === undefined && (statuses[503] ?? 0) > allEndpoints.length,
    statuses,
  );
  report.check('without a database /healthz says so', (await health(server)) === 503);
  report.check('pages are served', (await fetch(`${server.baseURL}/`)).status === 200);
  report.check(
    'an answer is refused as not saved, never acknowledged and never a 500',
    Object.keys(crowd.errorReplies).length > 0 &&
      Object.keys(crowd.errorReplies).every((name) => name === '503 UNAVAILABLE'),
    crowd.errorReplies,
  );
  await gate.open();
  report.check('it is healthy again by itself', await comesTrue(async () => (await health(server)) === 200));
  const before = crowd.acknowledged;
  report.check('and takes answers again', await comesTrue(async () => crowd.acknowledged > before + CROWD));
  await crowd.stop();
  if ((await health(server)) === 200)
    report.answers('PostgreSQL gone and back', crowd.acknowledged, await crowd.lost());
  report.check(
    'still no answer got anything but 201 or 503',
    Object.keys(crowd.errorReplies).every((name) => name === '503 UNAVAILABLE'),
    crowd.errorReplies,
  );
  // Every phone that connected meanwhile is subscribed now.
  const listening = comesTrue(async () => phones.sockets.every(({ connected }) => connected));
  report.check('phones that came meanwhile are connected', await listening);
  await delay(500);
  await game.teacher('POST voting/session/:code/end', { params: { code: game.code } });
  const received = await comesTrue(async () => phones.received.size === PHONES);
  report.check('and hear how the game goes on', received, phones.received.size);
  for (const socket of phones.sockets) socket.close();
  crowd.close();
  await end(report, 'PostgreSQL gone and back', server, size);
  await gate.shut();
}
