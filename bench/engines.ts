// The same thousand answers on SQLite, on PostgreSQL and on three servers: how long until each is acknowledged, and what they cost.
import { setTimeout as delay } from 'node:timers/promises';
import { ADMIN, startServer, type TestServer } from '#e2e/server.ts';
import { Client } from './client.ts';
import { clusterTools, startCluster } from './cluster-parts.ts';
import type { Row } from './figures.ts';
import { prepareSet, startGame } from './game.ts';
import { inGroups, withinASecond } from './load.ts';
import { cpuSeconds } from './process-cost.ts';

const cpuOf = (nodes: readonly TestServer[]): number => nodes.reduce((sum, node) => sum + cpuSeconds(node.pid()), 0);

async function measure(nodes: readonly TestServer[], count: number) {
  const [first = { baseURL: '' }] = nodes;
  const game = await startGame(await prepareSet(first.baseURL, ADMIN, 2));
  const owner = await game.teacher.listen(game.code);
  const clients = Array.from({ length: count }, (_, at) => new Client(nodes[at % nodes.length]?.baseURL ?? ''));
  const clientAt = (at: number) => clients[at] as Client;
  const before = cpuOf(nodes);
  await inGroups(count, (at) => clientAt(at).call('GET', `voting/session/${game.code}`));
  const path = `voting/session/${game.code}/statement/${game.statements[0] ?? ''}/opinion`;
  const answers = await withinASecond(count, (at) =>
    clientAt(at).call('POST', path, { opinion: game.opinions[at % 3] }),
  );
  await delay(200);
  const cpu = cpuOf(nodes) - before;
  await game.teacher.call('POST', `voting/session/${game.code}/end`);
  const began = performance.now();
  await inGroups(count, (at) => clientAt(at).call('GET', `result/session/${game.id}`));
  const results = performance.now() - began;
  owner.close();
  return { answers, cpu, results };
}

/** Rows for each engine; without PostgreSQL, Redis or nginx only SQLite's. */
export async function engines(count: number): Promise<Row[]> {
  const single = await startServer({ DEMO_CONTENT: 'false', LOG_LEVEL: 'fatal' });
  const sqlite = await measure([single], count);
  await single.stop();
  const rows = (name: string, { answers, cpu, results }: typeof sqlite): Row[] => [
    { what: `${name}: ${count} answers within 1 s, p50`, unit: 'ms', ours: answers.p50 },
    { what: '… p99', unit: 'ms', ours: answers.p99 },
    { what: '… processor time, joins included', unit: 's CPU', ours: cpu },
    { what: `… ${count} students ask their result at once, in all`, unit: 'ms', ours: results },
  ];
  const tools = clusterTools();
  if (tools === null) return rows('SQLite', sqlite);
  const cluster = await startCluster(tools, 3, { RATE_LIMITS: 'off' });
  try {
    // The first round is for the compilers.
    await measure(cluster.nodes, count);
    const one = await measure(cluster.nodes.slice(0, 1), count);
    const three = await measure(cluster.nodes, count);
    return [
      ...rows('SQLite', sqlite),
      ...rows('PostgreSQL', one),
      ...rows('three servers', three),
      {
        what: 'three servers for the work of one',
        unit: 's CPU',
        ours: three.cpu,
        baseline: one.cpu,
        ratioAtMost: 1.3,
      },
    ];
  } finally {
    await cluster.stop();
  }
}
