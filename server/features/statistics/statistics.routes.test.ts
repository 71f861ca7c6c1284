import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/db/id.ts';
import { giveAnswer, startGame, type TestGame } from '#server/testing/factories.ts';
import { openGameApp, openTestApp } from '#server/testing/open-app.ts';
import { Caller } from '#server/testing/test-app.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import { PLAIN_CSV } from '#shared/csv/write-csv.ts';
import { SKIP } from '#shared/domain/skip.ts';
import { required } from '#testing/required.ts';

const csvLine = PLAIN_CSV.line;

describe('a line of a statistics file', () => {
  it('quotes what RFC 4180 says, and defuses what a spreadsheet would run', () => {
    expect(csvLine(['plain', 'a,b', 'say "no"', 'two\nlines', 12, ''])).toBe(
      'plain,"a,b","say ""no""","two\nlines",12,\r\n',
    );
    const formulas = ['=1+1', '+Yes', '-No', '@SUM(A1)', '＝1+1', '＠x', '\tx', '\r=x'];
    expect(formulas.map((formula) => csvLine([formula]))).toEqual([
      "'=1+1\r\n",
      "'+Yes\r\n",
      "'-No\r\n",
      "'@SUM(A1)\r\n",
      "'＝1+1\r\n",
      "'＠x\r\n",
      "'\tx\r\n",
      '"\'\r=x"\r\n',
    ]);
    expect(csvLine([-3])).toBe('-3\r\n');
  });
});

describe.each(bothEngines)('statistics on %s', async (engine) => {
  const { app, teacher, set, first, second } = await openGameApp(engine, {}, { statements: 2 });
  const admin = await app.user('admin');
  const games: TestGame[] = [];
  /** When the games were made: midnight in Belgium is still the month before in UTC. */
  const moments = ['2025-12-31T23:00:00.000Z', '2026-01-15T12:00:00.000Z', '2026-01-31T23:00:00.000Z'];
  beforeAll(async () => {
    const description = '=1+1, "x"';
    await app.db.updateTable('question_set_statements').set({ description }).where('id', '=', first).execute();
    for (const created_at of moments) {
      const game = await startGame(app, teacher, set, { settings: ['own_tempo', 'own_arguments', 'skip_questions'] });
      await app.db.updateTable('voting_sessions').set({ created_at }).where('id', '=', game.id).execute();
      games.push(game);
    }
    const [game] = games;
    if (!game) return;
    for (const opinion of ['Akkoord', 'Akkoord', 'Neutraal']) {
      const student = app.student();
      await giveAnswer(student, game, first, { opinion, comment: 'mijn geheim' });
      await giveAnswer(student, game, second, { opinion: SKIP });
    }
    for (let looking = 0; looking < 2; looking++) await app.student().get(game.path);
    await teacher.post(`${game.path}/end`);
  });

  const row = { type: 'debate', tempo: 'student', audience: 'secondary' };

  it('add up per month, type, tempo and audience; skips are no answers', async () => {
    const { status, body } = await admin.get('result/statistics/figures');
    expect(status).toBe(200);
    expect(body).toEqual({
      sessions: 3,
      participants: 5,
      answers: 3,
      rows: [
        { ...row, month: '2026-01', sessions: 2, participants: 5, answers: 3 },
        { ...row, month: '2026-02', sessions: 1, participants: 0, answers: 0 },
      ],
    });
    const file = await admin.get('result/statistics');
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toBe('attachment; filename="statistics.csv"');
    expect(file.text).toBe(
      'month,type,tempo,audience,sessions,participants,answers\r\n' +
        '2026-01,debate,student,secondary,2,5,3\r\n2026-02,debate,student,secondary,1,0,0\r\n',
    );
  });

  it('open in a spreadsheet by double click where asked for that', async () => {
    const [figures, extended] = await Promise.all(
      ['', '/extended'].map((path) => admin.get(`result/statistics${path}?for=spreadsheet`)),
    );
    expect(figures?.text.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFF"month";"type";"tempo";"audience";"sessions";"participants";"answers"',
      '"2026-01";"debate";"student";"secondary";"2";"5";"3"',
    ]);
    expect(extended?.text.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFF"session";"month";"type";"statement";"opinion";"count"',
      `"1";"2026-01";"debate";"'=1+1, ""x""";"Akkoord";"2"`,
    ]);
  });

  it('say everything in the words of a language that is asked for', async () => {
    const inFrench = (path: string) => admin.get(`result/statistics${path}?for=spreadsheet&language=fr`);
    const [figures, extended] = await Promise.all([inFrench(''), inFrench('/extended')]);
    expect(figures.text.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFF"mois";"type de jeu";"rythme";"public";"jeux";"participants";"réponses"',
      '"2026-01";"débat";"à son rythme";"enseignement secondaire";"2";"5";"3"',
    ]);
    expect(extended.text.split('\r\n')[0]).toBe('\uFEFF"jeu";"mois";"type de jeu";"affirmation";"réponse";"nombre"');
    expect(extended.text).toContain('"débat";"Stelling 2";"(passée)";"3"');
    expect(extended.text).not.toContain('skipped');
    expect((await admin.get('result/statistics?language=xx')).status).toBe(422);
  });

  it('give a row per game, statement and opinion in the extended file, and nobody’s words', async () => {
    const { status, text, headers } = await admin.get('result/statistics/extended');
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="statistics-extended.csv"']);
    const lines = text.split('\r\n');
    expect(lines.slice(0, 8)).toEqual([
      'session,month,type,statement,opinion,count',
      '1,2026-01,debate,"\'=1+1, ""x""",Akkoord,2',
      '1,2026-01,debate,"\'=1+1, ""x""",Neutraal,1',
      '1,2026-01,debate,"\'=1+1, ""x""",Niet akkoord,0',
      '1,2026-01,debate,Stelling 2,Akkoord,0',
      '1,2026-01,debate,Stelling 2,Neutraal,0',
      '1,2026-01,debate,Stelling 2,Niet akkoord,0',
      '1,2026-01,debate,Stelling 2,(skipped),3',
    ]);
    expect(lines.slice(8), 'games without students').toEqual(['']);
    expect(text).not.toContain('geheim');
    expect(text).not.toContain('@');
  });

  it('leave games that go on, or had few students, out of the extended file', async () => {
    const strict = await openTestApp(engine, { RESULTS_MIN_COUNT: '6' }, app);
    const read = async ({ get }: Caller) => (await get('result/statistics/extended')).text;
    const before = await read(admin);
    const play = async (students: number) => {
      const game = await startGame(app, teacher, set);
      for (let at = 0; at < students; at++) await giveAnswer(app.student(), game, first, { opinion: 'Akkoord' });
      return game;
    };
    const [four, five] = [await play(4), await play(5)];
    expect(await read(admin), 'both go on').toBe(before);
    await teacher.post(`${four.path}/end`);
    expect(await read(admin), 'four students').toBe(before);
    await teacher.post(`${five.path}/archive`);
    const after = await read(admin);
    expect(after.slice(0, before.length)).toBe(before);
    expect(after.slice(before.length)).toMatch(/^2,/);
    const strictAdmin = new Caller(strict, { ...(admin.token ? { token: admin.token } : {}) });
    expect(await read(strictAdmin), 'five are few with a minimum of six').not.toContain(',Akkoord,5');
    await app.db.deleteFrom('voting_sessions').where('id', 'in', [four.id, five.id]).execute();
  });

  it('may be read by admins only', async () => {
    for (const path of ['result/statistics', 'result/statistics/extended', 'result/statistics/figures']) {
      expect((await teacher.get(path)).status).toBe(403);
      expect((await app.student().get(path)).status).toBe(401);
    }
  });

  it('leave out no game, however many pages there are', async () => {
    const [game] = games;
    const model = await app.db
      .selectFrom('voting_sessions')
      .selectAll()
      .where('id', '=', required(game?.id))
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 60 }, (_, at) => ({
      ...model,
      id: newId(),
      active_code: null,
      code: `X${at}`,
    }));
    await app.db.insertInto('voting_sessions').values(copies).execute();
    await app.db
      .insertInto('voting_session_statements')
      .values(copies.map(({ id }) => ({ voting_session_id: id, statement_id: first, position: 0 })))
      .execute();
    const participants = copies.flatMap(({ id }) =>
      Array.from({ length: 5 }, (_, at) => ({
        id: randomUUID(),
        voting_session_id: id,
        client_key: `student ${at}`,
        party_id: null,
        joined_at: model.created_at,
      })),
    );
    await app.db.insertInto('participants').values(participants).execute();
    expect((await admin.call('GET result/statistics/figures')).sessions).toBe(63);
    const { text } = await admin.get('result/statistics/extended');
    const numbers = new Set(
      text
        .split('\r\n')
        .slice(1, -1)
        .map((line) => Number(line.split(',')[0])),
    );
    expect([...numbers]).toEqual(Array.from({ length: 61 }, (_, at) => at + 1));
  });
});
