// How the process does, for Prometheus: request times, and whatever the other parts have to show. Off without a token.
import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** Upper bounds in seconds of the groups that request times are counted in. */
const BOUNDS = [0.005, 0.015, 0.05, 0.15, 0.5, 1.5, 5] as const;
const NANO = 1e9;

interface Watched {
  type: 'counter' | 'gauge';
  help: string;
  read: () => number;
}
interface Times {
  buckets: number[];
  count: number;
  sum: number;
}

const line = (name: string, labels: Readonly<Record<string, string>>, value: number): string => {
  const inner = Object.entries(labels).map(([key, text]) => `${key}="${text.replace(/[\\"\n]/g, '_')}"`);
  return `${name}${inner.length === 0 ? '' : `{${inner.join(',')}}`} ${value}`;
};

export class Metrics {
  readonly #watched = new Map<string, Watched>();
  readonly #requests = new Map<string, { labels: Record<string, string>; times: Times }>();

  /** Shows what `read` gives, whenever somebody looks. A counter's name ends in `_total`. */
  watch(name: string, type: Watched['type'], help: string, read: () => number): void {
    this.#watched.set(name, { type, help, read });
  }

  /** Counts one request; `route` is the pattern of the address, never the address. */
  observe(method: string, route: string, status: number, seconds: number): void {
    const labels = { method, route, status: String(status) };
    const key = `${method} ${route} ${status}`;
    const entry = this.#requests.get(key) ?? { labels, times: { buckets: BOUNDS.map(() => 0), count: 0, sum: 0 } };
    this.#requests.set(key, entry);
    entry.times.count += 1;
    entry.times.sum += seconds;
    for (const [at, bound] of BOUNDS.entries())
      if (seconds <= bound) entry.times.buckets[at] = (entry.times.buckets[at] ?? 0) + 1;
  }

  /** All of it in Prometheus's text format. */
  text(): string {
    const lines: string[] = [];
    for (const [name, { type, help, read }] of this.#watched)
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, line(name, {}, read()));
    const name = 'halfrond_request_seconds';
    lines.push(`# HELP ${name} Time from a request to its whole reply`, `# TYPE ${name} histogram`);
    for (const { labels, times } of this.#requests.values()) {
      for (const [at, bound] of BOUNDS.entries())
        lines.push(line(`${name}_bucket`, { ...labels, le: String(bound) }, times.buckets[at] ?? 0));
      lines.push(line(`${name}_bucket`, { ...labels, le: '+Inf' }, times.count));
      lines.push(line(`${name}_sum`, labels, times.sum), line(`${name}_count`, labels, times.count));
    }
    return `${lines.join('\n')}\n`;
  }
}

function watchProcess(metrics: Metrics, delay: ReturnType<typeof monitorEventLoopDelay>): void {
  metrics.watch('process_resident_memory_bytes', 'gauge', 'Memory of the process', () => process.memoryUsage.rss());
  metrics.watch('process_cpu_seconds_total', 'counter', 'CPU time of the process', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.watch('process_uptime_seconds', 'gauge', 'Time since the start', () => process.uptime());
  metrics.watch(
    'halfrond_event_loop_lag_seconds',
    'gauge',
    'How late the event loop is, p99 since the last look',
    () => {
      const lag = delay.percentile(99) / NANO;
      delay.reset();
      return lag;
    },
  );
}

/** Compared by digest: equal time, whatever the length. */
const isSame = (given: string, right: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
};

/** Serves `/metrics` to who has the token, and measures requests; without a token it does neither. */
export function addMetrics(app: FastifyInstance, token: string | null, metrics: Metrics): void {
  if (token === null) return;
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  watchProcess(metrics, delay);
  app.addHook('onClose', async () => {
    delay.disable();
  });
  app.addHook('onResponse', async (request, reply) => {
    metrics.observe(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', async (request, reply) => {
    const given = request.headers.authorization?.replace(/^bearer\s+/i, '') ?? '';
    if (!isSame(given, token)) throw new AppError('UNAUTHENTICATED');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text());
  });
}
