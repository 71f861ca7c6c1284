// Secret ballots: whose vote counts, what is told of it, and that nothing stored or sent joins a vote with a student.
import { describe, expect, it, vi } from 'vitest';
import { giveAnswer, makeGame, startGame, type TestGame } from '#server/testing/factories.ts';
import { moveClock } from '#server/testing/move-clock.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { openSocket } from '#server/testing/open-socket.ts';
import { type Caller, errorOf, fieldsOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { BLANK } from '#shared/domain/ballot.ts';
import { required } from '#testing/required.ts';
import { storeVotes } from './store-votes.ts';

const WRONG = [409, 'WRONG_STATE'];

describe.each(engines)('a ballot on %s', async (engine) => {
  const { app, teacher, set, first } = await openGameApp(engine);
  const [a, b] = set.parties.map(required) as [string, string];

  const start = () => startGame(app, teacher, set, { settings: ['ballot'], classLabel: '' });
  const classOf = async ({ path }: TestGame, size: number) => {
    const students = Array.from({ length: size }, () => app.student());
    for (const student of students) await student.get(path);
    return students;
  };
  const change = ({ path }: TestGame, body: object) => teacher.post(`${path}/ballot`, body);
  const vote = (student: Caller, { path }: TestGame, party: string | null, round = 1) =>
    student.post(`${path}/vote`, { round, party });
  const read = ({ code }: TestGame) => teacher.call('GET voting/session/:code/ballot', { params: { code } });
  const says = async (who: Caller, { code }: TestGame) =>
    (await who.call('GET voting/session/:code', { params: { code } })).ballot;
  const votesIn = async (game: TestGame) =>
    (await read(game)).rounds.map(({ blank, results }) => [
      blank,
      ...[a, b].map((party) => required(results.find((one) => one.party === party)).votes),
    ]);
  /** A class of six that voted: three for a, two for b, one blank. */
  const voted = async () => {
    const game = await start();
    const students = await classOf(game, 6);
    await change(game, { open: true });
    for (const [at, party] of [a, a, a, b, b, null].entries()) await vote(required(students[at]), game, party);
    return { game, students };
  };

  it('is open once, and told when it is closed', async () => {
    const { game, students } = await voted();
    expect(await read(game)).toEqual({ round: 1, open: true, voted: 6, participants: 6, needed: 0, rounds: [] });
    expect((await change(game, { open: true })).status).toBe(200);
    expect((await change(game, { open: false })).body.ballot).toMatchObject({ round: 1, open: false, voted: false });
    expect(await votesIn(game)).toEqual([[1, 3, 2]]);
    expect(await says(required(students[0]), game)).toEqual({ round: 1, open: false, voted: true });
    expect(await says(app.student(), game)).toEqual({ round: 1, open: false, voted: false });
    await change(game, { open: true });
    expect(await says(required(students[0]), game)).toEqual({ round: 2, open: true, voted: false });
    for (const student of students) await vote(student, game, b, 2);
    await change(game, { open: false });
    expect(errorOf(await change(game, { open: true }))).toEqual(WRONG);
    const { ballots } = await teacher.call('GET result/overview/:sessionId', { params: { sessionId: game.id } });
    expect(ballots).toEqual((await read(game)).rounds);
  });

  it('counts the first vote of a student, also at once, sent again and after it is closed', async () => {
    const { game, students } = await voted();
    const newcomer = app.student();
    const replies = await Promise.all([a, b, null].map((party) => vote(newcomer, game, party)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect((await read(game)).voted).toBe(7);
    await change(game, { open: false });
    expect((await vote(required(students[5]), game, a)).status).toBe(200);
    expect(errorOf(await vote(app.student(), game, a))).toEqual(WRONG);
    expect(fieldsOf(await vote(required(students[5]), game, first))).toEqual([422, { party: 'UNKNOWN' }]);
    expect((await read(game)).rounds[0]?.votes).toBe(7);
  });

  it('counts a vote once that two servers store, which both looked before', async () => {
    const { game } = await voted();
    const cast = { votingSessionId: game.id, clientKey: 'a student', round: 1, choice: a, who: 'a name' } as const;
    expect((await storeVotes(app.db, [cast])).counted).toEqual(new Set([cast]));
    expect(await storeVotes(app.db, [cast])).toEqual({ counted: new Set(), voted: new Set([cast.who]) });
    await change(game, { open: false });
    expect(await votesIn(game)).toEqual([[1, 4, 2]]);
  });

  it('takes a vote as an answer: a locked door keeps newcomers out, and it never joins in vain', async () => {
    const game = await start();
    expect(errorOf(await vote(app.student(), game, a))).toEqual(WRONG);
    const [student] = await classOf(game, 1);
    await change(game, { open: true });
    await teacher.post(`${game.path}/lock`, { locked: true });
    expect(errorOf(await vote(app.student(), game, a))).toEqual([409, 'LOCKED']);
    expect((await vote(required(student), game, a)).status).toBe(201);
    expect(await read(game)).toMatchObject({ voted: 1, participants: 1 });
  });

  it('is not closed below the threshold, and discarded it never was', async () => {
    const game = await start();
    const students = await classOf(game, 11);
    await change(game, { open: true });
    for (const student of students.slice(0, 5)) await vote(student, game, a);
    expect(await read(game)).toMatchObject({ needed: 1 });
    expect(errorOf(await change(game, { open: false }))).toEqual(WRONG);
    const discarded = await change(game, { open: false, discard: true });
    expect(discarded.body.ballot).toMatchObject({ round: 0, open: false });
    expect(errorOf(await vote(required(students[0]), game, a))).toEqual(WRONG);
    await change(game, { open: true });
    expect(await says(required(students[0]), game)).toEqual({ round: 1, open: true, voted: false });
  });

  it.each([
    ['end', 6, 1],
    ['end', 2, 0],
    ['archive', 6, 1],
    ['archive', 2, 0],
  ])('is closed by %s with %i of six votes, so that %i is told', async (how, votes, rounds) => {
    const game = await start();
    const students = await classOf(game, 6);
    await change(game, { open: true });
    for (const student of students.slice(0, votes)) await vote(student, game, b);
    await teacher.post(`${game.path}/${how}`);
    const { ballots } = await teacher.call('GET result/overview/:sessionId', { params: { sessionId: game.id } });
    expect(ballots).toHaveLength(rounds);
    const archived = await teacher.call('GET voting/archive');
    expect(archived.some(({ _id }) => _id === game.id)).toBe(how === 'archive' && rounds === 1);
  });

  it('opens with the start, only in a game that has it', async () => {
    const game = await makeGame(app, teacher, set, { settings: ['ballot'] });
    expect(errorOf(await change(game, { open: true }))).toEqual(WRONG);
    const started = await teacher.post(`${game.path}/start`, { ballot: true });
    expect(started.body).toMatchObject({ state: 'ongoing', ballot: { round: 1, open: true, shown: { step: 'vote' } } });
    const other = await makeGame(app, teacher, set);
    expect((await teacher.post(`${other.path}/start`, { ballot: true })).body.ballot).toBeNull();
    expect(errorOf(await change(other, { open: true }))).toEqual(WRONG);
    expect(errorOf(await teacher.get(`${other.path}/ballot`))).toEqual(WRONG);
  });

  it('keeps a vote when its student forgets, who then does not vote again', async () => {
    const { game, students } = await voted();
    const leaver = required(students[0]);
    await leaver.delete(`result/session/${game.id}/mine`);
    expect(await read(game)).toMatchObject({ voted: 6, participants: 5 });
    expect((await vote(leaver, game, b)).status).toBe(200);
    expect(await says(leaver, game)).toMatchObject({ voted: true });
    await change(game, { open: false });
    expect(await votesIn(game)).toEqual([[1, 3, 2]]);
  });

  it('counts as an answer where students who are away are removed', async () => {
    const { game } = await voted();
    await classOf(game, 2);
    moveClock(70_000);
    expect((await teacher.delete(`${game.path}/participants`)).body).toEqual({ removed: 2 });
    expect(await read(game)).toMatchObject({ voted: 6, participants: 6 });
  });

  it('leaves no trace of who chose what: after the closing all is written at once, in an order of its own', async () => {
    const { game } = await voted();
    await change(game, { open: false });
    const marks = await app.db.selectFrom('counted').selectAll().where('voting_session_id', '=', game.id).execute();
    expect(marks).toHaveLength(6);
    expect(marks.map(({ who }) => who)).toEqual(marks.map(({ who }) => who).toSorted());
    const counts = await app.db
      .selectFrom('ballot_counts')
      .select(['choice', 'votes'])
      .where('voting_session_id', '=', game.id)
      .execute();
    expect(new Map(counts.map(({ choice, votes }) => [choice, votes]))).toEqual(
      new Map([
        [a, 3],
        [b, 2],
        [BLANK, 1],
      ]),
    );
    await teacher.post(`${game.path}/archive`);
    const left = await app.db.selectFrom('counted').selectAll().where('voting_session_id', '=', game.id).execute();
    expect(left).toEqual([]);
  });

  it('shows its steps on the boards, which a projector reads without anything of one student', async () => {
    const { game } = await voted();
    const projector = await app.pairedProjector(teacher, game.code);
    const board = async () => required((await projector.call('GET projector')).game);
    expect(await board()).toMatchObject({
      ballot: { round: 1, open: true, voted: 6, participants: 6, rounds: [] },
      live: { ballot: { step: 'vote', coalition: [] } },
    });
    const show = (body: object) => teacher.post(`${game.path}/ballot/show`, body);
    expect(errorOf(await show({ step: 'seats' }))).toEqual(WRONG);
    await change(game, { open: false });
    expect((await board()).live.ballot).toEqual({ step: 'seats', coalition: [] });
    expect((await show({ step: 'coalition', coalition: [b, a, b] })).body.ballot).toEqual({
      step: 'coalition',
      coalition: [b, a],
    });
    expect((await show({ step: 'seats' })).body.ballot).toEqual({ step: 'seats', coalition: [b, a] });
    expect(fieldsOf(await show({ step: 'seats', coalition: [first] }))).toEqual([422, { coalition: 'UNKNOWN' }]);
    await teacher.post(`${game.path}/view`, { view: 'question' });
    expect((await board()).live.ballot).toBeNull();
    await show({ step: 'seats' });
    await teacher.post(`${game.path}/statement/${first}`);
    expect((await board()).live.ballot).toBeNull();
  });

  it('keeps an open one on the boards, and calls the phones back when the class goes on', async () => {
    const { game } = await voted();
    const projector = await app.pairedProjector(teacher, game.code);
    const board = async () => required((await projector.call('GET projector')).game);
    const show = (body: object) => teacher.post(`${game.path}/ballot/show`, body);
    await teacher.post(`${game.path}/statement/${first}`);
    await teacher.post(`${game.path}/view`, { view: 'question' });
    expect((await board()).live.ballot).toMatchObject({ step: 'vote' });
    expect(errorOf(await show({ step: null }))).toEqual(WRONG);
    await change(game, { open: false });
    await teacher.post(`${game.path}/devices-away`, { away: true });
    await show({ step: 'coalition' });
    expect(await board()).toMatchObject({ devicesAway: true, live: { ballot: { step: 'coalition' } } });
    await show({ step: null });
    expect(await board()).toMatchObject({ devicesAway: false, live: { ballot: null } });
    await change(game, { open: true });
    await change(game, { open: false, discard: true });
    expect((await board()).live.ballot).toMatchObject({ step: 'vote' });
  });

  it('calls the phones back, and is announced to everybody; the owner hears how many voted', async () => {
    const game = await start();
    const address = await app.listen();
    const heard: object[] = [];
    const socket = openSocket(address, { token: teacher.token });
    for (const name of ['update', 'teacher-update'])
      socket.on(`${game.code}-${name}`, (update) => ['ballot', 'voted'].includes(update.type) && heard.push(update));
    expect(await socket.emitWithAck('subscribe', game.code)).toEqual({ ok: true });
    const [student] = await classOf(game, 1);
    await teacher.post(`${game.path}/devices-away`, { away: true });
    const opened = await change(game, { open: true });
    expect(opened.body).toMatchObject({ devicesAway: false, ballot: { open: true } });
    await vote(required(student), game, a);
    await vi.waitFor(() => expect(heard.some((one) => 'voted' in one)).toBe(true));
    await change(game, { open: false, discard: true });
    await vi.waitFor(() => expect(heard).toHaveLength(3));
    expect(heard).toEqual([
      { type: 'ballot', round: 1, open: true },
      { type: 'voted', round: 1, voted: 1, participants: 1 },
      { type: 'ballot', round: 1, open: false },
    ]);
    expect((await giveAnswer(required(student), game, first, { opinion: 'Akkoord' })).status).toBe(201);
  });
});
