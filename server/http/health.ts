import type { FastifyInstance } from 'fastify';

export interface Readiness {
  ready: boolean;
}

/** `/healthz`: 200 once `ping` resolves, which asks the database; `/readyz`: 503 while starting or draining. */
export function addHealthChecks(app: FastifyInstance, ping: () => Promise<void>, readiness: Readiness): void {
  app.get('/healthz', { logLevel: 'silent' }, async (_, reply) => {
    try {
      await ping();
      return { status: 'ok' };
    } catch {
      return reply.status(503).send({ status: 'no database' });
    }
  });
  app.get('/readyz', { logLevel: 'silent' }, async (_, reply) =>
    readiness.ready ? { status: 'ready' } : reply.status(503).send({ status: 'not ready' }),
  );
}
