import { describe, expect, it } from 'vitest';
import { openTestApp } from '#server/testing/open-app.ts';

const app = await openTestApp();

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

describe('a body may have', () => {
  const KIB = 1024;
  const TYPES = [
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
  ];
  const sendBytes = async (url: string, bytes: number, type: string, token?: string) => {
    const payload = '{}'.padEnd(bytes);
    const headers = { 'content-type': type, ...(token ? { authorization: token } : {}) };
    const reply = await app.app.http.inject({ method: 'POST', url: `/api/${url}`, headers, payload });
    return [reply.statusCode, reply.json().code];
  };

  it.each([
    { who: 'anybody', url: 'auth/login', limit: 16 * KIB, least: [422, 'INVALID'] },
    { who: 'a student', url: 'voting/session/ABCDEF/another-party', limit: 16 * KIB, least: [400, 'MALFORMED'] },
    { who: 'a teacher', url: 'game_templates', limit: KIB * KIB, least: [422, 'INVALID'] },
  ])('$limit bytes of $who, whatever type it says it is', async ({ who, url, limit, least }) => {
    const { token } = who === 'a teacher' ? await app.user('teacher') : { token: undefined };
    expect(await sendBytes(url, limit, 'application/json', token)).toEqual(least);
    for (const type of TYPES) expect(await sendBytes(url, limit + 1, type, token)).toEqual([413, 'TOO_LARGE']);
  });

  it('no more levels than 32, checked before it is parsed', async () => {
    const deep = async (levels: number, end = ']'.repeat(levels)) => {
      const payload = `{"email":"a@example.org","password":"x","deep":${'['.repeat(levels)}${end}}`;
      const headers = { 'content-type': 'application/json' };
      return (await app.app.http.inject({ method: 'POST', url: '/api/auth/login', headers, payload })).json().code;
    };
    expect(await deep(31)).toBe('AUTHENTICATION_FAILED');
    expect(await deep(32)).toBe('MALFORMED');
    expect(await deep(5_000, '')).toBe('MALFORMED');
  });

  it('large bodies are parsed completely, as JSON and as a form', async () => {
    const { token } = await app.user('super_admin');
    const words = Array.from({ length: 2_000 }, (_, at) => `woord${at}${'x'.repeat(40)}`);
    const body = { words };
    const caller = { authorization: `Bearer ${token}` };
    const reply = await app.app.http.inject({
      method: 'PUT',
      url: '/api/config/listed_words',
      headers: caller,
      payload: body,
    });
    expect([reply.statusCode, reply.json().words?.length]).toEqual([200, 2_000]);
    const form = new URLSearchParams({ 'party[name]': 'Partij', 'party[description]': 'x'.repeat(100_000) });
    const formReply = await app.app.http.inject({
      method: 'POST',
      url: '/api/parties',
      headers: { ...caller, 'content-type': 'application/x-www-form-urlencoded' },
      payload: form.toString(),
    });
    expect(formReply.json().fields).toMatchObject({ 'party[description]': 'TOO_LONG' });
  });
});
