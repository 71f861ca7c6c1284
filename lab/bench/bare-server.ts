// The baseline: a bare Socket.IO server and bare Fastify routes, without our code. Only one of them has a database.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import { Server } from 'socket.io';

const http = createServer();
const io = new Server(http, { perMessageDeflate: false, serveClient: false });
io.on('connection', (socket) => {
  socket.on('subscribe', async (room: string, acknowledge: (reply: object) => void) => {
    await socket.join(room);
    acknowledge({ ok: true });
  });
});
http.listen(0, '127.0.0.1');

const app = Fastify();
app.post('/api/answer', async (_, reply) => reply.status(201).send({ ok: true }));
app.get('/api/nothing', async () => ({ ok: true }));

// What it costs to have an answer on disk before it is acknowledged: nothing but a row, and one commit for all answers of as many milliseconds as ours waits.
const WAIT_MS = 5;
const folder = mkdtempSync(join(tmpdir(), 'halfrond-bare-'));
const db = new DatabaseSync(join(folder, 'answers.db'));
db.exec(
  'pragma journal_mode = wal; pragma synchronous = full; create table answers (id integer primary key, opinion text)',
);
const insert = db.prepare('insert into answers (opinion) values (?)');
let waiting: string[] = [];
let commit: Promise<void> | null = null;
async function commitSoon(): Promise<void> {
  await delay(WAIT_MS);
  const opinions = waiting;
  waiting = [];
  commit = null;
  db.exec('begin');
  for (const opinion of opinions) insert.run(opinion);
  db.exec('commit');
}
app.post<{ Body: { opinion: string } }>('/api/stored-answer', async ({ body }, reply) => {
  waiting.push(body.opinion);
  commit ??= commitSoon();
  await commit;
  return reply.status(201).send({ ok: true });
});
process.on('SIGTERM', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});
await app.listen({ port: 0, host: '127.0.0.1' });

const portOf = (address: ReturnType<typeof http.address>): number =>
  typeof address === 'object' && address ? address.port : 0;
process.send?.({ socketPort: portOf(http.address()), httpPort: portOf(app.server.address()) });

process.on('message', (message: { room: string; payload: object }) => {
  io.to(message.room).emit(`${message.room}-update`, message.payload);
});
