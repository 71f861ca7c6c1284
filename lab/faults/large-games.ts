// A game that is as large as one may be: clients that ask for it and do not read cost little memory, and overviews of it hold up no class.
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { inGroups } from '#lab/bench/load.ts';
import { cpuSeconds, memoryBytes } from '#lab/bench/process-cost.ts';
import { Client } from '#lab/load-client.ts';
import { type LoadGame, prepareLoadSet, startLoadGame } from '#lab/load-game.ts';
import { required } from '#testing/required.ts';
import { startServer, type TestServer } from '#testing/server-process.ts';
import { ClassBeside } from './class-beside.ts';
import type { Report } from './report.ts';

const STUDENTS = Number(process.env.LARGE_GAME_STUDENTS ?? 2_000);
const STATEMENTS = 15;
const ARGUMENT = 'Iedereen moet kunnen meebeslissen. '.repeat(9).slice(0, 290);
const READERS = 400;
const READ_MS = 30_000;
const GROWTH_MAX_MB = 300;
const OVERVIEWS = 10;
const P99_MS = 300;
const MB = 1e6;

/** A game in which everybody has answered everything, with an argument. */
async function fullGame(server: TestServer): Promise<LoadGame> {
  const game = await startLoadGame(await prepareLoadSet(server.baseURL, STATEMENTS), ['own_arguments', 'own_tempo']);
  await inGroups(STUDENTS, async (at) => {
    const student = new Client(server.baseURL);
    for (const statementId of game.statements)
      await student.call('POST voting/session/:code/statement/:statementId/opinion', {
        params: { code: game.code, statementId },
        body: { opinion: required(game.opinions[at % 3]), comment: `${at} ${ARGUMENT}`.slice(0, 290) },
      });
  });
  return game;
}

/** A connection that asks, and never reads. */
function deafReader(server: TestServer, path: string, token: string): Socket {
  const socket = connect(Number(new URL(server.baseURL).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  socket.write(`GET /api/${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  return socket;
}

async function readers(report: Report, server: TestServer, game: LoadGame, path: string): Promise<void> {
  const before = memoryBytes(server.pid());
  const sockets = Array.from({ length: READERS }, () => deafReader(server, path, required(game.teacher.token)));
  let most = before;
  for (const until = performance.now() + READ_MS; performance.now() < until; await delay(200))
    most = Math.max(most, memoryBytes(server.pid()));
  const grown = Math.round((most - before) / MB);
  const what = `${READERS} readers of ${path.replace(/[^/]*$/, '…')} that do not read`;
  report.check(`${what}: ${grown} MB, at most ${GROWTH_MAX_MB}`, grown <= GROWTH_MAX_MB, grown);
  for (const socket of sockets) socket.destroy();
}

async function overviews(report: Report, beside: ClassBeside, server: TestServer, game: LoadGame): Promise<void> {
  const authorization = `Bearer ${game.teacher.token}`;
  const read = async (path: string): Promise<void> => {
    const reply = await fetch(`${server.baseURL}/api/result/overview/${game.id}${path}`, {
      headers: { authorization },
    });
    if (!reply.ok) throw new Error(`an overview: ${reply.status}`);
    for await (const _ of required(reply.body));
  };
  const tenTimes = (ask: () => Promise<void>) => () => Promise.all(Array.from({ length: OVERVIEWS }, ask));
  const kinds = {
    nothing: () => delay(5_000),
    [`${OVERVIEWS} overviews at once`]: tenTimes(() => read('')),
    [`${OVERVIEWS} files at once`]: tenTimes(() => read('/download')),
  };
  for (const [kind, work] of Object.entries(kinds)) {
    const cpu = cpuSeconds(server.pid());
    const began = performance.now();
    const { p50, p99 } = await beside.answerDuring(work);
    const cost = `${(performance.now() - began).toFixed(0)} ms, ${(cpuSeconds(server.pid()) - cpu).toFixed(1)} s CPU`;
    const times = `p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)} ms, at most ${P99_MS}`;
    report.check(`${kind} (${cost}), beside a class that answers: ${times}`, p99 <= P99_MS, p99);
  }
}

export async function largeGames(report: Report): Promise<void> {
  report.section(`a game of ${STUDENTS} students with ${STATEMENTS} arguments each`);
  const server = await startServer({ DEMO_CONTENT: 'false', LOG_LEVEL: 'fatal' });
  const game = await fullGame(server);
  const beside = await ClassBeside.open(server.baseURL);
  await overviews(report, beside, server, game);
  for (const path of [`voting/session/${game.code}`, `result/overview/${game.id}`])
    await readers(report, server, game, path);
  await beside.end(report, 'large games');
  await server.stop();
}
