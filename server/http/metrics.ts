import { hash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '#server/app-error.ts';

/** Upper bounds of the buckets of request times, in seconds. */
const BOUNDS = [0.005, 0.015, 0.05, 0.15, 0.5, 1.5, 5, 10, 30];
/** The same of queries: PostgreSQL gets 8 seconds for one. */
const QUERY_BOUNDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 8, 12];
const NANO = 1e9;
const TOO_MANY = 429;

export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'halfrond_request_seconds',
    help: 'Time from a request to its whole reply',
    labelNames: ['method', 'route', 'status'],
    buckets: BOUNDS,
    registers: [this.#registry],
  });

  readonly #queries = new Histogram({
    name: 'halfrond_query_seconds',
    help: 'Time of a query of the database',
    buckets: QUERY_BOUNDS,
    registers: [this.#registry],
  });

  readonly #limited = new Counter({
    name: 'halfrond_requests_limited_total',
    help: 'Requests that a limit refused (429)',
    registers: [this.#registry],
  });

  /** Shows what `read` returns at each scrape; nothing if that is null. */
  gauge(name: string, help: string, read: () => number | null | Promise<number | null>): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        const value = await read();
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  }

  /** Shows a fact that stays the same: a 1 with labels. */
  info(name: string, help: string, labels: Readonly<Record<string, string>>): void {
    new Gauge({ name, help, labelNames: Object.keys(labels), registers: [this.#registry] }).set({ ...labels }, 1);
  }

  /** Shows the total that `read` returns at each scrape; the name ends in `_total`. */
  counter(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }

  /** Counts one request; `route` is the pattern of the address, never the address. */
  observe(method: string, route: string, status: number, seconds: number): void {
    this.#requests.observe({ method, route, status }, seconds);
    if (status === TOO_MANY) this.#limited.inc();
  }

  observeQuery(seconds: number): void {
    this.#queries.observe(seconds);
  }

  /** All metrics in Prometheus's text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

function addProcessMetrics(metrics: Metrics, delay: ReturnType<typeof monitorEventLoopDelay>): void {
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  metrics.counter('process_cpu_seconds_total', 'CPU time of the process', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.gauge('process_uptime_seconds', 'Time since the start', () => process.uptime());
  metrics.gauge('halfrond_event_loop_lag_seconds', 'How late the event loop is, p99 since the last scrape', () => {
    const lag = delay.percentile(99) / NANO;
    delay.reset();
    return lag;
  });
}

/** Compared by digest: equal time, whatever the length. */
const timingSafeCompare = (sent: string, expected: string): boolean => {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(sent), digest(expected));
};

/** Serves `/metrics` to requests with the token, and measures all requests; without a token it does neither. */
export function addMetrics(app: FastifyInstance, token: string | null, metrics: Metrics): void {
  if (token === null) return;
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  addProcessMetrics(metrics, delay);
  app.addHook('onClose', async () => {
    delay.disable();
  });
  app.addHook('onResponse', async (request, reply) => {
    metrics.observe(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', async (request, reply) => {
    const sent = request.headers.authorization?.replace(/^bearer\s+/i, '') ?? '';
    if (!timingSafeCompare(sent, token)) throw new AppError('UNAUTHENTICATED');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text());
  });
}
