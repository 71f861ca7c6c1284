// One phone poses as ten thousand students: no more join than a session allows, and the class that was there continues.
import { randomUUID } from 'node:crypto';
import { startServer } from '#testing/server-process.ts';
import { Crowd, openGame } from './crowd.ts';
import type { Report } from './report.ts';

const GHOSTS = 10_000;
const AT_ONCE = 100;
const CLASS = 25;
const ROOM = 2_000;

export async function ghosts(report: Report): Promise<void> {
  report.section(`${GHOSTS} invented students`);
  const server = await startServer({ DEMO_CONTENT: 'false', LOG_LEVEL: 'fatal', PARTICIPANTS_MAX: String(ROOM) });
  const game = await openGame(server.baseURL, 2);
  const [statement = ''] = game.statements;
  const present = new Crowd(server.baseURL, game, CLASS);
  for (const clientId of present.clientIds) await present.answer(clientId, statement);
  const count = async () =>
    (await game.teacher('GET voting/session/:code/participants', { params: { code: game.code } })).count;
  report.check(`${CLASS} students are there`, (await count()) === CLASS, await count());

  const strangers = new Crowd(server.baseURL, game, 0);
  const replies = new Map<number, number>();
  present.start(200);
  const before = present.acknowledged;
  const flood = async (): Promise<void> => {
    for (let sent = 0; sent < GHOSTS / AT_ONCE; sent++) {
      const { status } = await strangers.answer(randomUUID(), statement);
      replies.set(status, (replies.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, flood));
  await present.stop();
  const seen = JSON.stringify(Object.fromEntries(replies));
  const gotIn = replies.get(201) ?? 0;
  report.check(`every ghost got a reply: ${seen}`, gotIn + (replies.get(429) ?? 0) === GHOSTS, seen);
  report.check(`the session holds ${ROOM}`, (await count()) === ROOM && gotIn === ROOM - CLASS, await count());
  const served = present.acknowledged - before;
  report.check(`the class answered ${served} times meanwhile`, served >= CLASS, served);
  const errorReplies = JSON.stringify(present.errorReplies);
  report.check('none of the class was refused', errorReplies === '{}', errorReplies);
  const lost = await present.lost();
  report.check('no acknowledged answer of the class was lost', lost.length === 0, lost.slice(0, 3));
  await game.teacher('POST voting/session/:code/lock', { params: { code: game.code }, body: { locked: true } });
  const { status, text } = await strangers.answer(randomUUID(), statement);
  report.check('behind the lock one more is told so', status === 409 && text.includes('LOCKED'), text);
  const [first = ''] = present.clientIds;
  report.check('and the class still answers', (await present.answer(first, statement)).status === 201);
  present.close();
  strangers.close();
  await server.stop();
}
