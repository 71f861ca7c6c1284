// kill -9 at a random moment while a crowd answers: acknowledged answers are stored, sockets reconnect and the game continues.
import { setTimeout as delay } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { startServer, type TestServer } from '#testing/server-process.ts';
import { Crowd, type OpenGame, openGame } from './crowd.ts';
import type { Report } from './report.ts';
import { comesTrue } from './watch.ts';

const CROWD = 300;
const LISTENERS = 20;
const SOCKET_MS = 15_000;

/** Sockets that subscribe whenever they are connected, as a phone does. */
function listeners(
  server: TestServer,
  { code }: OpenGame,
  crowd: Crowd,
): { sockets: Socket[]; subscribed: () => number } {
  let count = 0;
  const sockets = crowd.clientIds.slice(0, LISTENERS).map((clientId) => {
    const options = { auth: { clientId }, reconnectionDelay: 100, reconnectionDelayMax: 300, forceNew: true };
    const socket = io(server.baseURL, { ...options, transports: ['websocket'] });
    socket.on('connect', () => {
      socket.emit('subscribe', code, () => {
        count += 1;
      });
    });
    return socket;
  });
  return { sockets, subscribed: () => count };
}

/** `rounds` kills of one server on one database. */
export async function killRounds(
  report: Report,
  engine: string,
  rounds: number,
  settings: Record<string, string>,
): Promise<void> {
  report.section(`kill -9 under ${CROWD} answering students, ${engine}, ${rounds} rounds`);
  const server = await startServer({ DEMO_CONTENT: 'false', LOG_LEVEL: 'warn', ...settings });
  const game = await openGame(server.baseURL);
  const crowd = new Crowd(server.baseURL, game, CROWD);
  const { sockets, subscribed } = listeners(server, game, crowd);
  let lost: string[] = [];
  let slowest = 0;
  let back = true;
  await comesTrue(async () => subscribed() === LISTENERS);
  for (let round = 1; round <= rounds; round++) {
    crowd.start();
    await delay(250 + Math.random() * 700);
    await server.kill9();
    await crowd.stop();
    const before = subscribed();
    const began = performance.now();
    await server.restart();
    slowest = Math.max(slowest, performance.now() - began);
    lost = lost.concat(await crowd.lost());
    back &&= await comesTrue(async () => subscribed() >= before + LISTENERS);
    report.rounds += 1;
  }
  report.answers(engine, crowd.acknowledged, lost);
  report.check(
    `${engine}: every socket came back after every kill (restart at most ${Math.round(slowest)} ms)`,
    back,
    subscribed(),
  );
  const received = Promise.all(
    sockets.map((socket) => new Promise((resolve) => socket.once(`${game.code}-update`, resolve))),
  );
  await game.teacher('POST voting/session/:code/end', { params: { code: game.code } });
  const all = await Promise.race([received.then(() => true), delay(SOCKET_MS, false)]);
  report.check(`${engine}: the game goes on, and everybody is told`, all);
  for (const socket of sockets) socket.close();
  crowd.close();
  await server.stop();
}
