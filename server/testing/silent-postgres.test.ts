// PostgreSQL is silent while a class answers: only stored answers are acknowledged, and resent ones are stored once.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { startRelay } from '#testing/relay.ts';
import { required } from '#testing/required.ts';
import { giveAnswer, makeQuestionSet, startGame, type TestGame, type TestSet } from './factories.ts';
import { type Caller, createTestApp, errorOf, PASSWORD, type TestApp } from './test-app.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** More than there are connections. */
const CLASS = 30;
/** Milliseconds that PostgreSQL has for a query in these tests. */
const LIMIT_MS = 2_000;
const UNAVAILABLE = [503, 'UNAVAILABLE'];

describe.runIf(process.env.TEST_DATABASE_URL)('while PostgreSQL says nothing', () => {
  let database: TestDatabase;
  let relay: Awaited<ReturnType<typeof startRelay>>;
  let app: TestApp;
  let teacher: Caller;
  let set: TestSet;
  let game: TestGame;
  let students: Caller[];
  beforeEach(async () => {
    database = await createTestDatabase('PostgreSQL');
    relay = await startRelay(required(database.databaseUrl));
    const db = openDatabase({ databaseUrl: relay.url, dataDir: database.dataDir }, LIMIT_MS);
    app = await createTestApp('PostgreSQL', {}, undefined, { database: { ...database, db } });
    teacher = await app.user('teacher');
    set = await makeQuestionSet(app);
    game = await startGame(app, teacher, set);
    students = Array.from({ length: CLASS }, () => app.student());
    for (const student of students) await student.get(game.path);
  });
  afterEach(async () => {
    await relay.close();
    await app.app.close();
    await app.db.destroy();
    await database.drop();
  });

  const answerAll = () =>
    Promise.all(
      students.map((student) => giveAnswer(student, game, required(set.statements[0]), { opinion: 'Akkoord' })),
    );
  const stored = () => database.db.selectFrom('student_opinions').select('participant_id').execute();

  it.each(['replies', 'everything'] as const)(
    'an answer is to be sent again, and is then one (silent: %s)',
    async (what) => {
      relay.fallSilent(what);
      const refused = await answerAll();
      expect(refused.map(errorOf)).toEqual(Array(CLASS).fill(UNAVAILABLE));
      expect(Number(required(refused[0]).headers['retry-after'])).toBeGreaterThan(0);
      relay.reroute();
      await vi.waitFor(
        async () => expect((await answerAll()).map(({ status }) => status)).toEqual(Array(CLASS).fill(201)),
        {
          timeout: 20_000,
        },
      );
      const rows = await stored();
      expect(rows).toHaveLength(CLASS);
      expect(new Set(rows.map((row) => row.participant_id)).size).toBe(CLASS);
    },
    60_000,
  );

  it('a login and a join are refused in time, and work again afterwards', async () => {
    const { email } = await database.db.selectFrom('users').select('email').executeTakeFirstOrThrow();
    const logIn = () => app.nobody().post('auth/login', { email, password: PASSWORD });
    const newcomer = app.student();
    const join = () => newcomer.get(game.path);
    relay.fallSilent('everything');
    expect((await Promise.all([logIn(), join(), teacher.get(game.path)])).map(errorOf)).toEqual(
      Array(3).fill(UNAVAILABLE),
    );
    relay.reroute();
    await vi.waitFor(
      async () =>
        expect((await Promise.all([logIn(), join(), teacher.get(game.path)])).map(({ status }) => status)).toEqual([
          200, 200, 200,
        ]),
      { timeout: 20_000 },
    );
    expect((await teacher.get(`${game.path}/participants`)).body.count).toBe(CLASS + 1);
  }, 60_000);
});
