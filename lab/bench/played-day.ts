// Plays what election-day.ts computes: classes that arrive one after the other on three servers, with PostgreSQL and Redis.
import { setTimeout as delay } from 'node:timers/promises';
import { clusterTools, startCluster } from '#lab/cluster/cluster-parts.ts';
import { Client } from '#lab/load-client.ts';
import { type LoadSet, prepareLoadSet, startLoadGame } from '#lab/load-game.ts';
import { required } from '#testing/required.ts';
import type { TestServer } from '#testing/server-process.ts';
import { commitsOf, type Lesson, measuredCosts, processorOf, receivedOf, type Work } from './election-model.ts';
import { type Spread, spreadOf } from './figures.ts';
import { cpuSeconds } from './process-cost.ts';
import { METRICS, commitsOf as storedCommits } from './server-metrics.ts';

const SERVERS = 3;
const CLASSES_PER_MINUTE = 20;
const MINUTE_MS = 60_000;
/** A lesson in less than a minute: as many statements as in fifty minutes, so that all of them are answered while it is measured. */
const LESSON: Lesson = { students: 25, joinSeconds: 12, statements: 20, answerSeconds: 2, statementSeconds: 2 };

/** Seconds of processor time and commits of all servers. */
interface Cost {
  cpu: number;
  commits: number;
}

interface Played {
  work: Work;
  seconds: number;
  acknowledged: Spread;
  measured: Cost;
  model: Cost;
}

/** Milliseconds that each acknowledgement took. */
type Taken = number[];

/** The second in which student `at` acts; every class has another order. */
const momentOf = (at: number, index: number, seconds: number): number =>
  (((at * 7 + index * 3) % LESSON.students) / LESSON.students) * seconds * 1_000;

/** Plays one class, its students spread over the servers. Throws when an answer is refused or missing. */
async function playClass(nodes: readonly TestServer[], index: number, set: LoadSet): Promise<Taken> {
  const baseAt = (at: number) => required(nodes[(index + at) % nodes.length]?.baseURL);
  const teacher = new Client(baseAt(0), set.teacher.token);
  const game = await startLoadGame({ ...set, call: teacher.call, teacher });
  const owner = await teacher.listen(game.code);
  const students = Array.from({ length: LESSON.students }, (_, at) => new Client(baseAt(at)));
  const each = <T>(seconds: number, act: (client: Client, at: number) => Promise<T>) =>
    Promise.all(
      students.map(async (client, at) => {
        await delay(momentOf(at, index, seconds));
        return act(client, at);
      }),
    );
  const { code } = game;
  const sockets = await each(LESSON.joinSeconds, async (client) => {
    await client.call('GET voting/session/:code', { params: { code } });
    return client.listen(code);
  });
  const taken: Taken = [];
  for (const [number, statementId] of game.statements.entries()) {
    const over = delay(LESSON.statementSeconds * 1_000);
    const params = { code, statementId };
    if (number > 0) await teacher.call('POST voting/session/:code/statement/:statementId', { params });
    await each(LESSON.answerSeconds, async (client, at) => {
      const began = performance.now();
      const opinion = required(game.opinions[(at + number) % game.opinions.length]);
      await client.call('POST voting/session/:code/statement/:statementId/opinion', { params, body: { opinion } });
      taken.push(performance.now() - began);
    });
    await over;
  }
  await teacher.call('POST voting/session/:code/end', { params: { code } });
  const results = await each(1, (client) =>
    client.call('GET result/session/:sessionId', { params: { sessionId: game.id } }),
  );
  if (results.some(({ totalAnswers }) => totalAnswers !== LESSON.statements))
    throw new Error(`class ${index}: an acknowledged answer is missing`);
  for (const socket of [owner, ...sockets]) socket.close();
  return taken;
}

/** What those classes do, in all. */
function workOf(classes: number): Work {
  const { students, statements, answerSeconds } = LESSON;
  return {
    joins: classes * students,
    answers: classes * students * statements,
    hints: classes * students * statements,
    // A game is made, started and ended.
    moves: classes * (statements + 4),
    received: classes * statements * receivedOf(students, answerSeconds),
    results: classes * students,
  };
}

/** Plays that many minutes of arriving classes, and compares what it took with the model. */
export async function playedDay(minutes: number): Promise<Played> {
  const tools = clusterTools();
  if (tools === null) throw new Error('PostgreSQL, Redis and nginx are needed');
  const { nodes, stop } = await startCluster(tools, SERVERS, { RATE_LIMITS: 'off', ...METRICS });
  try {
    const set = await prepareLoadSet(required(nodes[0]?.baseURL), LESSON.statements);
    // Warm-up of every server.
    await Promise.all(nodes.map((_, index) => playClass(nodes, index, set)));
    const spent = () => nodes.reduce((sum, node) => sum + cpuSeconds(node.pid()), 0);
    const before = { cpu: spent(), commits: await storedCommits(nodes), at: performance.now() };
    const classes = minutes * CLASSES_PER_MINUTE;
    const played = await Promise.all(
      Array.from({ length: classes }, async (_, index) => {
        await delay((index * MINUTE_MS) / CLASSES_PER_MINUTE);
        return playClass(nodes, index, set);
      }),
    );
    const seconds = (performance.now() - before.at) / 1_000;
    const measured = { cpu: spent() - before.cpu, commits: (await storedCommits(nodes)) - before.commits };
    const work = workOf(classes);
    const commits = commitsOf((work.joins + work.answers) / seconds, SERVERS) * seconds;
    const model = { cpu: processorOf(work, commits, measuredCosts()), commits };
    return { work, seconds, acknowledged: spreadOf(played.flat()), measured, model };
  } finally {
    await stop();
  }
}
