// What the owner's screens read of a game: all answers of a class, and of a crowd only those that they need.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGameApp, giveAnswer, makeQuestionSet, startGame, type TestGame } from '#server/testing/factories.ts';
import type { Caller, TestApp } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { ARGUMENT_MAX, HELD_READ_MAX } from '#shared/domain/limits.ts';

const STUDENTS = 2_000;
const STATEMENTS = 20;
const MAX_BYTES = 2_000_000;
const NOW = '2026-01-01T10:00:00.000Z';
/** More rows than one database query may insert. */
const BATCH = 500;
const LONGEST = 'Een argument van een leerling. '.repeat(ARGUMENT_MAX).slice(0, ARGUMENT_MAX);

describe.each(engines)('what the owner’s screens read, on %s', (engine) => {
  let app: TestApp;
  let teacher: Caller;
  let crowd: Awaited<ReturnType<typeof makeQuestionSet>>;

  beforeAll(async () => {
    ({ app, teacher } = await createGameApp(engine));
    crowd = await makeQuestionSet(app, { statements: STATEMENTS });
  });
  afterAll(() => app.close());

  /** Everybody answers every statement, with the longest argument. */
  async function fill({ id }: TestGame, comment_state: 'held' | 'shown'): Promise<void> {
    const students = Array.from({ length: STUDENTS }, () => randomUUID());
    for (let from = 0; from < STUDENTS; from += BATCH) {
      const some = students.slice(from, from + BATCH);
      const joined = { voting_session_id: id, party_id: null, joined_at: NOW };
      await app.db
        .insertInto('participants')
        .values(some.map((student) => ({ ...joined, id: student, client_key: student })))
        .execute();
      const answer = { voting_session_id: id, opinion: 'Akkoord', comment: LONGEST, comment_state, answered_at: NOW };
      for (const statement_id of crowd.statements)
        await app.db
          .insertInto('student_opinions')
          .values(some.map((participant_id) => ({ ...answer, statement_id, participant_id, id: randomUUID() })))
          .execute();
    }
  }
  const read = async ({ path }: TestGame): Promise<{ bytes: number; session: VotingSession }> => {
    const { text, body } = await teacher.get(`${path}?answers=needed`);
    return { bytes: Buffer.byteLength(text), session: body };
  };

  it('is all of a class', async () => {
    const game = await startGame(app, teacher, crowd, { settings: ['own_arguments'] });
    for (const statement of crowd.statements.slice(0, 2)) {
      await teacher.post(`${game.path}/statement/${statement}`);
      await giveAnswer(app.student(), game, statement, { opinion: 'Akkoord', comment: 'omdat' });
    }
    const { session } = await read(game);
    expect(session.studentOpinions).toHaveLength(2);
    expect(session).toEqual((await teacher.get(game.path)).body);
    expect(session).not.toHaveProperty('figures');
  });

  it('is of a crowd the answers to the current statement, and how many there are to the others', async () => {
    const game = await startGame(app, teacher, crowd, { settings: ['own_arguments'] });
    await fill(game, 'shown');
    const [, second = ''] = crowd.statements;
    await teacher.post(`${game.path}/statement/${second}`);
    const { bytes, session } = await read(game);
    expect(bytes).toBeLessThan(MAX_BYTES);
    expect(session.studentOpinions).toHaveLength(STUDENTS);
    expect(new Set(session.studentOpinions.map(({ statementId }) => statementId))).toEqual(new Set([second]));
    const answered = crowd.statements.map((statementId) => ({ statementId, answers: STUDENTS, held: 0 }));
    expect(session.figures).toEqual({ statements: answered, finished: STUDENTS });
    await teacher.post(`${game.path}/end`);
    expect((await read(game)).session.studentOpinions).toEqual([]);
    const { body } = await teacher.get(game.path);
    expect(body.studentOpinions).toHaveLength(STUDENTS * STATEMENTS);
    expect(body).not.toHaveProperty('figures');
  });

  it.each([
    { tempo: 'the students’', settings: ['own_tempo'] as const, current: 0 },
    { tempo: 'the teacher’s', settings: [], current: STUDENTS },
  ])('has as many arguments that wait as a reply may hold, in $tempo tempo', async ({ settings, current }) => {
    const game = await startGame(app, teacher, crowd, { settings: ['own_arguments', 'hold_arguments', ...settings] });
    await fill(game, 'held');
    const { bytes, session } = await read(game);
    expect(bytes).toBeLessThan(MAX_BYTES);
    expect(session.studentOpinions).toHaveLength(current + HELD_READ_MAX);
    const [, second] = session.studentOpinions.slice(current).map(({ statementId }) => statementId);
    expect(second).toBe(crowd.statements[current === 0 ? 0 : 1]);
    expect(session.figures?.statements.map(({ held }) => held)).toEqual(crowd.statements.map(() => STUDENTS));
  });

  it('takes no other word, and says nothing more to a student who asks for it', async () => {
    const game = await startGame(app, teacher, crowd);
    expect((await teacher.get(`${game.path}?answers=few`)).body.fields).toEqual({ answers: 'INVALID_VALUE' });
    const student = app.student();
    expect((await student.get(`${game.path}?answers=needed`)).body).toEqual((await student.get(game.path)).body);
  });
});
