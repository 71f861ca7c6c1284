import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restoreInto } from '#server/backup/restore-into-database.ts';
import { backUp } from '#server/backup/write-archive.ts';
import { newId } from '#server/db/id.ts';
import { createFirstAdmin } from '#server/seed/first-start.ts';
import { prepareSeed } from '#server/seed/seed.ts';
import { required } from '#testing/required.ts';
import { giveAnswer, makeQuestionSet, startGame } from './factories.ts';
import { rowsOf } from './rows-of.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { bothEngines, createTestDatabase, type TestDatabase } from './test-database.ts';

describe.each(bothEngines)('an archive restored into %s', (engine) => {
  let app: TestApp;
  let target: TestDatabase;
  let archive: string;
  const image = `uploads/parties/${newId()}`;
  beforeEach(async () => {
    app = await createTestApp('SQLite');
    target = await createTestDatabase(engine);
    const admin = { email: 'chef@example.org', password: 'een wachtwoord' };
    await createFirstAdmin(
      app.db,
      admin,
      async () => 'a hash',
      () => prepareSeed('NL_BE', async () => 'v1'),
    );
    const set = await makeQuestionSet(app);
    const game = await startGame(app, await app.user('teacher'), set, { settings: ['own_arguments'] });
    const answer = { opinion: set.opinions[0], comment: 'Omdat het “zó” is 🙂' };
    expect((await giveAnswer(app.student(), game, required(set.statements[0]), answer)).status).toBe(201);
    mkdirSync(join(app.database.dataDir, 'uploads/parties'), { recursive: true });
    writeFileSync(join(app.database.dataDir, image), 'an image');
    archive = join(target.dataDir, 'backup.tar');
    await backUp(app.app.deps.config, archive);
  });
  afterEach(async () => {
    await app.close();
    await target.drop();
  });

  it('is the same database, with its images', async () => {
    const before = await rowsOf(app.db);
    const { rows } = await restoreInto(target.db, archive, target.dataDir, { force: false });
    expect(await rowsOf(target.db)).toEqual(before);
    expect(rows).toBe(Object.values(before).flat().length);
    expect(before.student_opinions).toHaveLength(1);
  });

  it('refuses a database that somebody uses, and changes nothing there', async () => {
    await restoreInto(target.db, archive, target.dataDir, { force: false });
    const before = await rowsOf(target.db);
    await expect(restoreInto(target.db, archive, target.dataDir, { force: false })).rejects.toThrow(
      /has users already/,
    );
    expect(await rowsOf(target.db)).toEqual(before);
  });
});
