// `npm run lab -- cluster [students] [sessions]`: a school day on three servers in which everything breaks once. No acknowledged answer may be lost, and
// every student must be on the right statement within five seconds of each repair, or within twice what joining took if that is more.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from '#lab/load-client.ts';
import { type LoadGame, prepareLoadSet, startLoadGame } from '#lab/load-game.ts';
import { required } from '#testing/required.ts';
import { type Cluster, clusterTools, startCluster } from './cluster-parts.ts';
import { ClusterStudent, errorReplies } from './cluster-student.ts';
import { busiestSecond, ownerOf } from './owner-socket.ts';
import { playSecretVotes } from './secret-votes.ts';

const studentCount = Number(process.argv[2] ?? 600);
const sessionCount = Number(process.argv[3] ?? 20);
const REPAIRED_MS = 5_000;
/** A multiple of the time in which all students joined while nothing was broken: a slow machine needs more time after a repair as well. */
const SLOW_MACHINE = 2;
const GIVE_UP_MS = 120_000;
/** A check of all students, with the wait before it, takes no longer than this unless the machine stalls. */
const LOOK_MS = 200;
/** Messages that an owner's socket may get in a second. */
const OWNER_MESSAGES = 20;

let failed = 0;
let passed = 0;
function check(what: string, holds: boolean, found: string): void {
  if (holds) passed += 1;
  else failed += 1;
  console.log(`${holds ? 'ok    ' : 'FAILED'}  ${what}: ${found}`);
}

/** Returns the milliseconds that it took; a machine that stalled meanwhile has used one check for it. */
async function until(fits: () => boolean): Promise<number> {
  const began = performance.now();
  let took = 0;
  for (let looked = began; !fits() && looked - began < GIVE_UP_MS; ) {
    await delay(20);
    const now = performance.now();
    took += Math.min(now - looked, LOOK_MS);
    looked = now;
  }
  return took;
}

/** Repeats the teacher's command until a server accepts it. */
async function move(game: LoadGame, round: number): Promise<void> {
  for (const begun = Date.now(); Date.now() - begun < GIVE_UP_MS; await delay(100)) {
    const path = `voting/session/${game.code}/statement/${required(game.statements[round])}`;
    const reply = await game.teacher.send('POST', path).catch(() => null);
    if (reply?.status === 200) return;
    if (reply && reply.status !== 503 && reply.status < 502) throw new Error(`move: ${reply.status}`);
  }
}

/** Milliseconds for which Redis is away, and in which a statement must reach everybody meanwhile: a second to notice it, and three between two reads. */
const AWAY_MS = 20_000;
const POLLED_MS = 4_000;

interface Players {
  games: readonly LoadGame[];
  students: readonly ClusterStudent[];
  onStatement: (round: number) => () => boolean;
}

/** Redis is away for longer than anybody would wait: the teachers move on three times, the first time in the moment when it goes. */
async function playWithoutRedis({ redis }: Cluster, { games, students, onStatement }: Players, round: number) {
  let isBack = false;
  const back = redis.restart(AWAY_MS).then(() => {
    isBack = true;
  });
  for (const [index, when] of ['as it goes', 'while it is away', 'still away'].entries()) {
    if (index === 1) await until(() => students.every(({ isPolling }) => isPolling));
    const began = performance.now();
    await Promise.all(games.map((game) => move(game, round + index)));
    const moved = performance.now() - began;
    const ms = await until(onStatement(round + index));
    const isInTime = onStatement(round + index)() && ms < POLLED_MS && !isBack;
    const found = `${ms.toFixed(0)} ms after the last of ${games.length} teachers, who took ${moved.toFixed(0)} ms`;
    check(`Redis is away, a statement ${when}: on every phone`, isInTime, found);
  }
  await back;
  const ms = await until(() => !students.some(({ isPolling }) => isPolling));
  check('Redis is back: no phone polls any more', ms < REPAIRED_MS, `${ms.toFixed(0)} ms`);
}

/** The first game's teacher asks a question of their own on one server: every server has it in its first read, and every phone gets it. */
async function playOwnStatement({ nodes }: Cluster, { games, students }: Players): Promise<void> {
  const game = required(games[0]);
  const { code } = game;
  const id = randomUUID();
  const teacherOn = (node: { baseURL: string }) => new Client(node.baseURL, game.teacher.token).call;
  const [first, ...others] = nodes.map(teacherOn);
  const body = { _id: id, description: 'Our school needs a garden.', opinions: null, after: null };
  const { statements } = await required(first)('POST voting/session/:code/own-statement', { params: { code }, body });
  const added = required(statements.find(({ description }) => description === body.description));
  const reads = await Promise.all(others.map((read) => read('GET voting/session/:code', { params: { code } })));
  const having = reads.filter((read) => read.statements.some(({ _id }) => _id === added._id)).length;
  check('an own statement, added on one server: read on the others', having === others.length, `${having}`);
  const params = { code, statementId: added._id };
  await required(first)('POST voting/session/:code/statement/:statementId', { params });
  const mine = students.filter((student) => student.code === code);
  const isThere = () => mine.every(({ current }) => current === added._id);
  const ms = await until(isThere);
  check('… and on every phone', isThere() && ms < REPAIRED_MS, `${ms.toFixed(0)} ms`);
}

interface Scene {
  what: string;
  /** Breaks something while answers are being sent and resolves when it is repaired. */
  breakAndRepair: (cluster: Cluster) => Promise<void>;
}

/** Statements of `playWithoutRedis`. */
const ROUNDS_WITHOUT_REDIS = 3;

const SCENES: Scene[] = [
  { what: 'nothing breaks', breakAndRepair: async () => {} },
  {
    what: 'kill -9 of one server in mid-game',
    breakAndRepair: async ({ nodes }) => {
      await nodes[2]?.kill9();
      await delay(1_000);
      await nodes[2]?.restart();
    },
  },
  { what: 'another server drains and comes back', breakAndRepair: async ({ nodes }) => nodes[1]?.restart() },
  { what: 'Redis restarts', breakAndRepair: ({ redis }) => redis.restart(1_500) },
  { what: 'PostgreSQL restarts', breakAndRepair: ({ postgres }) => postgres.restart(1_500) },
];

async function lostAnswers(games: readonly LoadGame[], students: readonly ClusterStudent[]): Promise<number> {
  let lost = 0;
  for (const game of games) {
    const read = await game.teacher.call('GET voting/session/:code', { params: { code: game.code } });
    const key = (statementId: string, opinion: string) => `${statementId} ${opinion}`;
    const stored = Map.groupBy(read.studentOpinions, ({ statementId, opinion }) => key(statementId, opinion));
    const given = students
      .filter(({ code }) => code === game.code)
      .flatMap(({ acknowledged }) => [...acknowledged].map(([statement, opinion]) => key(statement, opinion)));
    for (const [which, acknowledged] of Map.groupBy(given, (one) => one))
      lost += Math.max(0, acknowledged.length - (stored.get(which)?.length ?? 0));
  }
  return lost;
}

async function play(cluster: Cluster): Promise<void> {
  const [first = { baseURL: '' }] = cluster.nodes;
  const prepared = await prepareLoadSet(first.baseURL, SCENES.length * 2 + 1 + ROUNDS_WITHOUT_REDIS);
  const games = await Promise.all(Array.from({ length: sessionCount }, () => startLoadGame(prepared)));
  const owner = ownerOf(first.baseURL, games[0] as LoadGame);
  const students = Array.from({ length: studentCount }, (_, at) => {
    const game = games[at % games.length] as LoadGame;
    return new ClusterStudent(cluster.base, game.code, game.opinions);
  });
  const onStatement = (round: number) => () =>
    students.every(({ code, current, isConnected }) => {
      const game = games.find((one) => one.code === code);
      return isConnected && current === game?.statements[round];
    });
  const took = await until(onStatement(0));
  check(`${studentCount} students in ${sessionCount} sessions`, onStatement(0)(), `${took.toFixed(0)} ms`);
  const allowed = Math.max(REPAIRED_MS, SLOW_MACHINE * took);
  await Promise.all(students.map((student) => student.sent()));
  await until(
    () => owner.received.count === studentCount / sessionCount && owner.received.answers.size === owner.received.count,
  );
  check(
    'the owner on another server counts',
    owner.received.count === studentCount / sessionCount,
    `${owner.received.count}`,
  );
  check(
    '… hears every answer',
    owner.received.answers.size === studentCount / sessionCount,
    `${owner.received.answers.size}`,
  );

  for (const [index, { what, breakAndRepair }] of SCENES.entries()) {
    const round = index * 2 + 1;
    await Promise.all(games.map((game) => move(game, round)));
    // Some have answered, some are about to; in the middle of it the teachers move on.
    await delay(200);
    const broken = breakAndRepair(cluster);
    await delay(400);
    const moved = Promise.all(games.map((game) => move(game, round + 1)));
    await broken;
    let isMoved = false;
    const seen = moved.then(() => {
      isMoved = true;
    });
    const ms = await until(() => isMoved && onStatement(round + 1)());
    await seen;
    check(`${what}: all on the right statement`, onStatement(round + 1)() && ms < allowed, `${ms.toFixed(0)} ms`);
    await Promise.race([Promise.all(students.map((student) => student.sent())), delay(GIVE_UP_MS)]);
  }
  await playWithoutRedis(cluster, { games, students, onStatement }, SCENES.length * 2 + 1);
  await playOwnStatement(cluster, { games, students, onStatement });
  await Promise.race([Promise.all(students.map((student) => student.sent())), delay(GIVE_UP_MS)]);
  const acknowledged = students.reduce((sum, student) => sum + student.acknowledged.size, 0);
  const lost = await lostAnswers(games, students);
  check('acknowledged answers that are lost', lost === 0, `${lost} of ${acknowledged}`);
  check('no server failed without saying so', !errorReplies.has(500), JSON.stringify(Object.fromEntries(errorReplies)));
  const busiest = busiestSecond(owner.received.moments);
  check('messages to an owner in the busiest second', busiest <= OWNER_MESSAGES, `${busiest}`);
  owner.close();
  for (const student of students) student.stop();
  await playSecretVotes(cluster, prepared, check);
}

async function main(): Promise<void> {
  const tools = clusterTools();
  if (tools === null) {
    console.log('SKIPPED  the cluster test needs postgresql, redis-server and nginx on this machine');
    return;
  }
  const cluster = await startCluster(tools, 3);
  try {
    await play(cluster);
  } finally {
    await cluster.stop();
  }
  console.log(`${passed} passed, ${failed} failed`);
}

await main();
process.exit(failed > 0 ? 1 : 0);
