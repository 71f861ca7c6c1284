// Two backups made while a class votes would say what was chosen between them, and by whom.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { writeSnapshot } from '#server/backup/snapshot.ts';
import { startGame } from './factories.ts';
import { openGameApp } from './open-app.ts';
import { engines } from './test-database.ts';

it.each(engines)('a backup of %s has no votes of an open ballot, and all of a closed one', async (engine) => {
  const { app, teacher, set } = await openGameApp(engine);
  const vote = async () => {
    const game = await startGame(app, teacher, set, { settings: ['ballot'] });
    await teacher.post(`${game.path}/ballot`, { open: true });
    for (let at = 0; at < 6; at++)
      await app.student().post(`${game.path}/vote`, { round: 1, party: at === 0 ? null : set.parties[at % 2] });
    return game;
  };
  const [open, closed] = [await vote(), await vote()];
  await teacher.post(`${closed.path}/ballot`, { open: false });
  const folder = mkdtempSync(join(tmpdir(), 'halfrond-ballots-'));
  try {
    const { dataDir, databaseUrl } = app.app.deps.config;
    const copy = new DatabaseSync(await writeSnapshot({ dataDir, databaseUrl }, folder));
    const rows = (table: string, { id }: { id: string }) =>
      copy.prepare(`select * from ${table} where voting_session_id = ?`).all(id).length;
    expect([rows('counted', open), rows('ballot_counts', open)]).toEqual([0, 0]);
    expect([rows('counted', closed), rows('ballot_counts', closed)]).toEqual([6, 3]);
    copy.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect((await teacher.get(`${open.path}/ballot`)).body).toMatchObject({ open: true, voted: 6 });
});
