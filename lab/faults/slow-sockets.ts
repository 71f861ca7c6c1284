// Phones that stop reading without disconnecting: what is sent to them is not buffered for ever, and they are disconnected.
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { memoryBytes } from '#lab/bench/process-cost.ts';
import { METRICS, readMetric } from '#lab/bench/server-metrics.ts';
import { startServer, type TestServer } from '#testing/server-process.ts';
import { openGame } from './crowd.ts';
import { frame, rawSocket, received } from './raw-socket.ts';
import type { Report } from './report.ts';

const PHONES = 200;
const MOVES = 1_500;
const GROWTH_MAX_MB = 80;
/** Socket.IO asks every 25 s and waits 20 s for the answer. */
const LET_GO_MS = 60_000;

/** A WebSocket that subscribes, and from then on reads nothing more. */
async function deafPhone(server: TestServer, code: string): Promise<Socket> {
  const socket = await rawSocket(Number(new URL(server.baseURL).port));
  socket.write(frame(`420["subscribe","${code}"]`));
  await received(socket, '430');
  socket.pause();
  return socket;
}

export async function slowSockets(report: Report): Promise<void> {
  report.section(`${PHONES} sockets that stop reading, ${MOVES} changes of view and state`);
  const server = await startServer({ DEMO_CONTENT: 'false', LOG_LEVEL: 'fatal', ...METRICS });
  const countSockets = () => readMetric(server, 'halfrond_sockets');
  const game = await openGame(server.baseURL, 2);
  const phones = await Promise.all(Array.from({ length: PHONES }, () => deafPhone(server, game.code)));
  // Connections that send half a request and nothing more.
  const halves = Array.from({ length: 50 }, () => {
    const socket = connect(Number(new URL(server.baseURL).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nhost:');
    return socket;
  });
  const connected = await countSockets();
  report.check('they are connected', connected === PHONES, connected);
  const before = memoryBytes(server.pid());
  await game.teacher('POST voting/session/:code/end', { params: { code: game.code } });
  for (let move = 0; move < MOVES; move += 50)
    await Promise.all(
      Array.from({ length: 50 }, () =>
        game.teacher('POST voting/session/:code/view', {
          params: { code: game.code },
          body: { view: 'group-arguments' },
        }),
      ),
    );
  const grown = (memoryBytes(server.pid()) - before) / 1e6;
  report.check(`memory grew by ${Math.round(grown)} MB, at most ${GROWTH_MAX_MB}`, grown < GROWTH_MAX_MB, grown);
  const end = Date.now() + LET_GO_MS;
  let left = PHONES;
  while (left > 0 && Date.now() < end) {
    await delay(1_000);
    left = await countSockets();
  }
  report.check('the server let go of all of them by itself', left === 0, left);
  for (const socket of [...phones, ...halves]) socket.destroy();
  await server.stop();
}
