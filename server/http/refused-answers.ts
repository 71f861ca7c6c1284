import type { FastifyInstance } from 'fastify';
import { playEndpoints } from '#shared/contract/play.ts';
import { parseSessionCode, type SessionCode } from '#shared/domain/session-code.ts';

const ANSWER_URL = `/api/${playEndpoints.answer.path}`;

/** Calls `onRefused` for each answer that could not be stored; the database may be gone before a call knows which voting session it is of. */
export function watchRefusedAnswers(app: FastifyInstance, onRefused: (code: SessionCode) => void): void {
  app.addHook<{ Params: { code?: string } }>('onResponse', async (request, reply) => {
    if (reply.statusCode !== 503 || request.routeOptions.url !== ANSWER_URL) return;
    const code = parseSessionCode(request.params.code ?? '');
    if (code !== null) onRefused(code);
  });
}
