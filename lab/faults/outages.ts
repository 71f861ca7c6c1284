// The mail server and Redis fail and recover: what does not need them works, what does reports an error.
import { setTimeout as delay } from 'node:timers/promises';
import { startMailServer } from '#testing/mail-server.ts';
import { required } from '#testing/required.ts';
import { startServer, type TestServer } from '#testing/server-process.ts';
import { Crowd, openGame } from './crowd.ts';
import { gateTo } from './gate.ts';
import type { Report } from './report.ts';
import { comesTrue, end, health, sizeOf } from './watch.ts';

const CROWD = 100;

const post = (server: TestServer, path: string, body: object): Promise<number> =>
  fetch(`${server.baseURL}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(({ status }) => status);

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
  const size = sizeOf(server);
  const crowd = new Crowd(server.baseURL, game, CROWD);
  crowd.start(200);
  await delay(1_000);
  await gate.shut();
  await delay(500);
  const before = crowd.acknowledged;
  report.check(
    'answers are taken without Redis',
    await comesTrue(async () => crowd.acknowledged > before + 3 * CROWD),
    crowd.errorReplies,
  );
  await gate.open();
  await delay(1_500);
  await crowd.stop();
  report.check('no answer was refused', Object.keys(crowd.errorReplies).length === 0, crowd.errorReplies);
  if ((await health(server)) === 200) report.answers('Redis gone and back', crowd.acknowledged, await crowd.lost());
  crowd.close();
  await end(report, 'Redis gone and back', server, size);
  await gate.shut();
}

export async function mailGone(report: Report): Promise<void> {
  report.section('mail server gone and back');
  let hangUps = 0;
  const smtp = await startMailServer({
    onClose: () => {
      hangUps += 1;
    },
  });
  const { gate, address } = await gateTo(smtp.url);
  const server = await startServer({
    DEMO_CONTENT: 'false',
    LOG_LEVEL: 'warn',
    SMTP_URL: address,
  });
  const ask = (email: string) => post(server, 'auth/reset-password/init', { email });
  report.check(
    'a mail is sent',
    // Until the client has hung up after the check of the start, its own check and the mail: a reply that the gate cuts off would count as a refused mail.
    (await ask('admin@example.org')) === 204 &&
      (await comesTrue(async () => smtp.received.length > 0 && hangUps === 3)),
  );
  await gate.shut();
  report.check('without a mail server a known address is told', (await ask('admin@example.org')) === 502);
  report.check('and an unknown one the same', (await ask('nobody@example.org')) === 502);
  const game = await openGame(server.baseURL);
  const size = sizeOf(server);
  const crowd = new Crowd(server.baseURL, game, 20);
  const replies = await Promise.all(
    crowd.clientIds.map((clientId) => crowd.answer(clientId, required(game.statements[0]))),
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
  await end(report, 'mail server gone and back', server, size);
  await gate.shut();
  await smtp.close();
}
