// What the log of a real server says about attacks on accounts, and what it never says.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { registration } from './registration.ts';
import { PASSWORD } from './test-app.ts';

const ADMIN_EMAIL = 'beheer@school.example';
const ADDRESS = '203.0.113.5';
const UUID = /^[0-9a-f-]{36}$/;
const NEW_PASSWORD = 'zeven rode hazen';

let server: ChildProcess;
let base: string;
let printed = '';
const folder = mkdtempSync(join(tmpdir(), 'halfrond-log-'));

beforeAll(async () => {
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    DEMO_CONTENT: 'false',
    ADMIN_EMAIL,
    ADMIN_PASSWORD: PASSWORD,
    LOG_LEVEL: 'trace',
  };
  server = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  await vi.waitFor(() => expect(printed).toMatch(/runs at http:\/\/localhost:\d+\n/), 60_000);
  base = `http://127.0.0.1:${/localhost:(\d+)\n/.exec(printed)?.[1]}/api/`;
}, 70_000);
afterAll(async () => {
  const gone = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  await gone;
  rmSync(folder, { recursive: true, force: true });
});

interface Who {
  clientId?: string;
  token?: string;
}

async function send(method: string, path: string, body: object | null, { clientId, token }: Who = {}) {
  const reply = await fetch(base + path, {
    method,
    headers: {
      'x-forwarded-for': ADDRESS,
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...(clientId === undefined ? {} : { 'client-id': clientId }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: body === null ? null : JSON.stringify(body),
  });
  const text = await reply.text();
  return { status: reply.status, body: text === '' ? null : JSON.parse(text) };
}

/** The lines about accounts, without the fields that every line has. */
const events = () =>
  printed
    .split('\n')
    .filter((line) => line.includes('"security event"'))
    .map((line) => {
      const { level, time: _, pid: __, hostname: ___, reqId, msg: ____, ...event } = JSON.parse(line);
      // Once, so that it leads to the other lines of its call.
      expect([level, line.split('"reqId"').length - 1]).toEqual([40, 1]);
      expect(reqId).toMatch(UUID);
      return event;
    });

it('names what happens to accounts, and nobody', { timeout: 60_000 }, async () => {
  const [email, invited] = [`an.${randomUUID()}@school.example`, `mia.${randomUUID()}@school.example`];
  const [own, guesser, student] = [randomUUID(), randomUUID(), randomUUID()];
  const teacher: Who = {
    clientId: own,
    token: (await send('POST', 'auth/register', registration({ email }), { clientId: own })).body.jwtToken,
  };
  const { _id: user } = (await send('GET', 'account', null, teacher)).body;
  for (let at = 0; at < 13; at++)
    await send('POST', 'auth/login', { email, password: `guess ${at}` }, { clientId: guesser });
  // A reply may arrive before the lines that the server logged.
  await vi.waitFor(() => expect(events().at(-1)).toMatchObject({ event: 'limit-hit' }), 10_000);
  const [first, ...rest] = events();
  const refused = { event: 'login-refused', account: expect.stringMatching(/^[\w-]{16}$/) };
  expect(first).toEqual({ ...refused, why: 'password', user });
  // The limit is logged once, not for each of the three tries that it refused.
  expect(rest).toEqual([...Array(9).fill(first), { event: 'limit-hit', limit: 'loginPerAccount' }]);
  const seen = events().length;

  expect((await send('GET', 'config/user', null, teacher)).status).toBe(403);
  const login = await send('POST', 'auth/login', { email: ADMIN_EMAIL, password: PASSWORD });
  const chief: Who = { token: login.body.jwtToken };
  const { _id: by } = (await send('GET', 'account', null, chief)).body;
  const made = await send('POST', 'users', { email: invited, role: 'teacher' }, chief);
  expect((await send('POST', 'config/invite-user/resend', { email: invited }, chief)).status).toBe(204);
  const change = { currentPassword: PASSWORD, password: NEW_PASSWORD };
  const { jwtToken: token } = (await send('POST', 'account/password', change, teacher)).body;
  expect((await send('DELETE', 'account', { password: 'verkeerd' }, { clientId: own, token })).status).toBe(422);
  expect((await send('DELETE', 'account', { password: NEW_PASSWORD }, { clientId: own, token })).status).toBe(204);
  // Students: unknown codes until they are refused, and a call that is for users.
  for (let at = 0; at < 62; at++) await send('GET', 'voting/session/ZZZZZZ', null, { clientId: student });
  expect((await send('GET', 'voting/session/ZZZZZZ', null, { clientId: student })).status).toBe(429);
  expect((await send('GET', 'config/user', null, { clientId: student })).status).toBe(401);
  await send('POST', 'auth/reset-password/init', { email: ADMIN_EMAIL });
  const outbox = join(folder, 'data/outbox');
  // In the mail only, as a log that is stored must not let anybody in.
  const link = (): string | undefined => {
    const mails = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
    const texts = mails.map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll(/=\r?\n/g, ''));
    return /reset-password\?token=3D([0-9a-f]{64})/.exec(texts.join('\n'))?.[1];
  };
  await vi.waitFor(() => expect(link()).toBeDefined(), 10_000);
  const reset = await send('POST', 'auth/reset-password', { configToken: link(), password: NEW_PASSWORD });
  expect(reset.status).toBe(204);
  await vi.waitFor(() => expect(events().at(-1)).toMatchObject({ event: 'password-reset' }), 10_000);

  const invitation = { event: 'invited', user: made.body.user._id, by, role: 'teacher' };
  expect(events().slice(seen)).toEqual([
    { event: 'forbidden', user, route: 'GET config/user' },
    invitation,
    invitation,
    { event: 'password-changed', user },
    first,
    { event: 'account-deleted', user },
    { event: 'password-reset', user: by },
  ]);
  // Without a mail server the log has the links of mails on purpose.
  const lines = printed.split('\n').filter((line) => line.startsWith('{') && !line.includes('A mail is in'));
  expect(lines.length).toBeGreaterThan(seen);
  const secrets = [String(link()), own, guesser, student, ADDRESS, PASSWORD, NEW_PASSWORD, 'guess', email, invited];
  for (const secret of secrets) expect(lines.filter((line) => line.includes(secret))).toEqual([]);
});
