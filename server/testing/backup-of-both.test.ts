// One command backs up either database, and either takes it back.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restoreInto } from '#server/backup/restore-into-database.ts';
import { backUp } from '#server/backup/write-archive.ts';
import { createFirstAdmin } from '#server/seed/first-start.ts';
import { prepareSeed } from '#server/seed/seed.ts';
import { required } from '#testing/required.ts';
import { giveAnswer, makeQuestionSet, startGame } from './factories.ts';
import { openTestApp } from './open-app.ts';
import { openTestDatabase } from './open-database.ts';
import { rowsOf } from './rows-of.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { bothEngines, createTestDatabase, type TestDatabase } from './test-database.ts';

const pairs = bothEngines.flatMap((from) => bothEngines.map((into) => ({ from, into })));

describe.each(pairs)('a backup of $from, restored into $into', ({ from, into }) => {
  let app: TestApp;
  let target: TestDatabase;
  let archive: string;
  const image = `uploads/parties/${randomUUID()}`;
  beforeEach(async () => {
    app = await createTestApp(from);
    target = await createTestDatabase(into);
    const admin = { email: 'chef@example.org', password: 'een wachtwoord' };
    const seed = () => prepareSeed('NL_BE', async () => 'v1');
    await createFirstAdmin(app.db, admin, async () => 'a hash', seed);
    const set = await makeQuestionSet(app);
    const game = await startGame(app, await app.user('teacher'), set, { settings: ['own_arguments'] });
    const answer = { opinion: set.opinions[0], comment: 'Omdat het “zó” is 🙂' };
    await giveAnswer(app.student(), game, required(set.statements[0]), answer);
    mkdirSync(join(app.database.dataDir, 'uploads/parties'), { recursive: true });
    writeFileSync(join(app.database.dataDir, image), 'an image');
    archive = join(app.database.dataDir, 'backup.tar.zst');
  });
  afterEach(async () => {
    await app.close();
    await target.drop();
  });
  const source = () => ({ ...app.app.deps.config, jwtSecret: 'the secret of the settings' });

  it('has every row, the secret and the images, and leaves nothing else behind', async () => {
    const made = await backUp(source(), archive);
    expect(made.images).toBe(1);
    expect(readFileSync(archive)).toHaveLength(made.bytes);
    expect(readdirSync(app.database.dataDir).filter((name) => name.includes('backup-'))).toEqual([]);
    await restoreInto(target.db, archive, target.dataDir, { force: false });
    expect(await rowsOf(target.db)).toEqual(await rowsOf(app.db));
    expect(readFileSync(join(target.dataDir, 'jwt-secret'), 'utf8')).toBe('the secret of the settings');
  });
});

describe.each(bothEngines)('a backup of %s', (engine) => {
  it('is of one moment, while answers are given', async () => {
    const app = await openTestApp(engine);
    const target = await openTestDatabase('SQLite');
    const archive = join(app.database.dataDir, 'backup.tar.zst');
    const set = await makeQuestionSet(app);
    const game = await startGame(app, await app.user('teacher'), set);
    const [statement, opinion] = [required(set.statements[0]), required(set.opinions[0])];
    let isOver = false;
    const answering = (async () => {
      while (!isOver) await giveAnswer(app.student(), game, statement, { opinion });
    })();
    await backUp(app.app.deps.config, archive).finally(() => {
      isOver = true;
    });
    await answering;
    await restoreInto(target.db, archive, target.dataDir, { force: false });
    const { participants, student_opinions: answers } = await rowsOf(target.db);
    // One after the other, each joins and then answers; an answer without its student would be refused as damage.
    const unanswered = required(participants).length - required(answers).length;
    expect([0, 1]).toContain(unanswered);
  });
});
