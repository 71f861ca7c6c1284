import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { LANGUAGE_TAGS } from '#shared/domain/languages.ts';

/** Milliseconds, 180 days: who reads it later asks again. */
const VALID_MS = 180 * 86_400_000;

/** Serves the address for reports of security problems (RFC 9116), if there is one. */
export function addSecurityTxt(app: FastifyInstance, { securityContact, languages }: Config): void {
  app.get('/.well-known/security.txt', (_, reply) => {
    if (securityContact === null) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
      `Preferred-Languages: ${languages.map((code) => LANGUAGE_TAGS[code].slice(0, 2)).join(', ')}`,
    ];
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
