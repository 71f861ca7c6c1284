// Sixteen connections that send the most expensive bodies the server lets in: a class that answers beside them waits no longer for it.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { identityOf, registerTeacher } from '#testing/api-client.ts';
import { startServer } from '#testing/server-process.ts';
import type { Pouring } from './body-sender.ts';
import { ClassBeside } from './class-beside.ts';
import type { Report } from './report.ts';

const CONNECTIONS = 16;
const MS = 8_000;
const P99_MS = 100;
const SMALL = 16 * 1024;
const LARGE = 1024 * 1024;

/** As often as it fits into that many bytes. */
function filled(item: string, bytes: number): string {
  const count = Math.floor((bytes - '{"a":[]}'.length) / (item.length + 1));
  return `{"a":[${Array(count).fill(item).join(',')}]}`;
}
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const keys = (bytes: number): string =>
  `{${Array.from({ length: Math.floor(bytes / 12) }, (_, at) => `"k${at.toString(36).padStart(5, '0')}":1`).join(',')}}`;

const pour = async (pouring: Omit<Pouring, 'ms'>): Promise<object> => {
  const workerData: Pouring = { ...pouring, ms: MS };
  const sender = new Worker(new URL('./body-sender.ts', import.meta.url), { workerData });
  const [statuses] = await once(sender, 'message');
  return statuses;
};

export async function worstBodies(report: Report): Promise<void> {
  report.section(`${CONNECTIONS} connections with the worst bodies, beside a class that answers`);
  const server = await startServer({ DEMO_CONTENT: 'false', LOG_LEVEL: 'fatal', RATE_LIMITS: 'on' });
  const { baseURL } = server;
  const beside = await ClassBeside.open(baseURL);
  const { jwtToken } = await identityOf(baseURL);
  const teachers = await Promise.all(Array.from({ length: CONNECTIONS }, () => registerTeacher(baseURL)));
  const anybody = Array.from({ length: CONNECTIONS }, () => ({ 'client-id': randomUUID() }));
  const oneLogin = Array.from({ length: CONNECTIONS }, () => ({ authorization: jwtToken }));
  const manyLogins = teachers.map((teacher) => ({ authorization: teacher.jwtToken }));
  const [login, templates] = [`${baseURL}/api/auth/login`, `${baseURL}/api/game_templates`];
  const kinds: Record<string, Omit<Pouring, 'ms'>> = {
    nothing: { url: login, body: '', callers: [] },
    'anybody, nested 32 deep': { url: login, callers: anybody, body: filled(nested(30), SMALL) },
    'anybody, keys with a meaning': { url: login, callers: anybody, body: filled('{"__proto__":1}', SMALL) },
    'anybody, a million brackets': { url: login, callers: anybody, body: '['.repeat(LARGE - 100) },
    'nobody, to a teacher’s call': { url: templates, callers: anybody, body: filled('{"__proto__":1}', LARGE) },
    'one teacher, nested 32 deep': { url: templates, callers: oneLogin, body: filled(nested(30), LARGE) },
    'one teacher, keys with a meaning': { url: templates, callers: oneLogin, body: filled('{"__proto__":1}', LARGE) },
    'one teacher, many keys': { url: templates, callers: oneLogin, body: keys(LARGE - 2) },
    'one teacher, a list of wrong ids': {
      url: templates,
      callers: oneLogin,
      body: filled('1', LARGE).replace('a', 'statements'),
    },
    'as many teachers, keys with a meaning': {
      url: templates,
      callers: manyLogins,
      body: filled('{"__proto__":1}', LARGE),
    },
  };
  for (const [kind, pouring] of Object.entries(kinds)) {
    let statuses: object = {};
    const { p50, p99 } = await beside.answerDuring(async () => {
      statuses = await pour(pouring);
    });
    const times = `p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)} ms, at most ${P99_MS}`;
    report.check(`${kind}: ${times} (${JSON.stringify(statuses)})`, p99 <= P99_MS, p99);
  }
  await beside.end(report, 'worst bodies');
  await server.stop();
}
