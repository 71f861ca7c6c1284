// What the owner's screens read of a game: numbers, and no single answer.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { giveAnswer, startGame, type TestGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import { ARGUMENT_MAX } from '#shared/domain/limits.ts';
import { required } from '#testing/required.ts';

const STUDENTS = 2_000;
const STATEMENTS = 20;
const MAX_BYTES = 20_000;
const NOW = '2026-01-01T10:00:00.000Z';
/** More rows than one database query may insert. */
const BATCH = 500;
const LONGEST = 'Een argument van een leerling. '.repeat(ARGUMENT_MAX).slice(0, ARGUMENT_MAX);

describe.each(bothEngines)('what the owner’s screens read, on %s', async (engine) => {
  const { app, teacher, set, first, second } = await openGameApp(engine, {}, { statements: STATEMENTS });

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
      for (const statement_id of set.statements)
        await app.db
          .insertInto('student_opinions')
          .values(some.map((participant_id) => ({ ...answer, statement_id, participant_id, id: randomUUID() })))
          .execute();
    }
  }
  it('is the session without a single answer, and what was counted, however many answered', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_arguments', 'hold_arguments', 'own_tempo'] });
    await fill(game, 'held');
    const { text, body } = await teacher.get(`${game.path}?answers=none`);
    expect(Buffer.byteLength(text)).toBeLessThan(MAX_BYTES);
    expect(body.studentOpinions).toEqual([]);
    const { code } = game;
    expect(await teacher.call('GET voting/session/:code/figures', { params: { code } })).toEqual({
      statements: set.statements.map((statementId) => ({
        statementId,
        round: 1,
        answered: STUDENTS,
        hands: 0,
        listed: STUDENTS,
        held: STUDENTS,
      })),
      finished: STUDENTS,
    });
  });

  it('counts the present round, and arguments that wait', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_arguments'] });
    const { code } = game;
    const students = [app.student(), app.student()];
    for (const student of students) await giveAnswer(student, game, first, { opinion: 'Akkoord', comment: 'omdat' });
    await teacher.post(`${game.path}/statement/${first}/second-round`);
    await giveAnswer(required(students[0]), game, first, { opinion: 'Akkoord' });
    const hands = [{ opinion: 'Akkoord', count: 5 }];
    await teacher.put(`${game.path}/statement/${second}/hands`, { hands });
    const { statements, finished } = await teacher.call('GET voting/session/:code/figures', { params: { code } });
    expect(statements.slice(0, 2)).toEqual([
      { statementId: first, round: 2, answered: 1, hands: 0, listed: 2, held: 0 },
      { statementId: second, round: 1, answered: 0, hands: 5, listed: 0, held: 0 },
    ]);
    expect(finished).toBe(0);
  });

  it('has all answers for programs and for pages of an earlier version', async () => {
    const game = await startGame(app, teacher, set);
    await giveAnswer(app.student(), game, first, { opinion: 'Akkoord' });
    for (const query of ['', '?answers=needed'])
      expect((await teacher.get(`${game.path}${query}`)).body.studentOpinions).toHaveLength(1);
  });

  it('takes no other word, and says nothing more to a student who asks for it', async () => {
    const game = await startGame(app, teacher, set);
    expect((await teacher.get(`${game.path}?answers=few`)).body.fields).toEqual({ answers: 'INVALID_VALUE' });
    const student = app.student();
    expect((await student.get(`${game.path}?answers=needed`)).body).toEqual((await student.get(game.path)).body);
  });
});
