// Whatever the server leans on goes away and comes back: what still works works, what does not says so.
import { setTimeout as delay } from 'node:timers/promises';
import { startServer, type TestServer } from '#e2e/server.ts';
import { Crowd, openGame } from './crowd.ts';
import { gateTo } from './gate.ts';
import type { Report } from './report.ts';

const CROWD = 100;
const BACK_MS = 20_000;
const SECRET = { JWT_SECRET: 'a secret for the fault tests only' };

async function comesTrue(holds: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + BACK_MS; Date.now() < end; await delay(100)) if (await holds()) return true;
  return false;
}

const health = (server: TestServer): Promise<number> =>
  fetch(`${server.baseURL}/healthz`).then(
    ({ status }) => status,
    () => 0,
  );

const post = (server: TestServer, path: string, body: object): Promise<number> =>
  fetch(`${server.baseURL}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(({ status }) => status);

/** Ends a part: what the server printed is shown where it died. */
async function end(report: Report, what: string, server: TestServer): Promise<void> {
  const lives = await fetch(`${server.baseURL}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );
  report.check(`${what}: the server lives`, lives, server.output().slice(-2_000));
  await server.stop();
}

export async function databaseGone(report: Report, databaseUrl: string): Promise<void> {
  report.section('PostgreSQL gone and back');
  const { gate, address } = await gateTo(databaseUrl);
  const server = await startServer({ ...SECRET, DEMO_CONTENT: 'false', LOG_LEVEL: 'warn', DATABASE_URL: address });
  const game = await openGame(server.baseURL);
  const crowd = new Crowd(server.baseURL, game, CROWD);
  crowd.start();
  await delay(1_000);
  await gate.shut();
  await delay(1_500);
  report.check('without a database /healthz says so', (await health(server)) === 503);
  report.check(
    'an answer is refused as not saved, never acknowledged and never a 500',
    Object.keys(crowd.refusals).length > 0 && Object.keys(crowd.refusals).every((name) => name === '503 UNAVAILABLE'),
    crowd.refusals,
  );
  await gate.open();
  report.check('it is healthy again by itself', await comesTrue(async () => (await health(server)) === 200));
  const before = crowd.acknowledged;
  report.check('and takes answers again', await comesTrue(async () => crowd.acknowledged > before + CROWD));
  await crowd.stop();
  if ((await health(server)) === 200)
    report.answers('PostgreSQL gone and back', crowd.acknowledged, await crowd.lost());
  crowd.close();
  await end(report, 'PostgreSQL gone and back', server);
  await gate.shut();
}

export async function redisGone(report: Report, redisUrl: string): Promise<void> {
  report.section('Redis gone and back');
  const { gate, address } = await gateTo(redisUrl);
  const server = await startServer({
    DEMO_CONTENT: 'false',
    LOG_LEVEL: 'warn',
    REDIS_URL: address,
    RATE_LIMITS: 'on',
  });
  const game = await openGame(server.baseURL);
  const crowd = new Crowd(server.baseURL, game, CROWD);
  crowd.start(200);
  await delay(1_000);
  await gate.shut();
  await delay(500);
  const before = crowd.acknowledged;
  report.check(
    'answers are taken without Redis',
    await comesTrue(async () => crowd.acknowledged > before + 3 * CROWD),
    crowd.refusals,
  );
  await gate.open();
  await delay(1_500);
  await crowd.stop();
  report.check('no answer was refused', Object.keys(crowd.refusals).length === 0, crowd.refusals);
  if ((await health(server)) === 200) report.answers('Redis gone and back', crowd.acknowledged, await crowd.lost());
  crowd.close();
  await end(report, 'Redis gone and back', server);
  await gate.shut();
}

export async function mailGone(report: Report): Promise<void> {
  report.section('mail server gone and back');
  const { SMTPServer } = await import('smtp-server');
  let delivered = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      stream.resume().on('end', () => {
        delivered += 1;
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const listening = smtp.server.address();
  const port = typeof listening === 'object' && listening !== null ? listening.port : 0;
  const { gate, address } = await gateTo(`http://127.0.0.1:${port}`);
  const server = await startServer({
    DEMO_CONTENT: 'false',
    LOG_LEVEL: 'warn',
    SMTP_URL: `smtp://127.0.0.1:${new URL(address).port}`,
  });
  const ask = (email: string) => post(server, 'auth/reset-password/init', { email });
  report.check(
    'a mail is sent',
    (await ask('admin@example.org')) === 204 && (await comesTrue(async () => delivered > 0)),
  );
  await gate.shut();
  report.check('without a mail server a known address is told', (await ask('admin@example.org')) === 502);
  report.check('and an unknown one the same', (await ask('nobody@example.org')) === 502);
  const game = await openGame(server.baseURL);
  const crowd = new Crowd(server.baseURL, game, 20);
  const replies = await Promise.all(
    crowd.clientIds.map((clientId) => crowd.answer(clientId, game.statements[0] ?? '')),
  );
  report.check(
    'games go on',
    replies.every(({ status }) => status === 201),
  );
  await gate.open();
  report.check(
    'mails go again when it is back',
    (await ask('admin@example.org')) === 204 && (await ask('nobody@example.org')) === 204,
  );
  crowd.close();
  await server.stop();
  await gate.shut();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
}
