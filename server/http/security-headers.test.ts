import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { addSecurityHeaders } from './security-headers.ts';

/** The sources that a page may use for one purpose, as somebody with those settings is told. */
async function sourcesOf(directive: string, settings: Record<string, string>): Promise<string[]> {
  const app = fastify();
  addSecurityHeaders(app, readConfig(settings));
  app.get('/', () => 'a page');
  const policy = String((await app.inject('/')).headers['content-security-policy']);
  await app.close();
  const found = policy.split(';').find((one) => one.startsWith(`${directive} `)) ?? '';
  return found.split(' ').slice(1);
}

const OWN = ["'self'", 'ws:', 'wss:'];

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
