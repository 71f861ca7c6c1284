// Clients that send little, slowly or nothing: their connections time out, and delay neither other calls nor the shutdown.
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startServer } from '#testing/server-process.ts';
import { Crowd, openGame } from './crowd.ts';
import { rawSocket } from './raw-socket.ts';
import type { Report } from './report.ts';

const EACH = 100;
const STUDENTS = 30;
const DRIP_MS = 4_000;
const LET_GO_MS = 75_000;
const STOP_MS = 10_000;

const BODY =
  'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n';
const KINDS = {
  'a body, byte by byte': { begin: BODY, drip: ' ' },
  'a body that stops': { begin: `${BODY}{"email"`, drip: '' },
  'a head, byte by byte': { begin: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', drip: 'x' },
  silence: { begin: '', drip: '' },
};

/** A connection of that kind, and whether it is still open. */
class SlowClient {
  readonly #socket: Socket;
  #isOpen = true;

  constructor(port: number, { begin, drip }: { begin: string; drip: string }) {
    this.#socket = connect(port, '127.0.0.1', () => this.#socket.write(begin));
    const dripping = setInterval(() => drip !== '' && this.#socket.writable && this.#socket.write(drip), DRIP_MS);
    this.#socket.resume().on('error', () => {});
    this.#socket.on('end', () => this.#socket.destroy());
    this.#socket.once('close', () => {
      clearInterval(dripping);
      this.#isOpen = false;
    });
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }
}

export async function slowBodies(report: Report): Promise<void> {
  report.section(`${EACH} connections each of: ${Object.keys(KINDS).join(', ')}`);
  const server = await startServer({ DEMO_CONTENT: 'false', LOG_LEVEL: 'fatal', RATE_LIMITS: 'on' });
  const port = Number(new URL(server.baseURL).port);
  const game = await openGame(server.baseURL, 5);
  const crowd = new Crowd(server.baseURL, game, STUDENTS);
  const open = () =>
    Object.entries(KINDS).map(([kind, how]) => ({
      kind,
      clients: Array.from({ length: EACH }, () => new SlowClient(port, how)),
    }));
  const slow = open();
  crowd.start(1_000);
  const left = () => slow.flatMap(({ clients }) => clients).filter(({ isOpen }) => isOpen).length;
  for (const until = performance.now() + LET_GO_MS; performance.now() < until && left() > 0; ) await delay(500);
  for (const { kind, clients } of slow) {
    const open = clients.filter(({ isOpen }) => isOpen).length;
    report.check(`${kind}: ${open} of ${EACH} open after ${LET_GO_MS / 1_000} s`, open === 0, open);
  }
  await crowd.end(report, 'beside slow clients');

  open();
  await Promise.all(Array.from({ length: EACH }, () => rawSocket(port).then((socket) => socket.pause())));
  const began = performance.now();
  await server.stop();
  const took = Math.round(performance.now() - began);
  report.check(`with all of them again it stops in ${took} ms, at most ${STOP_MS}`, took < STOP_MS, took);
}
