import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { SQLITE_UUID } from '#server/db/migrations/0005-nothing-says-when.ts';
import { insertUserAndSet, openDatabaseBefore, openTestDatabase } from '#server/testing/open-database.ts';
import { engines } from '#server/testing/test-database.ts';
import { newId } from './id.ts';
import { migrate, migrations } from './migrate.ts';

const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it.each(engines)('a content block of before versions were counted has the first one, on %s', async (engine) => {
  const { db, old } = await openDatabaseBefore(engine, '0003');
  const block = {
    id: newId(),
    page: 'home',
    type: 'big_image',
    image_url: '',
    image_alt: '',
    title: 'Van vroeger',
    body: '',
    inverted: 0,
    sort_order: 1,
    legacy: 1,
    html: '<p>oud</p>',
  };
  await old.insertInto('content_blocks').values(block).execute();
  await migrate(db);
  expect(await db.selectFrom('content_blocks').selectAll().execute()).toEqual([{ ...block, version: 1 }]);
});

it.each(engines)('what was a column per setting is a row per setting that is on, on %s', async (engine) => {
  const { db, old } = await openDatabaseBefore(engine, '0004');
  const at = '2026-01-01T00:00:00.000Z';
  await insertUserAndSet(old);
  const game = { owner_id: 'user', name: '', type: 'debate', question_set_id: 'set' };
  const settings = { skip_questions: 1, own_arguments: 0, show_difficult_words: 1, show_party_arguments: 0 };
  const none = { skip_questions: 0, own_arguments: 0, show_difficult_words: 0, show_party_arguments: 0 };
  await old
    .insertInto('game_templates')
    .values([
      { ...game, id: 'some', updated_at: at, ...settings, own_tempo: 1 },
      { ...game, id: 'none', updated_at: at, ...none, own_tempo: 0 },
    ])
    .execute();
  const session = { ...game, tempo: 'student', state: 'draft', view: 'question', created_at: at };
  await old
    .insertInto('voting_sessions')
    .values([
      { ...session, id: 'some', code: 'AAAAAA', ...settings, own_arguments: 1 },
      { ...session, id: 'none', code: 'BBBBBB', ...none },
    ])
    .execute();
  await migrate(db);
  const ofTemplates = await db.selectFrom('game_template_settings').selectAll().orderBy('setting').execute();
  expect(ofTemplates).toEqual(
    ['own_tempo', 'show_difficult_words', 'skip_questions'].map((setting) => ({ game_template_id: 'some', setting })),
  );
  const ofSessions = await db.selectFrom('voting_session_settings').selectAll().orderBy('setting').execute();
  expect(ofSessions).toEqual(
    ['own_arguments', 'show_difficult_words', 'skip_questions'].map((setting) => ({
      voting_session_id: 'some',
      setting,
    })),
  );
  const tables = await db.introspection.getTables();
  const columnsOf = (table: string) => tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
  const columns = [...columnsOf('game_templates'), ...columnsOf('voting_sessions')];
  expect(columns).toContain('question_set_id');
  expect(columns.filter((name) => name === 'own_tempo' || name in settings)).toEqual([]);
});

it.each(engines)(
  'what was stored with its time says it no more, and what was deleted is not in the file, on %s',
  async (engine) => {
    const { db, old, dataDir } = await openDatabaseBefore(engine, '0005');
    const at = '2026-01-01T10:11:12.345Z';
    await insertUserAndSet(old);
    const session = { id: 'game', code: 'AAAAAA', owner_id: 'user', name: '', question_set_id: 'set' };
    const phase = { type: 'debate', tempo: 'student', state: 'results', view: 'question' };
    await old
      .insertInto('voting_sessions')
      .values({ ...session, ...phase, created_at: at, started_at: at, archived_at: at })
      .execute();
    const participant = { voting_session_id: 'game', party_id: null, joined_at: at };
    await db
      .insertInto('participants')
      .values([
        { id: 'an', client_key: 'an', ...participant },
        { id: 'bo', client_key: 'bo', ...participant },
      ])
      .execute();
    const answer = { voting_session_id: 'game', statement_id: 's', opinion: 'ja', answered_at: at };
    await db
      .insertInto('student_opinions')
      .values([
        { id: newId(), participant_id: 'an', comment: 'blijft', ...answer },
        { id: newId(), participant_id: 'bo', comment: 'verwijderd', ...answer },
      ])
      .execute();
    // As in earlier versions: deleted pages are only marked as free, and still readable.
    if (engine === 'SQLite') await sql`pragma secure_delete = off`.execute(db);
    await db.deleteFrom('participants').where('id', '=', 'bo').execute();
    const files = () =>
      readdirSync(dataDir)
        .map((name) => readFileSync(join(dataDir, name), 'latin1'))
        .join('');
    if (engine === 'SQLite') expect(files()).toContain('verwijderd');
    await migrate(db);
    // A server that was killed before it recorded the migration runs it again.
    await migrations['0005-nothing-says-when']?.up(db);
    const minute = '2026-01-01T10:11:00.000Z';
    const answers = await db
      .selectFrom('student_opinions')
      .select(['id', 'voting_session_id', 'participant_id', 'statement_id', 'opinion', 'comment', 'answered_at'])
      .execute();
    expect(answers).toEqual([
      { ...answer, id: expect.stringMatching(V4), participant_id: 'an', comment: 'blijft', answered_at: minute },
    ]);
    expect(await db.selectFrom('participants').select('joined_at').execute()).toEqual([{ joined_at: minute }]);
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    expect(tables).toContain('removed_arguments');
    expect(tables.filter((name) => name.startsWith('shown_'))).toEqual([]);
    if (engine === 'SQLite') expect(files()).not.toContain('verwijderd');
  },
);

it('gives every stored answer an id of its own', async () => {
  const { db } = await openTestDatabase('SQLite');
  const { rows } = await sql<{ id: string }>`
    with recursive n (i) as (select 1 union all select i + 1 from n where i < 500)
    select ${SQLITE_UUID} as id from n`.execute(db);
  for (const { id } of rows) expect(id).toMatch(V4);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(500);
});

it.each(engines)('a voting session of before there was a lock is open, on %s', async (engine) => {
  const { db, old } = await openDatabaseBefore(engine, '0006');
  const at = '2026-01-01T00:00:00.000Z';
  await insertUserAndSet(old);
  const session = { owner_id: 'user', name: '', type: 'debate', tempo: 'student', state: 'draft', view: 'question' };
  await old
    .insertInto('voting_sessions')
    .values({ ...session, id: 'session', code: 'AAAAAA', question_set_id: 'set', created_at: at })
    .execute();
  await migrate(db);
  expect(await db.selectFrom('voting_sessions').select(['id', 'locked']).execute()).toEqual([
    { id: 'session', locked: 0 },
  ]);
});

it.each(engines)(
  'a student who joined before parties were dealt has not asked for another one, on %s',
  async (engine) => {
    const { db, old } = await openDatabaseBefore(engine, '0010');
    const at = '2026-01-01T00:00:00.000Z';
    await insertUserAndSet(old);
    const kind = { type: 'party', tempo: 'student', state: 'draft', view: 'question', frozen: 0, locked: 0 };
    const session = { id: 'session', owner_id: 'user', name: '', code: 'AAAAAA', question_set_id: 'set' };
    await old
      .insertInto('voting_sessions')
      .values({ ...session, ...kind, created_at: at })
      .execute();
    await db
      .insertInto('participants')
      .values({ id: 'student', voting_session_id: 'session', client_key: 'key', party_id: null, joined_at: at })
      .execute();
    await migrate(db);
    expect(await db.selectFrom('participants').select(['id', 'redrawn']).execute()).toEqual([
      { id: 'student', redrawn: 0 },
    ]);
  },
);

it.each(engines)('an account that is older than the table of logins still works, on %s', async (engine) => {
  const { db, old } = await openDatabaseBefore(engine, '0007');
  const at = '2026-01-01T00:00:00.000Z';
  await insertUserAndSet(old);
  await migrate(db);
  expect(await db.selectFrom('users').select(['id', 'token_version']).execute()).toEqual([
    { id: 'user', token_version: 3 },
  ]);
  await db.insertInto('ended_logins').values({ login_id: 'login', expires_at: at }).execute();
  await db.insertInto('known_browsers').values({ browser_key: 'key', user_id: 'user', used_at: at }).execute();
  await db.deleteFrom('users').execute();
  expect(await db.selectFrom('known_browsers').selectAll().execute()).toEqual([]);
});

it.each(engines)('a database that a newer version used is said to be one, and left as it is, on %s', async (engine) => {
  const { db } = await openTestDatabase(engine);
  await migrate(db, { steps: { ...migrations, '9999-later': { up: async () => {} } } });
  await expect(migrate(db)).rejects.toThrow(/^a newer version used it \(it has 9999-later\)/);
});

it.each(engines)('a difficult word of before there were forms has those that are proposed, on %s', async (engine) => {
  const { db } = await openDatabaseBefore(engine, '0008');
  await db
    .insertInto('difficult_words')
    .values([
      { id: 'law', word: 'wet', word_key: 'wet', description: '' },
      { id: 'union', word: 'Europese Unie', word_key: 'europese unie', description: '' },
    ])
    .execute();
  await migrate(db);
  expect(await db.selectFrom('difficult_word_forms').selectAll().execute()).toEqual([
    { word_id: 'law', position: 0, form: 'wetten' },
  ]);
});
