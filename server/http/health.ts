// Whether the process lives and whether it may be sent work.
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '#server/db/client.ts';

export interface Readiness {
  ready: boolean;
}

/** `/healthz`: 200 once the database answers; `/readyz`: 503 while starting or draining. */
export function addHealthChecks(app: FastifyInstance, db: Db, readiness: Readiness): void {
  app.get('/healthz', { logLevel: 'silent' }, async (_, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ok' };
    } catch {
      return reply.status(503).send({ status: 'no database' });
    }
  });
  app.get('/readyz', { logLevel: 'silent' }, async (_, reply) =>
    readiness.ready ? { status: 'ready' } : reply.status(503).send({ status: 'not ready' }),
  );
}
