// One game on one server: everybody joins, the teacher moves on, everybody answers within a second. Every figure has a bare server's as its baseline.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import { Client, traffic } from '#lab/load-client.ts';
import { type LoadGame, prepareLoadSet, startLoadGame } from '#lab/load-game.ts';
import { required } from '#testing/required.ts';
import { startServer } from '#testing/server-process.ts';
import { startBare } from './bare.ts';
import type { Row, Spread } from './figures.ts';
import { broadcasts, inGroups, LARGE_GAME, withinASecond } from './load.ts';
import { cpuSeconds, memoryBytes } from './process-cost.ts';
import { commitsOf, METRICS } from './server-metrics.ts';

const ROUNDS = 5;
/** Milliseconds after which the news of the list of own statements, which follows its statement, has been sent. */
const NEWS = 1_000;
const MB = 1_000_000;

interface Measured {
  join: number;
  joinCpu: number;
  /** Bytes per student. */
  memory: number;
  broadcast: Spread;
  answers: Spread;
  answersCpu: number;
}

interface MeasuredBare extends Measured {
  /** Of answers that it stores, in a round after the first: its code is compiled by then, unlike ours. */
  storedCpu: number;
}

const clientsOf = (base: string, count: number): Client[] => Array.from({ length: count }, () => new Client(base));

async function measureBare(count: number): Promise<MeasuredBare> {
  const bare = await startBare();
  const clients = clientsOf(bare.socketBase, count);
  const reader = new Client(bare.httpBase);
  const before = { cpu: cpuSeconds(bare.pid), memory: memoryBytes(bare.pid), at: performance.now() };
  const sockets = await inGroups(count, async (at) => {
    await reader.send('GET', 'nothing');
    return (clients[at] as Client).listen('ROOM');
  });
  const join = performance.now() - before.at;
  const joinCpu = cpuSeconds(bare.pid) - before.cpu;
  const memory = (memoryBytes(bare.pid) - before.memory) / count;
  const broadcast = await broadcasts(sockets, 'ROOM-update', ROUNDS, (round) =>
    bare.broadcast('ROOM', { type: 'next-question', statementId: `s${round}` }),
  );
  const http = new Client(bare.httpBase);
  const cpu = cpuSeconds(bare.pid);
  const answers = await withinASecond(count, () => http.send('POST', 'answer', { opinion: 'Akkoord' }));
  const answersCpu = cpuSeconds(bare.pid) - cpu;
  await withinASecond(count, () => http.send('POST', 'stored-answer', { opinion: 'Akkoord' }));
  const storedCpu = cpuSeconds(bare.pid) - cpu - answersCpu;
  for (const socket of sockets) socket.close();
  bare.stop();
  return { join, joinCpu, memory, broadcast, answers, answersCpu, storedCpu };
}

async function countStored(game: LoadGame): Promise<number> {
  const progress = await game.teacher.call('GET voting/session/:code/progress', { params: { code: game.code } });
  return progress.reduce((sum, { nrOfAnswers }) => sum + nrOfAnswers, 0);
}

/** Milliseconds from now until the teacher's screen has that many students' answers. */
function teacherHears(socket: Socket, code: string, count: number): Promise<number> {
  let received = 0;
  return new Promise((resolve) => {
    socket.on(`${code}-teacher-update`, ({ studentOpinions }: { studentOpinions?: unknown[] }) => {
      received += studentOpinions?.length ?? 1;
      if (received >= count) resolve(performance.now());
    });
  });
}

/** Adds a statement of the teacher's own and moves to it, as the laptop does on one press. */
async function showOwnStatement({ teacher, code }: LoadGame, move: (statementId: string) => Promise<unknown>) {
  const description = `Our school needs garden ${randomUUID()}.`;
  const body = { _id: randomUUID(), description, opinions: null, after: null };
  const { statements } = await teacher.call('POST voting/session/:code/own-statement', { params: { code }, body });
  await move(required(statements.find((one) => one.description === description))._id);
}

async function measureOurs(count: number) {
  const server = await startServer({ DEMO_CONTENT: 'false', LOG_LEVEL: 'fatal', ...LARGE_GAME, ...METRICS });
  const idle = memoryBytes(server.pid());
  const game = await startLoadGame(await prepareLoadSet(server.baseURL, ROUNDS + 1));
  const clients = clientsOf(server.baseURL, count);
  const clientAt = (at: number) => clients[at] as Client;
  const owner = await game.teacher.listen(game.code);
  const base = memoryBytes(server.pid());
  const before = { cpu: cpuSeconds(server.pid()), at: performance.now(), bytes: traffic.bytes };
  const sockets = await inGroups(count, async (at) => {
    await clientAt(at).call('GET voting/session/:code', { params: { code: game.code } });
    return clientAt(at).listen(game.code);
  });
  const join = performance.now() - before.at;
  const joinCpu = cpuSeconds(server.pid()) - before.cpu;
  const memory = (memoryBytes(server.pid()) - base) / count;
  const joinBytes = traffic.bytes - before.bytes;
  const move = (statementId: string) =>
    game.teacher.call('POST voting/session/:code/statement/:statementId', { params: { code: game.code, statementId } });
  const broadcast = await broadcasts(
    sockets,
    `${game.code}-update`,
    ROUNDS,
    (round) => void move(required(game.statements[round + 1])),
  );
  const showOwn = () => void showOwnStatement(game, move);
  const ownShown = await broadcasts(sockets, `${game.code}-update`, ROUNDS, showOwn, 'next-question', NEWS);
  await move(required(game.statements[ROUNDS]));
  await delay(NEWS);
  const commitsBefore = await commitsOf([server]);
  const roundBegins = { cpu: cpuSeconds(server.pid()), bytes: traffic.bytes };
  const complete = teacherHears(owner, game.code, count);
  const params = { code: game.code, statementId: required(game.statements[ROUNDS]) };
  const answerAll = (shift: number) =>
    withinASecond(count, (at) =>
      clientAt(at).call('POST voting/session/:code/statement/:statementId/opinion', {
        params,
        body: { opinion: required(game.opinions[(at + shift) % 3]) },
      }),
    );
  const answers = await answerAll(0);
  const lastAnswer = performance.now();
  const teacherLag = (await complete) - lastAnswer;
  const answersCpu = cpuSeconds(server.pid()) - roundBegins.cpu;
  const answerBytes = traffic.bytes - roundBegins.bytes;
  const dropped = sockets.filter((socket) => !socket.connected).length;
  const commits = (await commitsOf([server])) - commitsBefore;
  const stored = await countStored(game);
  await game.teacher.call('POST voting/session/:code/statement/:statementId/shown', { params });
  const openSecondRound = () =>
    void game.teacher.call('POST voting/session/:code/statement/:statementId/second-round', { params });
  const opening = await broadcasts(sockets, `${game.code}-update`, 1, openSecondRound);
  const again = await answerAll(1);
  const asked = performance.now();
  const shown = await game.teacher.call('POST voting/session/:code/statement/:statementId/shown', { params });
  const snapshot = performance.now() - asked;
  if (shown.shift?.paired !== count) throw new Error(`${shown.shift?.paired} of ${count} students are paired`);
  for (const socket of [owner, ...sockets]) socket.close();
  await server.stop();
  const bytes = joinBytes + 2 * answerBytes;
  return {
    join,
    joinCpu,
    memory,
    idle,
    broadcast,
    ownShown,
    answers,
    answersCpu,
    teacherLag,
    bytes,
    dropped,
    stored,
    commits,
    opening,
    again,
    snapshot,
  };
}

/** Plays with that many students; only the first size has every row. */
export async function classroom(count: number, isFirst: boolean): Promise<Row[]> {
  const bare = await measureBare(count);
  const ours = await measureOurs(count);
  if (ours.stored !== count) throw new Error(`${ours.stored} of ${count} acknowledged answers are stored`);
  const always: Row[] = [
    { what: `${count} students: dropped`, unit: '', ours: ours.dropped, atMost: 0 },
    {
      what: `${count} students join (read and socket)`,
      unit: 'ms',
      ours: ours.join,
      baseline: bare.join,
      ratioAtMost: 1.5,
    },
    { what: '… processor time', unit: 's CPU', ours: ours.joinCpu, baseline: bare.joinCpu },
    {
      what: `teacher moves on → ${count} students, p50`,
      unit: 'ms',
      ours: ours.broadcast.p50,
      baseline: bare.broadcast.p50,
    },
    { what: '… p99', unit: 'ms', ours: ours.broadcast.p99, baseline: bare.broadcast.p99, ratioAtMost: 1.5 },
    { what: '… the last one', unit: 'ms', ours: ours.broadcast.max, baseline: bare.broadcast.max },
    {
      what: `own statement asked → ${count} students, p99 (beside a move)`,
      unit: 'ms',
      ours: ours.ownShown.p99,
      baseline: ours.broadcast.p99,
      ratioAtMost: 1.3,
    },
    { what: 'memory per student', unit: 'kB', ours: ours.memory / 1_000, baseline: bare.memory / 1_000, atMost: 40 },
    {
      what: `${count} answers within 1 s: acknowledged, p50`,
      unit: 'ms',
      ours: ours.answers.p50,
      baseline: bare.answers.p50,
    },
    { what: '… p99', unit: 'ms', ours: ours.answers.p99, baseline: bare.answers.p99, ratioAtMost: 2, atMost: 15 },
    {
      what: '… processor time per 1,000',
      unit: 's CPU',
      ours: (ours.answersCpu * 1_000) / count,
      baseline: (bare.answersCpu * 1_000) / count,
      atMost: 0.75,
    },
    {
      what: '… beside a bare server that stores them',
      unit: 's CPU',
      ours: (ours.answersCpu * 1_000) / count,
      baseline: (bare.storedCpu * 1_000) / count,
    },
    { what: '… commits per 1,000', unit: '', ours: (ours.commits * 1_000) / count },
    {
      what: `second round opens → ${count} students, p99`,
      unit: 'ms',
      ours: ours.opening.p99,
      baseline: bare.broadcast.p99,
      ratioAtMost: 1.5,
    },
    {
      what: `${count} second answers within 1 s: acknowledged, p99`,
      unit: 'ms',
      ours: ours.again.p99,
      baseline: bare.answers.p99,
      ratioAtMost: 2,
      atMost: 15,
    },
    { what: '… a snapshot of them', unit: 'ms', ours: ours.snapshot },
  ];
  if (!isFirst) return always;
  return [
    ...always,
    { what: 'last answer → the teacher has them all', unit: 'ms', ours: ours.teacherLag, atMost: 100 },
    // 0.7 of them are padding, which hides what was answered.
    { what: `bytes to ${count} students in two statements`, unit: 'MB', ours: ours.bytes / MB, atMost: 6 },
    { what: 'memory of the server before anybody joins', unit: 'MB', ours: ours.idle / MB, atMost: 130 },
  ];
}
