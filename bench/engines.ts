// The same thousand answers on SQLite, on PostgreSQL and on three servers: how long until each is acknowledged, and what they cost.
import { setTimeout as delay } from 'node:timers/promises';
import { ADMIN, startServer, type TestServer } from '#e2e/server.ts';
import { startBare } from './bare.ts';
import { Client } from './client.ts';
import { clusterTools, startCluster } from './cluster-parts.ts';
import type { Row, Spread } from './figures.ts';
import { prepareSet, startGame } from './game.ts';
import { inGroups, withinASecond } from './load.ts';
import { cpuSeconds } from './process-cost.ts';
import { commitsOf, METRICS } from './server-metrics.ts';

/** Rounds of each kind that count, one of each after the other; a round before them is for the compilers of every server. */
const ROUNDS = 3;
/** Milliseconds in which what was begun comes to rest. */
const REST_MS = 200;

interface Measured {
  answers: Spread;
  cpu: number;
  /** Milliseconds. */
  results: number;
  commits: number;
}

const cpuOf = (nodes: readonly TestServer[]): number => nodes.reduce((sum, node) => sum + cpuSeconds(node.pid()), 0);
const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** The round in the middle, by each figure. */
const middleOf = (rounds: readonly Measured[]): Measured => ({
  answers: {
    p50: middle(rounds.map(({ answers }) => answers.p50)),
    p99: middle(rounds.map(({ answers }) => answers.p99)),
    max: middle(rounds.map(({ answers }) => answers.max)),
  },
  cpu: middle(rounds.map(({ cpu }) => cpu)),
  results: middle(rounds.map(({ results }) => results)),
  commits: middle(rounds.map(({ commits }) => commits)),
});

/** One game; its students are spread over the servers, which work at the same time or each in its turn. */
async function measure(nodes: readonly TestServer[], count: number, inTurn = false): Promise<Measured> {
  const [first = { baseURL: '' }] = nodes;
  const game = await startGame(await prepareSet(first.baseURL, ADMIN, 2));
  const owner = await game.teacher.listen(game.code);
  const clients = Array.from({ length: count }, (_, at) => new Client(nodes[at % nodes.length]?.baseURL ?? ''));
  const turns = inTurn ? nodes.map(({ baseURL }) => clients.filter(({ base }) => base === baseURL)) : [clients];
  const path = `voting/session/${game.code}/statement/${game.statements[0] ?? ''}/opinion`;
  const before = { cpu: cpuOf(nodes), commits: 0 };
  const inTurns = async <T>(
    act: (students: Client[], studentAt: (at: number) => Client) => Promise<T>,
  ): Promise<T[]> => {
    const done: T[] = [];
    for (const students of turns) done.push(await act(students, (at) => students[at] as Client));
    return done;
  };
  await inTurns((students, at) => inGroups(students.length, (n) => at(n).call('GET', `voting/session/${game.code}`)));
  await delay(REST_MS);
  const joined = cpuOf(nodes) - before.cpu;
  before.commits = await commitsOf(nodes);
  before.cpu = cpuOf(nodes);
  const [answers = { p50: 0, p99: 0, max: 0 }] = await inTurns((students, at) =>
    withinASecond(students.length, (n) => at(n).call('POST', path, { opinion: game.opinions[n % 3] }), turns.length),
  );
  await delay(REST_MS);
  const cpu = joined + cpuOf(nodes) - before.cpu;
  const commits = (await commitsOf(nodes)) - before.commits;
  await game.teacher.call('POST', `voting/session/${game.code}/end`);
  const began = performance.now();
  await inGroups(count, (at) => (clients[at] as Client).call('GET', `result/session/${game.id}`));
  const results = performance.now() - began;
  owner.close();
  return { answers, cpu, results, commits };
}

/** The same calls to a Fastify server that does nothing with them. */
async function measureBare(count: number): Promise<Omit<Measured, 'commits'>> {
  const bare = await startBare();
  const client = new Client(bare.httpBase);
  const round = async () => {
    const cpu = cpuSeconds(bare.pid);
    await inGroups(count, () => client.call('GET', 'nothing'));
    const answers = await withinASecond(count, () => client.call('POST', 'answer', { opinion: 'Akkoord' }));
    const spent = cpuSeconds(bare.pid) - cpu;
    const began = performance.now();
    await inGroups(count, () => client.call('GET', 'nothing'));
    return { answers, cpu: spent, results: performance.now() - began };
  };
  await round();
  const measured = await round();
  bare.stop();
  return measured;
}

function rowsOf(name: string, ours: Measured, bare: Omit<Measured, 'commits'>, count: number): Row[] {
  const thousands = count / 1_000;
  return [
    {
      what: `${name}: ${count} answers within 1 s, p50`,
      unit: 'ms',
      ours: ours.answers.p50,
      baseline: bare.answers.p50,
    },
    { what: '… p99', unit: 'ms', ours: ours.answers.p99, baseline: bare.answers.p99, ratioAtMost: 2, atMost: 15 },
    { what: '… processor time, joins included', unit: 's CPU', ours: ours.cpu, baseline: bare.cpu },
    { what: '… commits per 1,000 answers', unit: '', ours: ours.commits / thousands },
    {
      what: `… ${count} students ask their result at once, in all`,
      unit: 'ms',
      ours: ours.results,
      baseline: bare.results,
    },
  ];
}

/** Rows for each engine; without PostgreSQL, Redis or nginx only SQLite's. */
export async function engines(count: number): Promise<Row[]> {
  const bare = await measureBare(count);
  const single = await startServer({ DEMO_CONTENT: 'false', LOG_LEVEL: 'fatal', ...METRICS });
  await measure([single], count);
  const sqlite = rowsOf('SQLite', await measure([single], count), bare, count);
  await single.stop();
  const tools = clusterTools();
  if (tools === null) return sqlite;
  const cluster = await startCluster(tools, 3, { RATE_LIMITS: 'off', ...METRICS });
  const { nodes } = cluster;
  try {
    for (const node of nodes) await measure([node], count);
    const rounds: Record<'one' | 'together' | 'inTurn', Measured[]> = { one: [], together: [], inTurn: [] };
    for (let round = 0; round < ROUNDS; round++) {
      rounds.one.push(await measure(nodes.slice(0, 1), count));
      rounds.together.push(await measure(nodes, count));
      rounds.inTurn.push(await measure(nodes, count, true));
    }
    const one = middleOf(rounds.one);
    const together = middleOf(rounds.together);
    const share = {
      what: 'three servers for the work of one',
      unit: 's CPU',
      baseline: one.cpu,
      ratioAtMost: 1.3,
    } as const;
    return [
      ...sqlite,
      ...rowsOf('PostgreSQL', one, bare, count),
      ...rowsOf('three servers', together, bare, count),
      { ...share, ours: together.cpu },
      { ...share, what: '… each in its turn, with commits as full as one server’s', ours: middleOf(rounds.inTurn).cpu },
    ];
  } finally {
    await cluster.stop();
  }
}
