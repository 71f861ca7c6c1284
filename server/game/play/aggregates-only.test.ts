// The owner's view of a running game with `aggregates_only`: nothing in it belongs to two answers of one student.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { giveAnswer, makeGame, startGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { openSocket } from '#server/testing/open-socket.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import type { GameSetting } from '#shared/domain/game-settings.ts';
import { SKIP } from '#shared/domain/skip.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import { required } from '#testing/required.ts';

const STUDENTS = 12;
const WITH: GameSetting[] = ['aggregates_only', 'own_arguments', 'skip_questions'];
const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

describe.each(bothEngines)('a game of which not even the owner gets single answers, on %s', async (engine) => {
  const { app, teacher, set, first } = await openGameApp(engine);
  const address = await app.listen();

  /** Plays a whole game, and reads everything after every third answer. */
  async function play(type: GameType, settings = WITH) {
    const game = await makeGame(app, teacher, set, { type, settings });
    const { code, id, path } = game;
    const texts: string[] = [];
    const socket = openSocket(address, { token: teacher.token });
    socket.onAny((name: string, payload: unknown) => texts.push(`${name} ${JSON.stringify(payload)}`));
    await socket.emitWithAck('subscribe', code);
    const projector = await app.pairedProjector(teacher, code);
    const note = async (reply: Promise<{ status: number; text: string }>) => {
      const { status, text } = await reply;
      texts.push(text);
      return status;
    };
    const look = async (statementId: string) => {
      const at = `${path}/statement/${statementId}`;
      for (const read of [path, `${path}?answers=needed`, `${path}/progress`, `${path}/figures`, `${path}/comments`])
        await note(teacher.get(read));
      for (const read of [`${path}/comments?statementId=${statementId}`, `${at}/shown`, `${at}/played`])
        await note(teacher.get(read));
      await note(teacher.post(`${at}/shown`));
      await note(teacher.post(`${at}/pair`));
      for (const read of [`session/${code}/group-results`, `session/${code}/group-results/party`])
        await note(teacher.get(`result/${read}`));
      for (const read of [`session/${code}/perspective`, `overview/${id}`, `overview/${id}/download`])
        await note(teacher.get(`result/${read}`));
      for (const view of ['group-arguments', 'statement-results']) {
        await note(teacher.post(`${path}/view`, { view }));
        for (const read of ['projector', 'projector/parties', 'projector/overview']) await note(projector.get(read));
      }
    };
    const students = Array.from({ length: STUDENTS }, () => app.student());
    for (const student of students) await student.get(path);
    /** What each answer is called and what it says, by student and answer. */
    const marks = new Map<string, string>();
    const say = async (who: number, name: string, statementId: string, opinion: string) => {
      const comment = opinion === SKIP ? undefined : `omdat ${randomUUID()}`;
      const partyId = type === 'party' ? set.parties[who % set.parties.length] : undefined;
      const { status, body } = await giveAnswer(required(students[who]), game, statementId, {
        ...{ opinion, comment, partyId },
      });
      expect(status).toBe(201);
      for (const mark of [body._id, comment]) if (mark) marks.set(mark, `${who} ${name}`);
    };
    await note(teacher.post(`${path}/start`));
    for (const [number, statementId] of set.statements.entries()) {
      if (number > 0) await note(teacher.post(`${path}/statement/${statementId}`));
      for (const who of students.keys()) {
        const opinion = (who + number) % 7 === 6 ? SKIP : required(set.opinions[(who * (number + 1)) % 3]);
        await say(who, `${number}`, statementId, opinion);
        if (who % 3 === 2) await look(statementId);
      }
      if (number > 0) continue;
      await say(0, 'changed', statementId, 'Neutraal');
      if (type === 'debate') await note(teacher.post(`${path}/statement/${statementId}/second-round`));
      for (const who of [0, 1, 2, 3, 4]) await say(who, 'again', statementId, 'Niet akkoord');
      await look(statementId);
    }
    await note(teacher.post(`${path}/end`));
    for (const statementId of set.statements) await look(statementId);
    await note(teacher.post(`${path}/view`, { resultView: 'overview' }));
    await note(projector.get('projector/overview'));
    const people = await app.db.selectFrom('participants').selectAll().where('voting_session_id', '=', id).execute();
    const rows = await app.db.selectFrom('student_opinions').select('id').where('voting_session_id', '=', id).execute();
    await note(teacher.post(`${path}/archive`));
    for (const read of [
      `result/overview/${id}`,
      `result/overview/${id}/download`,
      'voting/archive',
      'account/download',
    ])
      await note(teacher.get(read));
    socket.close();
    return { game, texts, marks, students, people, rows };
  }

  const typesOf: GameType[] = ['debate', 'party'];
  it.each(typesOf)('gives nothing that stands for a student: %s', async (type) => {
    const { texts, marks, students, people, rows } = await play(type);
    const all = texts.join('\n');
    expect(texts.length).toBeGreaterThan(150);
    expect([...marks.keys()].filter((mark) => all.includes(mark)).length).toBeGreaterThan(STUDENTS * 3);
    expect(all).not.toContain('studentId');
    expect(all).not.toContain('student-answered');
    expect(all).not.toContain('students-answered');
    const hidden = [
      ...students.map(({ clientId }) => required(clientId)),
      ...people.flatMap((person) => [person.id, person.client_key]),
      ...rows.map(({ id }) => id),
    ];
    expect(hidden.filter((one) => all.includes(one))).toEqual([]);
    // An id that is no answer's is not the owner's to know, unless it is of the game itself.
    const known = JSON.stringify([
      set,
      (await teacher.get('voting/archive')).text,
      (await teacher.get('game_templates')).text,
      teacher.userId,
      [...marks.keys()],
    ]);
    const strange = new Set((all.match(UUID) ?? []).filter((id) => !known.includes(id)));
    const games = await app.db.selectFrom('voting_sessions').select('id').execute();
    for (const { id } of games) strange.delete(id);
    expect([...strange]).toEqual([]);
  });

  it('keeps the lists of different statements in different orders of students', async () => {
    const { texts, marks } = await play('debate');
    const lists = texts.flatMap((text) => {
      if (!text.startsWith('[{"_id"') || !text.includes('"commentState"')) return [];
      const rows: { _id: string; statementId: string }[] = JSON.parse(text);
      return new Set(rows.map(({ statementId }) => statementId)).size === 1 ? [rows] : [];
    });
    // Ids are random and say nothing; the lists are in their order.
    for (const rows of lists) expect(rows.map(({ _id }) => _id)).toEqual(rows.map(({ _id }) => _id).sort());
    const authors = new Set(lists.flatMap((rows) => rows.map(({ _id }) => required(marks.get(_id)))));
    expect(authors.size).toBeGreaterThan(STUDENTS * 2);
  });

  it('would be seen through without the setting', async () => {
    const { texts, people } = await play('debate', ['own_arguments', 'skip_questions']);
    const all = texts.join('\n');
    expect(people.filter(({ id }) => all.includes(id))).toHaveLength(STUDENTS);
  });

  it('has no figures of the class until its results; a party game has', async () => {
    const debate = await startGame(app, teacher, set, { settings: WITH });
    const party = await startGame(app, teacher, set, { type: 'party', settings: WITH });
    const read = async ({ code, id }: { code: string; id: string }) => {
      const paths = [`session/${code}/group-results`, `session/${code}/group-results/party`, `overview/${id}`];
      const found = [];
      for (const path of [...paths, `overview/${id}/download`])
        found.push((await teacher.get(`result/${path}`)).status);
      return found;
    };
    expect(await read(debate)).toEqual([409, 409, 409, 409]);
    expect(await read(party)).toEqual([200, 200, 200, 200]);
    await teacher.post(`${debate.path}/end`);
    expect(await read(debate)).toEqual([200, 200, 200, 200]);
  });

  it('keeps the figures of its end when a student forgets, and not the texts', async () => {
    const game = await startGame(app, teacher, set, { settings: WITH });
    const students = Array.from({ length: 6 }, () => app.student());
    for (const [at, student] of students.entries())
      await giveAnswer(student, game, first, { opinion: set.opinions[at % 3], comment: `reden ${at}` });
    await teacher.post(`${game.path}/statement/${first}/shown`);
    const late = app.student();
    await giveAnswer(late, game, first, { opinion: 'Akkoord', comment: 'te laat' });
    await teacher.post(`${game.path}/end`);
    const read = async () => {
      const overview = await teacher.call('GET result/overview/:sessionId', { params: { sessionId: game.id } });
      const counted = overview.statements.map((one) => [one.late, one.skipped, one.options.map(({ count }) => count)]);
      const said = overview.statements.flatMap(({ options }) => options.flatMap(({ comments }) => comments)).sort();
      return { counted, said, participants: overview.totalParticipants, scores: overview.partyScores };
    };
    // Nobody has read the figures before the first one forgets.
    for (const student of [required(students[0]), late])
      expect((await student.delete(`result/session/${game.id}/mine`)).status).toBe(204);
    const before = await read();
    expect(before.counted[0]).toEqual([1, 0, [2, 2, 2]]);
    expect(before.participants).toBe(7);
    expect(before.said).toEqual(['reden 1', 'reden 2', 'reden 3', 'reden 4', 'reden 5']);
    await teacher.post(`${game.path}/archive`);
    await required(students[1]).delete(`result/session/${game.id}/mine`);
    expect(await read()).toEqual({ ...before, said: before.said.slice(1) });
  });

  it('is every new game of an installation that says so, and no other', async () => {
    const strict = await openGameApp(engine, { ANONYMITY: 'strict' });
    const isAggregated = async (path: string) => (await strict.teacher.get(path)).body.aggregatesOnly;
    const game = await startGame(strict.app, strict.teacher, strict.set, { settings: ['own_arguments'] });
    expect(await isAggregated(game.path)).toBe(true);
    await giveAnswer(strict.app.student(), game, strict.first, { opinion: 'Akkoord' });
    await strict.app.db.deleteFrom('voting_session_settings').where('voting_session_id', '=', game.id).execute();
    await strict.teacher.post(`${game.path}/archive`);
    const { code } = await strict.teacher.call('POST voting/archive/:sessionId/again', {
      params: { sessionId: game.id },
    });
    expect(await isAggregated(`voting/session/${code}`)).toBe(true);
    const plain = await startGame(app, teacher, set);
    expect((await teacher.get(plain.path)).body.aggregatesOnly).toBe(false);
  });
});
