import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openTestApp } from '#server/testing/open-app.ts';
import { addSecurityHeaders } from './security-headers.ts';

/** The sources that a page may use for one purpose, on a server with those settings. */
async function sourcesOf(directive: string, settings: Record<string, string>): Promise<string[]> {
  const app = fastify();
  addSecurityHeaders(app, readConfig(settings));
  app.get('/', () => 'a page');
  const policy = String((await app.inject('/')).headers['content-security-policy']);
  await app.close();
  const found = policy.split(';').find((one) => one.startsWith(`${directive} `)) ?? '';
  return found.split(' ').slice(1);
}

const OWN = ["'self'"];

describe('where a page may send a picture to', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['nowhere but here without a bucket', {}, []],
    ['a bucket of Amazon’s', { S3_BUCKET: 'pictures' }, ['https://pictures.s3.eu-central-1.amazonaws.com']],
    [
      'one whose pictures are shown from elsewhere',
      { S3_BUCKET: 'pictures', S3_REGION: 'eu-west-3', S3_PUBLIC_URL: 'https://cdn.example.org/p' },
      ['https://pictures.s3.eu-west-3.amazonaws.com'],
    ],
    [
      'one at an endpoint of one’s own',
      { S3_BUCKET: 'pictures', S3_ENDPOINT: 'https://s3.example.org:9000', S3_PUBLIC_URL: 'https://cdn.example.org' },
      ['https://s3.example.org:9000'],
    ],
  ])('%s', async (_, settings, hosts) => {
    expect(await sourcesOf('connect-src', settings)).toEqual([...OWN, ...hosts]);
  });
});

it('shows pictures from the bucket, or from where they are published', async () => {
  const bucket = { S3_BUCKET: 'pictures', S3_ENDPOINT: 'http://127.0.0.1:9000' };
  expect(await sourcesOf('img-src', bucket)).toContain('http://127.0.0.1:9000');
  const elsewhere = await sourcesOf('img-src', { ...bucket, S3_PUBLIC_URL: 'http://127.0.0.1:9001/x' });
  expect(elsewhere).toContain('http://127.0.0.1:9001');
  expect(elsewhere).not.toContain('http://127.0.0.1:9000');
});

describe('a reply', async () => {
  const app = await openTestApp('SQLite', { PUBLIC_URL: 'https://game.example.org' });

  it.each([
    ['GET', '/api/parties'],
    ['GET', '/%61pi/parties'],
    ['GET', '/api/voting/session/ZZZZZZ'],
    ['GET', '/api/openapi.json'],
    ['HEAD', '/api/openapi.json'],
    ['GET', '/api'],
    ['GET', '/api?x=1'],
    ['GET', '/api/no/such/call'],
    ['DELETE', '/api/auth/login'],
    ['POST', '/api/auth/login'],
    ['POST', '/api/difficult_words'],
    ['GET', '/api/content_blocks/no-id'],
    ['GET', '/api/%ff'],
    ['GET', `/api/parties/${'x'.repeat(500)}`],
  ] as const)('to %s %s is kept by no cache', async (method, url) => {
    expect((await app.app.http.inject({ method, url })).headers['cache-control']).toBe('no-store');
  });

  it.each(['partners/', 'difficult_words/', 'content_blocks?page=home', 'config/faq/'])(
    'with the public list %s may be kept if its keeper asks each time whether it still holds',
    async (path) => {
      const { statusCode, headers } = await app.app.http.inject(`/api/${path}`);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    },
  );

  it('of the API that leads elsewhere does not say from where', async () => {
    const { headers } = await app.app.http.inject('/api/auth/provider/nobody/start');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it('to a socket carries what every reply carries', async () => {
    const address = await app.listen();
    for (const path of ['?EIO=4&transport=polling', '?EIO=4&transport=nothing']) {
      const { headers } = await fetch(`${address}/socket.io/${path}`);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('strict-transport-security'), path).toMatch(/; includeSubDomains$/);
    }
  });
});
