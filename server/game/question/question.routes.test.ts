// Questions from the class, through the real app.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startGame } from '#server/testing/factories.ts';
import { moveClock } from '#server/testing/move-clock.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { type Caller, errorOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { required } from '#testing/required.ts';

describe.each(engines)('questions from the class on %s', async (engine) => {
  const { app, teacher, set } = await openGameApp(engine);

  /** A game whose questions are open, with so many students. */
  async function play(size: number) {
    const game = await startGame(app, teacher, set);
    const { code } = game;
    const students = Array.from({ length: size }, () => app.student());
    for (const student of students) await student.get(game.path);
    const open = (isOpen: boolean) =>
      teacher.call('POST voting/session/:code/questions-open', { params: { code }, body: { open: isOpen } });
    await open(true);
    const ask = (who: Caller, text: string, id: string = randomUUID()) =>
      who.put(`${game.path}/question/${id}`, { text });
    const mark = (who: Caller, id: string, marked = true) => who.put(`${game.path}/question/${id}/mark`, { marked });
    const decide = (show: string[], hide: string[] = []) =>
      teacher.call('POST voting/session/:code/questions', { params: { code }, body: { show, hide } });
    const asked = async (who: Caller, text = `Why ${randomUUID()}?`): Promise<string> => {
      const { body } = await ask(who, text);
      await decide([body._id]);
      return body._id;
    };
    const read = async (who: Caller) => (await who.get(`${game.path}/questions`)).body;
    const marksOf = async (id: string, who = teacher): Promise<number | undefined> =>
      (await read(who)).questions.find((one: { _id: string }) => one._id === id)?.marks;
    return { game, students, open, ask, asked, mark, decide, read, marksOf };
  }

  it('close with their statement, and stay open where the same one is chosen again', async () => {
    const { game } = await play(1);
    const { code } = game;
    const session = () => teacher.call('GET voting/session/:code', { params: { code } });
    const isOpen = async () => (await session()).questionsOpen;
    const moveTo = (statementId: string) =>
      teacher.call('POST voting/session/:code/statement/:statementId', { params: { code, statementId } });
    const [first = '', second = ''] = (await session()).statements.map(({ _id }) => _id);
    await moveTo(first);
    expect(await isOpen()).toBe(true);
    await moveTo(second);
    expect(await isOpen()).toBe(false);
  });

  it('are held until the teacher shows them, and again once their text is another', async () => {
    const { students, ask, decide, read } = await play(2);
    const [author, other] = [required(students[0]), required(students[1])];
    const id = randomUUID();
    const first = await ask(author, '  Why trams?  ', id);
    expect([first.status, first.body]).toEqual([201, { _id: id, text: 'Why trams?', state: 'held' }]);
    expect((await ask(author, 'Why trams?', id)).status).toBe(200);
    expect((await read(other)).questions).toEqual([]);
    await decide([id]);
    expect((await read(other)).questions).toEqual([{ _id: id, text: 'Why trams?', marks: 0, marked: false }]);
    expect((await ask(author, 'Why buses?', id)).body.state).toBe('held');
    expect((await read(other)).questions).toEqual([]);
  });

  it('are on a projector without a login while it shows them: those that are shown, and none that waits', async () => {
    const { game, students, ask, decide } = await play(7);
    const projector = await app.projector();
    const { pairingCode } = await projector.call('GET projector');
    expect((await teacher.post(`${game.path}/projectors`, { pairingCode })).status).toBe(201);
    const show = (id: string | null) =>
      teacher.post(`${game.path}/view`, { view: 'questions', at: id && { kind: 'question', id, page: 0 } });
    const onBoard = async () => (await projector.call('GET projector')).game?.questions;

    const ids: string[] = [];
    for (const [at, student] of students.entries()) ids.push((await ask(student, `Question ${at}?`)).body._id);
    const [held = '', ...shown] = ids;
    await decide(shown);
    expect(await onBoard()).toBeNull();
    await show(null);
    expect(await onBoard()).toMatchObject({ isOpen: true, more: 1, large: null });
    const top = (await onBoard())?.top ?? [];
    expect(shown).toEqual(expect.arrayContaining(top.map(({ _id }) => _id)));
    expect(top.map((one) => Object.keys(one).sort())).toEqual(
      Array.from({ length: 5 }, () => ['_id', 'marks', 'text']),
    );
    await show(held);
    expect((await onBoard())?.large).toBeNull();
    await show(required(shown[0]));
    expect((await onBoard())?.large?._id).toBe(shown[0]);
    expect((await projector.get('projector')).text).not.toContain('Question 0?');
  });

  it('leave the board when they are answered, stay in the overview with a tick, and are back once shown again', async () => {
    const { game, students, asked, ask, decide, read } = await play(3);
    const [first, second] = [required(students[0]), required(students[1])];
    const id = await asked(first, 'Why trams?');
    const held = (await ask(second, 'Why buses?')).body._id;
    const answer = (...ids: string[]) =>
      teacher.call('POST voting/session/:code/questions', { params: { code: game.code }, body: { answer: ids } });
    await answer(id, held);
    const overview = async () => (await teacher.get(`result/overview/${game.id}`)).body.questions;
    expect(await overview()).toEqual([{ _id: id, text: 'Why trams?', marks: 0, answered: true }]);
    expect((await read(second)).questions).toEqual([{ _id: id, text: 'Why trams?', marks: 0, marked: false }]);
    expect((await read(teacher)).questions.find((one: { _id: string }) => one._id === held)).not.toHaveProperty(
      'answered',
    );
    await decide([id]);
    expect(await overview()).toEqual([{ _id: id, text: 'Why trams?', marks: 0 }]);
    await answer(id);
    await ask(first, 'Why trams at night?', id);
    await decide([id]);
    expect(await overview()).toEqual([{ _id: id, text: 'Why trams at night?', marks: 0 }]);
    await expect(answer(randomUUID())).rejects.toThrow();
  });

  it('say to nobody who asked, in an order that is not that of asking', async () => {
    const { students, asked, read } = await play(9);
    const ids: string[] = [];
    for (const student of students) ids.push(await asked(student));
    const all = await read(teacher);
    const order = all.questions.map(({ _id }: { _id: string }) => _id);
    expect(order.toSorted()).toEqual(ids.toSorted());
    expect(order).not.toEqual(ids);
    expect((await read(teacher)).questions).toEqual(all.questions);
    const participants = await app.db.selectFrom('participants').select('id').execute();
    const replies = JSON.stringify([all, ...(await Promise.all(students.map(read)))]);
    expect(participants.filter((one) => replies.includes(one.id))).toEqual([]);
  });

  it('are three of a student, and come from nobody who did not join', async () => {
    const { game, students, ask, read } = await play(1);
    const student = required(students[0]);
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of ids) expect((await ask(student, `Why ${id}?`, id)).status).toBe(201);
    expect(errorOf(await ask(student, 'One more?'))).toEqual([409, 'WRONG_STATE']);
    expect((await student.delete(`${game.path}/question/${ids[0]}`)).status).toBe(204);
    expect((await ask(student, 'One more?')).status).toBe(201);
    const stranger = app.student();
    expect(errorOf(await ask(stranger, 'Why?'))).toEqual([404, 'NOT_FOUND']);
    expect(await read(stranger)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await teacher.get(`${game.path}/participants`)).body.count).toBe(1);
  });

  it('have marks that move by a step of students who had not marked before, whatever they do to and fro', async () => {
    const { students, asked, mark, marksOf } = await play(8);
    const id = await asked(required(students[0]));
    for (const student of students.slice(1, 3)) await mark(student, id);
    for (let time = 0; time < 4; time++)
      for (const student of students.slice(1, 3)) await mark(student, id, time % 2 === 1);
    expect(await marksOf(id)).toBe(0);
    await mark(required(students[3]), id);
    expect([await marksOf(id), await marksOf(id, required(students[7]))]).toEqual([3, 3]);
  });

  it('have marks that closing tells once in a game', async () => {
    const { students, open, asked, mark, marksOf } = await play(6);
    const id = await asked(required(students[0]));
    await mark(required(students[1]), id);
    await open(false);
    expect(await marksOf(id)).toBe(1);
    await open(true);
    await mark(required(students[2]), id);
    await open(false);
    expect(await marksOf(id)).toBe(1);
  });

  it('count who marks a question and its twin once', async () => {
    const { game, students, asked, mark, open, marksOf } = await play(4);
    const [first, second, third, fourth] = students.map(required);
    const twins = [
      await asked(required(first), 'Who pays for that?'),
      await asked(required(second), 'who pays for that?'),
    ];
    for (const id of twins) expect((await mark(required(third), id)).status).toBe(200);
    await mark(required(fourth), required(twins[1]));
    await open(false);
    const marks = await Promise.all(twins.map((id) => marksOf(id)));
    expect(marks.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(2);
    expect((await teacher.get(`result/overview/${game.id}`)).body.questions).toHaveLength(2);
  });

  it('lose no acknowledged mark of a class that marks at once: one row each', async () => {
    const { students, open, asked, mark, marksOf } = await play(60);
    const id = await asked(required(students[0]));
    const replies = await Promise.all(students.slice(1).flatMap((one) => [mark(one, id), mark(one, id)]));
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    await open(false);
    expect(await marksOf(id)).toBe(59);
  });

  it('go with who forgets, and who comes back is nobody new among those who mark', async () => {
    const { game, students, asked, mark, marksOf, read } = await play(6);
    const [leaver, author] = [required(students[0]), required(students[1])];
    await asked(leaver);
    const stays = await asked(author);
    await mark(leaver, stays);
    await mark(required(students[2]), stays);
    await leaver.call('DELETE result/session/:sessionId/mine', { params: { sessionId: game.id } });
    expect((await read(teacher)).questions.map(({ _id }: { _id: string }) => _id)).toEqual([stays]);
    await leaver.get(game.path);
    await mark(leaver, stays);
    expect(await marksOf(stays)).toBe(0);
    await mark(required(students[3]), stays);
    expect(await marksOf(stays)).toBe(3);
  });

  it('stand in the overview once they are shown, also of an archived game', async () => {
    const { game, students, ask, asked } = await play(2);
    await ask(required(students[0]), 'a secret one');
    const id = await asked(required(students[1]), 'Why trams?');
    await teacher.call('POST voting/session/:code/archive', { params: { code: game.code } });
    const overview = await teacher.get(`result/overview/${game.id}`);
    expect(overview.body.questions).toEqual([{ _id: id, text: 'Why trams?', marks: 0 }]);
    expect(overview.text).not.toContain('a secret one');
    const { text } = await teacher.get(`result/overview/${game.id}/download?language=en`);
    expect(text).toContain('"question from the class";"";"0";"";"";"Why trams?"');
    expect(text).not.toContain('a secret one');
    expect(await app.db.selectFrom('counted').selectAll().where('voting_session_id', '=', game.id).execute()).toEqual(
      [],
    );
  });
});

describe('writing questions', async () => {
  const { app, teacher, set } = await openGameApp('SQLite', { RATE_LIMITS: 'on' });

  it('is limited to five a second of each student, their marks included', async () => {
    const { code, path } = await startGame(app, teacher, set);
    await teacher.call('POST voting/session/:code/questions-open', { params: { code }, body: { open: true } });
    const [one, other] = [app.student(), app.student()];
    for (const student of [one, other]) await student.get(path);
    const id = randomUUID();
    const ask = (who: Caller, text: string, as: string = id) => who.put(`${path}/question/${as}`, { text });
    moveClock(0);
    for (const [at, status] of [201, 200, 200, 200, 200, 429].entries())
      expect((await ask(one, `Why ${at}?`)).status).toBe(status);
    const refused = await one.put(`${path}/question/${id}/mark`, { marked: true });
    expect(errorOf(refused)).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(refused.headers['retry-after']).toBe('1');
    expect((await ask(other, 'And I?', randomUUID())).status).toBe(201);
    moveClock(1_001);
    expect((await ask(one, 'Why not?')).status).toBe(200);
  });
});
