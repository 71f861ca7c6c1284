// A disk fills up during a game: answers are refused as not saved, nothing unsaved is acknowledged, and the game continues when there is space.
import { mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { required } from '#testing/required.ts';
import { startServer } from '#testing/server-process.ts';
import { Crowd, openGame, type Reply } from './crowd.ts';
import type { Report } from './report.ts';
import { mountSmallDisk, unmount } from './small-disk.ts';

const CROWD = 60;
const SIZE_MB = 16;
/** Larger than what is left of the disk. */
const PICTURE = readFileSync(join(import.meta.dirname, '../../docs/pictures/debate.png'));

function fill(folder: string, leave: number): string {
  const file = join(folder, 'filler');
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - leave)));
  return file;
}

export async function fullDisk(report: Report): Promise<void> {
  report.section('disk full, SQLite');
  const folder = mkdtempSync(join(tmpdir(), 'halfrond-disk-'));
  const reason = mountSmallDisk(folder, SIZE_MB);
  if (reason !== null) {
    rmSync(folder, { recursive: true });
    return report.skip('disk full', reason);
  }
  try {
    const server = await startServer({ DEMO_CONTENT: 'false', LOG_LEVEL: 'fatal', DATA_DIR: folder });
    const game = await openGame(server.baseURL);
    const { uploadURL } = await game.teacher('POST parties', { body: { name: 'Met beeld' } });
    const upload = () => fetch(uploadURL, { method: 'PUT', body: PICTURE, headers: { 'content-type': 'image/png' } });
    const crowd = new Crowd(server.baseURL, game, CROWD);
    const everybody = () =>
      Promise.all(
        crowd.clientIds.flatMap((clientId) =>
          game.statements.map((statementId) => crowd.answer(clientId, statementId)),
        ),
      );
    // Everybody has joined, so that reading writes nothing.
    for (const clientId of crowd.clientIds) await crowd.answer(clientId, required(game.statements[0]));
    const filler = fill(folder, 100_000);
    let refused: Reply[] = [];
    for (let round = 0; round < 20 && refused.length === 0; round++)
      refused = (await everybody()).filter(({ status }) => status !== 201);
    report.check('a full disk refuses answers', refused.length > 0);
    report.check(
      'with 503 UNAVAILABLE and Retry-After, and no other error',
      refused.every(
        ({ status, text, retryAfter }) => status === 503 && /"UNAVAILABLE"/.test(text) && Number(retryAfter) > 0,
      ),
      crowd.errorReplies,
    );
    const noRoom = await upload();
    report.check(
      'a picture as well',
      noRoom.status === 503 && /"UNAVAILABLE"/.test(await noRoom.text()),
      noRoom.status,
    );
    report.check('reading still works', (await fetch(`${server.baseURL}/healthz`)).status === 200);
    report.answers('while the disk was full', crowd.acknowledged, await crowd.lost());
    rmSync(filler);
    const replies = await everybody();
    report.check(
      'it goes on without a restart when there is room',
      replies.every(({ status }) => status === 201),
      crowd.errorReplies,
    );
    report.check('and takes the picture', (await upload()).status === 200);
    await server.kill9();
    await server.restart();
    report.answers('after a kill and a restart', 0, await crowd.lost());
    crowd.close();
    await server.stop();
  } finally {
    unmount(folder);
  }
}
