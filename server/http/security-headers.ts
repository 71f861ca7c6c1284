// The headers that keep foreign scripts, frames and guesses out of our pages. They are the same for every reply, so they are made once.
import type { FastifyInstance } from 'fastify';
import { bucketAddress, type Config } from '#server/config.ts';

const VIDEO_FRAMES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://www.vrt.be'];
const HALF_A_YEAR_SECONDS = 15_552_000;

const originOf = (address: string | null | undefined): string[] => (address ? [new URL(address).origin] : []);

function pagePolicy(config: Config): string {
  const uploads = originOf(config.s3 && bucketAddress(config.s3));
  const pictures = originOf(config.s3 && (config.s3.publicUrl ?? bucketAddress(config.s3)));
  const own = originOf(config.publicUrl);
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    // Widths of bars and colours of parties are style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...own, ...pictures],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'ws:', 'wss:', ...own, ...uploads],
    'frame-src': VIDEO_FRAMES,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';');
}

/** Adds them to every reply; one of the API, which is never a page, gets the few that still mean something there. */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const isHttps = config.publicUrl?.startsWith('https:') === true;
  const always = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isHttps ? { 'strict-transport-security': `max-age=${HALF_A_YEAR_SECONDS}` } : {}),
  };
  const ofApi = { ...always, 'content-security-policy': "default-src 'none';frame-ancestors 'none'" };
  const ofPages = {
    ...always,
    'content-security-policy': pagePolicy(config),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? ofApi : ofPages);
    done();
  });
}
