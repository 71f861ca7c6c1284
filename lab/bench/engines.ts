// The same thousand answers on SQLite, on PostgreSQL and on three servers: how long until each is acknowledged, and what they cost.
import { setTimeout as delay } from 'node:timers/promises';
import { clusterTools, startCluster } from '#lab/cluster/cluster-parts.ts';
import { Client } from '#lab/load-client.ts';
import { prepareLoadSet, startLoadGame } from '#lab/load-game.ts';
import { required } from '#testing/required.ts';
import { startServer, type TestServer } from '#testing/server-process.ts';
import { type Bare, startBare } from './bare.ts';
import { median, type Row, type Spread } from './figures.ts';
import { atOnce, inGroups, LARGE_GAME, withinASecond } from './load.ts';
import { cpuSeconds } from './process-cost.ts';
import { commitsOf, METRICS } from './server-metrics.ts';

/** Measured rounds of each kind, alternating; earlier rounds warm up the compilers of every server. */
const ROUNDS = 5;
const SERVERS = 3;
/** Milliseconds for background work to finish. */
const REST_MS = 200;

interface Measured {
  answers: Spread;
  /** Seconds of processor time of all servers, joins included. */
  cpu: number;
  /** Of the calls for one's results, all in the same moment. */
  results: Spread;
  commits: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const middleSpread = (spreads: readonly Spread[]): Spread => ({
  p50: median(spreads.map(({ p50 }) => p50)),
  p99: median(spreads.map(({ p99 }) => p99)),
  max: median(spreads.map(({ max }) => max)),
});

/** The median of the rounds, for each figure. */
const middleOf = (rounds: readonly Measured[]): Measured => ({
  answers: middleSpread(rounds.map(({ answers }) => answers)),
  cpu: median(rounds.map(({ cpu }) => cpu)),
  results: middleSpread(rounds.map(({ results }) => results)),
  commits: median(rounds.map(({ commits }) => commits)),
});

/** One game with that many students, spread over the servers. */
async function measure(nodes: readonly TestServer[], count: number): Promise<Measured> {
  const [first = { baseURL: '' }] = nodes;
  const spent = () => sum(nodes.map((node) => cpuSeconds(node.pid())));
  const game = await startLoadGame(await prepareLoadSet(first.baseURL, 2));
  const owner = await game.teacher.listen(game.code);
  const clients = Array.from({ length: count }, (_, at) => new Client(required(nodes[at % nodes.length]?.baseURL)));
  const client = (at: number) => clients[at] as Client;
  const params = { code: game.code, statementId: required(game.statements[0]) };
  const before = spent();
  await inGroups(count, (at) => client(at).call('GET voting/session/:code', { params: { code: game.code } }));
  await delay(REST_MS);
  const joins = await commitsOf(nodes);
  const answers = await withinASecond(count, (at) =>
    client(at).call('POST voting/session/:code/statement/:statementId/opinion', {
      params,
      body: { opinion: required(game.opinions[at % 3]) },
    }),
  );
  await delay(REST_MS);
  const cpu = spent() - before;
  const commits = (await commitsOf(nodes)) - joins;
  await game.teacher.call('POST voting/session/:code/end', { params: { code: game.code } });
  const results = await atOnce(count, (at) =>
    client(at).call('GET result/session/:sessionId', { params: { sessionId: game.id } }),
  );
  owner.close();
  return { answers, cpu, results, commits };
}

/** The same calls to Fastify servers that do nothing with them. */
async function measureBare(bares: readonly Bare[], count: number): Promise<Measured> {
  const clients = bares.map(({ httpBase }) => new Client(httpBase));
  const client = (at: number) => clients[at % clients.length] as Client;
  const spent = () => sum(bares.map(({ pid }) => cpuSeconds(pid)));
  const before = spent();
  await inGroups(count, (at) => client(at).send('GET', 'nothing'));
  await delay(REST_MS);
  const answers = await withinASecond(count, (at) => client(at).send('POST', 'answer', { opinion: 'Akkoord' }));
  await delay(REST_MS);
  const cpu = spent() - before;
  const results = await atOnce(count, (at) => client(at).send('GET', 'nothing'));
  return { answers, cpu, results, commits: 0 };
}

function rowsOf(name: string, ours: Measured, bare: Measured, count: number): Row[] {
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
      what: `… ${count} students ask their results at once, p99`,
      unit: 'ms',
      ours: ours.results.p99,
      baseline: bare.results.p99,
      ratioAtMost: 3,
    },
  ];
}

/** Alternates the kinds of rounds, so that all share the same conditions of the machine; returns the median of each. */
async function inTurns<K extends string>(kinds: Record<K, () => Promise<Measured>>): Promise<Record<K, Measured>> {
  const names = Object.keys(kinds) as K[];
  const rounds: [K, Measured][] = [];
  for (let round = 0; round < ROUNDS; round++) for (const name of names) rounds.push([name, await kinds[name]()]);
  const of = (name: K) => middleOf(rounds.filter(([kind]) => kind === name).map(([, measured]) => measured));
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<K, Measured>;
}

/** The cost of three servers for the work of one: each as busy as the one, and a third as busy, with bare servers as the baseline. */
function sharesOf(rounds: Record<'one' | 'busy' | 'shared' | 'bare' | 'bareShared', Measured>): Row[] {
  const { one, busy, shared, bare, bareShared } = rounds;
  const budget = { unit: 's CPU', baseline: one.cpu, ratioAtMost: 1.3 } as const;
  return [
    { what: 'three servers for the work of one, each as busy as the one', ...budget, ours: busy.cpu / SERVERS },
    { what: 'three servers that share what keeps one busy', ...budget, ours: shared.cpu },
    { what: '… three bare servers that share', unit: 's CPU', ours: bareShared.cpu, baseline: bare.cpu },
  ];
}

/** Rows for each engine; without PostgreSQL, Redis or nginx only SQLite's. */
export async function engines(count: number): Promise<Row[]> {
  const bares = await Promise.all(Array.from({ length: SERVERS }, startBare));
  const [firstBare] = bares;
  const lone = firstBare ? [firstBare] : [];
  await measureBare(bares, SERVERS * count);
  const single = await startServer({ DEMO_CONTENT: 'false', LOG_LEVEL: 'fatal', ...LARGE_GAME, ...METRICS });
  await measure([single], count);
  const alone = await inTurns({ sqlite: () => measure([single], count), bare: () => measureBare(lone, count) });
  const sqlite = rowsOf('SQLite', alone.sqlite, alone.bare, count);
  await single.stop();
  const tools = clusterTools();
  if (tools === null) return sqlite;
  const { nodes, stop } = await startCluster(tools, SERVERS, { RATE_LIMITS: 'off', ...LARGE_GAME, ...METRICS });
  try {
    for (const node of nodes) await measure([node], count);
    const rounds = await inTurns({
      one: () => measure(nodes.slice(0, 1), count),
      busy: () => measure(nodes, SERVERS * count),
      shared: () => measure(nodes, count),
      bare: () => measureBare(lone, count),
      bareShared: () => measureBare(bares, count),
    });
    return [
      ...sqlite,
      ...rowsOf('PostgreSQL', rounds.one, rounds.bare, count),
      ...rowsOf('three servers', rounds.shared, rounds.bare, count),
      ...sharesOf(rounds),
    ];
  } finally {
    await stop();
    for (const bare of bares) bare.stop();
  }
}
