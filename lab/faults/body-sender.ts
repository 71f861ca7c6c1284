// A thread of its own for lab/faults/worst-bodies.ts: connections that send one body again and again.
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** What such a thread sends: over one connection for each of the callers. */
export interface Pouring {
  url: string;
  body: string;
  callers: readonly Record<string, string>[];
  ms: number;
}

const { url, body, callers, ms }: Pouring = workerData;
const payload = Buffer.from(body);
const agent = new Agent({ keepAlive: true, maxSockets: callers.length });
const statuses = new Map<number, number>();

const send = (headers: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const ofBody = { 'content-type': 'application/json', 'content-length': payload.length };
    const sent = request(url, { method: 'POST', agent, headers: { ...headers, ...ofBody } }, (response) => {
      response.resume().once('close', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', () => resolve(0));
    sent.end(payload);
  });

const until = performance.now() + ms;
await Promise.all(
  callers.map(async (headers) => {
    while (performance.now() < until) {
      const status = await send(headers);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }),
);
agent.destroy();
parentPort?.postMessage(Object.fromEntries(statuses));
