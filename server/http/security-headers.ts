import type { FastifyInstance } from 'fastify';
import { bucketAddress, type Config } from '#server/config.ts';

const VIDEO_FRAMES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://www.vrt.be'];
const HALF_A_YEAR_SECONDS = 15_552_000;

const originOf = (address: string | null | undefined): string[] => (address ? [new URL(address).origin] : []);

/** The policy of a page; `script` is the hash of the only inline script that is allowed. */
export function pagePolicy(config: Config, script?: string): string {
  const uploads = originOf(config.s3 && bucketAddress(config.s3));
  const images = originOf(config.s3 && (config.s3.publicUrl ?? bucketAddress(config.s3)));
  const own = originOf(config.publicUrl);
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(script === undefined ? [] : [`'sha256-${script}'`])],
    // Widths of bars and colours of parties are style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...own, ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...own, ...uploads],
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

/** The headers of every reply, including those of sockets. */
export function transportHeaders({ publicUrl }: Config): Record<string, string> {
  const isHttps = publicUrl?.startsWith('https:') === true;
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isHttps ? { 'strict-transport-security': `max-age=${HALF_A_YEAR_SECONDS}; includeSubDomains` } : {}),
  };
}

/** Pages whose address holds a secret: of an invitation, a password reset, or a template for a colleague. */
const HOLDS_SECRET = /^\/(?:register\/.|reset-password\/?\?|teacher\/games\/link\/.)/i;

/** The further headers of that page: no file that it loads receives a secret of its address. */
export const headersOfAddress = (url: string): Record<string, string> =>
  HOLDS_SECRET.test(url) ? { 'referrer-policy': 'no-referrer' } : {};

const isOfApi = (path = ''): boolean => /^\/api(?:[/?]|$)/.test(path);

/** Scripts, styles and fonts with a hash in their name: no browser draws one as a page. */
const isPartOfPage = (path: string): boolean => path.startsWith('/assets/');

/** Adds security headers to every reply; one that is never a page gets only those that apply to it. */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const always = transportHeaders(config);
  const ofApi = {
    ...always,
    // Opinions must not stay in a browser's or a proxy's cache.
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    // For a redirect to a school's login, which need not learn the address of the page.
    'referrer-policy': 'no-referrer',
  };
  const ofPages = {
    ...always,
    'content-security-policy': pagePolicy(config),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  };
  // A page loads a dozen of these files, and its own headers cover the rest: 700 bytes would double a small one.
  const ofParts = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };
  app.addHook('onRequest', (request, reply, done) => {
    // Checked by the route as well, because an address may be written in more than one way.
    if (isOfApi(request.routeOptions.url) || isOfApi(request.url)) reply.headers(ofApi);
    else reply.headers(isPartOfPage(request.url) ? ofParts : ofPages);
    done();
  });
}
