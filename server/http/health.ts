import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface Readiness {
  ready: boolean;
}

/** Milliseconds that the database has to answer a probe. */
const ANSWER_MS = 2_000;

/** Returns the function that reports whether the database answers in time. Simultaneous probes share one query. */
function createDatabaseCheck(ping: () => Promise<void>): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null;
  const ask = (): Promise<boolean> => {
    const answered = ping().then(
      () => true,
      () => false,
    );
    return Promise.race([answered, delay(ANSWER_MS, false, { ref: false })]);
  };
  return () => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
}

/**
 * `/livez`: always 200; `/healthz`: 200 if `ping` of the database resolves; `/readyz`: also 503 at start and while
 * draining.
 */
export function addHealthChecks(app: FastifyInstance, ping: () => Promise<void>, readiness: Readiness): void {
  const hasDatabase = createDatabaseCheck(ping);
  app.get('/livez', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/healthz', { logLevel: 'silent' }, async (_, reply) =>
    (await hasDatabase()) ? { status: 'ok' } : reply.status(503).send({ status: 'no database' }),
  );
  app.get('/readyz', { logLevel: 'silent' }, async (_, reply) =>
    readiness.ready && (await hasDatabase()) ? { status: 'ready' } : reply.status(503).send({ status: 'not ready' }),
  );
}
