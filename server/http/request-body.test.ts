import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Sends a form of so many fields of so many bytes each, with a token or without. */
async function send(path: string, fields: number, bytes: number, token?: string): Promise<string> {
  const form = new FormData();
  for (let at = 0; at < fields; at++) form.append(`field${at}`, 'x'.repeat(bytes));
  const sent = new Response(form);
  const headers = {
    'content-type': sent.headers.get('content-type') ?? '',
    ...(token ? { authorization: token } : {}),
  };
  const payload = Buffer.from(await sent.arrayBuffer());
  const reply = await app.app.http.inject({ method: 'POST', url: `/api/${path}`, headers, payload });
  return reply.json().code;
}

it('all fields of a form together take no more than a body may, whichever caller sends them', async () => {
  expect(await send('users', 9, 100_000)).toBe('UNAUTHENTICATED');
  expect(await send('users', 11, 100_000)).toBe('TOO_LARGE');
  expect(await send('users', 1, 1_100_000)).toBe('TOO_LARGE');
  // An import is larger, and has a limit as well.
  const { token } = await app.user('super_admin');
  expect(await send('question_sets/import', 2, 9_000_000, token)).toBe('INVALID');
  expect(await send('question_sets/import', 3, 9_000_000, token)).toBe('TOO_LARGE');
});

it('a body that is larger than most may be is not read for strangers', async () => {
  const { token } = await app.user('teacher');
  expect(await send('question_sets/import', 3, 9_000_000)).toBe('UNAUTHENTICATED');
  expect(await send('question_sets/import', 3, 9_000_000, token)).toBe('FORBIDDEN');
  expect((await app.nobody().post('question_sets', { name: 'x'.repeat(2_000_000) })).status).toBe(401);
  // For a body of ordinary size the first error is that it cannot be read.
  expect((await app.nobody().post('question_sets', [])).status).toBe(400);
});
