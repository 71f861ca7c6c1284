// Figures of a server's /metrics that cannot be measured from outside, or less exactly.
import type { TestServer } from '#testing/server-process.ts';

const TOKEN = 'of the benchmarks alone';
/** The setting that enables /metrics. */
export const METRICS = { METRICS_TOKEN: TOKEN };

export async function readMetric(server: TestServer, name: string): Promise<number> {
  const reply = await fetch(`${server.baseURL}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(await reply.text())?.[1];
  if (found === undefined) throw new Error(`/metrics does not know ${name}`);
  return Number(found);
}

/** Commits of joins and answers since the start, over all these servers. */
export async function commitsOf(servers: readonly TestServer[]): Promise<number> {
  const counts = await Promise.all(servers.map((server) => readMetric(server, 'halfrond_commit_batches_total')));
  return counts.reduce((sum, count) => sum + count, 0);
}
