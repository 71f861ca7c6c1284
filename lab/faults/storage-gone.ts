// Object storage fails, by refusing and by not answering, and recovers: games and pages continue, an upload fails, the next one is shown.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startBucket } from '#testing/bucket.ts';
import { startServer } from '#testing/server-process.ts';
import { Crowd, openGame } from './crowd.ts';
import type { Report } from './report.ts';
import { comesTrue, end, sizeOf } from './watch.ts';

const CROWD = 100;
/** Longer than the time for which the server does not try a failed bucket again. */
const SPELL_MS = 6_000;
/** A read waits once for a bucket that does not answer, not every time; shorter than what users perceive as broken. */
const READ_MAX_MS = 5_000;
const PICTURE = readFileSync(join(import.meta.dirname, '../../web/public/icons/icon-192.png'));

/** The status of an upload; 0 without a reply. */
const put = (address: string): Promise<number> =>
  fetch(address, { method: 'PUT', body: PICTURE, headers: { 'content-type': 'image/png' } }).then(
    ({ status }) => status,
    () => 0,
  );

export async function storageGone(report: Report): Promise<void> {
  report.section('object storage gone and back');
  const bucket = await startBucket();
  const settings = { ...bucket.settings, DEMO_CONTENT: 'false', LOG_LEVEL: 'fatal' };
  const server = await startServer(settings);
  const game = await openGame(server.baseURL);
  const { teacher } = game;
  const save = (name: string) => teacher('POST parties', { body: { name } });
  const imageOf = async (id: string) => (await teacher('GET parties/:id', { params: { id } })).image;
  const shows = (id: string): Promise<boolean> =>
    comesTrue(async () => {
      const image = await imageOf(id);
      return image !== null && Buffer.from(await (await fetch(image)).arrayBuffer()).equals(PICTURE);
    });
  /** Everything that a class and an office need, while the bucket is as it is now. */
  const goesOn = async (how: string): Promise<void> => {
    const before = crowd.acknowledged;
    const end = performance.now() + SPELL_MS;
    let slowest = 0;
    let reads = 0;
    for (; performance.now() < end; reads += 3) {
      const start = performance.now();
      await Promise.all([
        teacher('GET parties'),
        fetch(`${server.baseURL}/api/partners`).then(({ status }) => status === 200 || Promise.reject(new Error())),
        fetch(`${server.baseURL}/`),
      ]);
      slowest = Math.max(slowest, performance.now() - start);
    }
    report.check(`${how}: ${reads} pages and lists were read`, reads > 30, reads);
    report.check(`${how}: the slowest took ${Math.round(slowest)} ms`, slowest < READ_MAX_MS, slowest);
    report.check(`${how}: answers are taken`, crowd.acknowledged > before + CROWD, crowd.errorReplies);
  };

  const first = await save('Met beeld');
  report.check('a picture is stored and shown', (await put(first.uploadURL)) === 200 && (await shows(first.party._id)));
  const size = sizeOf(server);
  const crowd = new Crowd(server.baseURL, game, CROWD);
  crowd.start(200);
  await delay(500);

  const pending = await save('Zonder beeld');
  await bucket.end();
  report.check('without storage an upload fails at once', (await put(pending.uploadURL)) === 0);
  await goesOn('storage that refuses');
  const later = await save('Later');
  report.check('a party is saved without its picture', (await imageOf(later.party._id)) === null);

  const silent = createServer();
  const port = Number(new URL(bucket.origin).port);
  const held = new Set<{ destroy: () => unknown }>();
  silent.on('connection', (socket) => held.add(socket));
  await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
  await goesOn('storage that says nothing');
  const began = performance.now();
  await teacher('DELETE parties/:id', { params: { id: later.party._id } });
  report.check('a party is deleted without waiting for its picture', performance.now() - began < READ_MAX_MS);
  for (const socket of held) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));

  await bucket.back();
  report.check(
    'once it is back the same address takes the picture, and it is shown, without a restart',
    (await put(pending.uploadURL)) === 200 && (await shows(pending.party._id)),
  );
  report.check('the picture from before is still there', await shows(first.party._id));
  await crowd.end(report, 'object storage gone and back');
  await end(report, 'object storage gone and back', server, size);
  await bucket.remove();
}
