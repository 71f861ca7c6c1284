import { expect, it } from 'vitest';
import { openTestApp } from '#server/testing/open-app.ts';

const url = '/.well-known/security.txt';

it('says whom to tell of a security problem, until when, and in which languages', async () => {
  const app = await openTestApp('SQLite', { SECURITY_CONTACT: 'mailto:security@example.org', LANGUAGES: 'NL_BE,FR' });
  const { statusCode, headers, body } = await app.app.http.inject({ url });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const found = /^Contact: (.+)\nExpires: (.+)\nPreferred-Languages: nl, fr\n$/.exec(body);
  expect(found?.[1]).toBe('mailto:security@example.org');
  const days = (Date.parse(found?.[2] ?? '') - Date.now()) / 86_400_000;
  expect(Math.ceil(days)).toBe(180);
});

it('is not there if nobody is named', async () => {
  const app = await openTestApp();
  expect((await app.app.http.inject({ url })).statusCode).toBe(404);
});
