// One press is one call: a step of a statement with all that belongs to it, on all devices at once.
import { describe, expect, it } from 'vitest';
import { giveAnswer, startGame, type TestGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { errorOf } from '#server/testing/test-app.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import type { Body } from '#shared/contract/call.ts';

type Wanted = Body<'POST voting/session/:code/statement/:statementId/step'>;

describe.each(bothEngines)('a step of a lesson on %s', async (engine) => {
  const { app, teacher, set, first, second } = await openGameApp(engine);

  const step = ({ code }: TestGame, body: Wanted, statementId = first) =>
    teacher.call('POST voting/session/:code/statement/:statementId/step', { params: { code, statementId }, body });
  const refused = async (game: TestGame, body: object, statementId = first) =>
    errorOf(await teacher.post(`${game.path}/statement/${statementId}/step`, body));
  const read = ({ code }: TestGame) => teacher.call('GET voting/session/:code', { params: { code } });
  const show = ({ code }: TestGame, body: Body<'POST voting/session/:code/view'>) =>
    teacher.call('POST voting/session/:code/view', { params: { code }, body });
  const putAway = (game: TestGame) => teacher.post(`${game.path}/devices-away`, { away: true });

  /** A debate in which four of four have answered, each with an argument. */
  async function debate(settings: ('own_arguments' | 'hold_arguments')[] = ['own_arguments']) {
    const game = await startGame(app, teacher, set, { settings });
    const students = Array.from({ length: 4 }, () => app.student());
    const answers = [];
    for (const [at, student] of students.entries()) {
      const opinion = at < 2 ? 'Akkoord' : 'Niet akkoord';
      const comment = `reden${at} van${at} leerling${at}`;
      answers.push((await giveAnswer(student, game, first, { opinion, comment })).body._id as string);
    }
    return { game, students, answers };
  }

  it('leads a debate by the book: each press is one call, and does all that belongs to it', async () => {
    const { game, students } = await debate();
    await putAway(game);
    await show(game, { clock: { seconds: 60 } });
    const look = await step(game, { round: 1, step: 'look' });
    expect(look).toMatchObject({
      live: { view: 'statement-results', clock: null, at: null },
      devicesAway: false,
      shown: { answered: 4, round: 1 },
      reveal: null,
    });
    const talk = await step(game, { round: 1, step: 'talk', seconds: 300 });
    expect(talk).toMatchObject({ live: { view: 'argument-pair', talkSeconds: 300 }, devicesAway: true });
    expect(talk.live.pair?.statementId).toBe(first);
    expect(talk.live.clock?.remainingMs).toBeGreaterThan(290_000);
    const again = await step(game, { round: 1, step: 'again' });
    expect(again).toMatchObject({
      live: { view: 'question', clock: null, pair: null, talkSeconds: 300 },
      devicesAway: false,
      shown: { round: 2, takenAt: null },
    });
    for (const student of students) await giveAnswer(student, game, first, { opinion: 'Neutraal' });
    expect(await step(game, { round: 2, step: 'moved' })).toMatchObject({
      live: { view: 'statement-results' },
      shown: { round: 2, answered: 4 },
    });
    await teacher.post(`${game.path}/statement/${second}`);
    expect(await read(game)).toMatchObject({ view: 'question', talkSeconds: 300, at: null });
  });

  it('changes nothing when it is said again, by the same device or another at once', async () => {
    const { game } = await debate();
    const wanted: Wanted[] = [
      { round: 1, step: 'look' },
      { round: 1, step: 'talk' },
      { round: 1, step: 'again' },
    ];
    for (const body of wanted) {
      const replies = await Promise.all([step(game, body), step(game, body), step(game, body)]);
      const after = await step(game, body);
      const same = ({ live: { clock, ...live }, ...rest }: typeof after) => ({ ...rest, live, endsAt: clock?.endsAt });
      for (const reply of replies) expect(same(reply)).toEqual(same(after));
    }
    const pairs = app.db.selectFrom('argument_pairs').selectAll().where('voting_session_id', '=', game.id);
    expect(await pairs.execute()).toHaveLength(1);
    const { round } = (await read(game)).statements[0] ?? {};
    expect(round).toBe(2);
  });

  it('says why nothing is shown yet, and shows it once it may be', async () => {
    const { game } = await debate();
    for (let at = 0; at < 12; at++) await app.student().get(game.path);
    const early = await step(game, { round: 1, step: 'look' });
    expect(early).toMatchObject({ live: { view: 'statement-results' }, shown: { takenAt: null, mayUpdate: false } });
    expect(await step(game, { round: 1, step: 'talk' })).toMatchObject({
      live: { pair: null },
      shown: { takenAt: null },
    });
    await show(game, { view: 'statement-results' });
    for (let at = 0; at < 5; at++) await giveAnswer(app.student(), game, first, { opinion: 'Neutraal' });
    expect(await step(game, { round: 1, step: 'look' })).toMatchObject({ shown: { answered: 9 } });
  });

  it('takes the first snapshot for a talk, and goes on with one that began', async () => {
    const { game } = await debate();
    const talk = await step(game, { round: 1, step: 'talk' });
    expect(talk).toMatchObject({ shown: { answered: 4 }, devicesAway: true });
    expect(talk.live.pair).not.toBeNull();
    await show(game, { view: 'statement-results', statementId: first });
    const on = await step(game, { round: 1, step: 'talk' });
    expect(on.live.clock?.endsAt).toBe(talk.live.clock?.endsAt);
    expect(on.live.pair).toEqual(talk.live.pair);
    // A clock that is over starts no new one while the phones are down.
    await show(game, { clock: { seconds: 0 } });
    expect((await step(game, { round: 1, step: 'talk' })).live.clock?.remainingMs).toBe(0);
  });

  it('talks about the statement alone in a game without arguments', async () => {
    const { game } = await debate([]);
    expect(await step(game, { round: 1, step: 'talk' })).toMatchObject({ live: { view: 'argument-pair', pair: null } });
  });

  it('draws the pair of a talk with the first release that makes one', async () => {
    const { game, answers } = await debate(['own_arguments', 'hold_arguments']);
    const release = (...show: string[]) => teacher.post(`${game.path}/comments`, { show });
    expect((await step(game, { round: 1, step: 'talk' })).live.pair).toBeNull();
    await release(...answers.slice(0, 2));
    expect((await read(game)).pair).toBeNull();
    await release(...answers.slice(2, 3));
    const { pair } = await read(game);
    expect(pair).toMatchObject({ right: answers[2] });
    await release(...answers.slice(3));
    expect((await read(game)).pair).toEqual(pair);
  });

  it('is refused where the statement or the round is another by now, and where the game has no such step', async () => {
    const { game } = await debate();
    expect(await refused(game, { round: 1, step: 'look' }, second)).toEqual([409, 'WRONG_STATE']);
    expect(await refused(game, { round: 2, step: 'moved' })).toEqual([409, 'WRONG_STATE']);
    expect((await read(game)).view).toBe('question');
    for (const body of [
      { round: 1, step: 'moved' },
      { round: 2, step: 'look' },
      { round: 1, step: 'parties' },
      { round: 1, step: 'end' },
      { round: 3, step: 'again' },
      { round: 1, step: 'talk', seconds: -1 },
      { step: 'look' },
    ])
      expect([body, (await refused(game, body))[0]]).toEqual([body, 422]);
    await step(game, { round: 1, step: 'again' });
    expect(await refused(game, { round: 1, step: 'look' })).toEqual([409, 'WRONG_STATE']);
    expect(errorOf(await teacher.post(`${game.path}/view`, { view: 'question', statementId: second }))).toEqual([
      409,
      'WRONG_STATE',
    ]);
    await teacher.post(`${game.path}/end`);
    expect(await refused(game, { round: 2, step: 'moved' })).toEqual([409, 'WRONG_STATE']);
    const other = await app.user('teacher');
    expect(errorOf(await other.post(`${game.path}/statement/${first}/step`, { round: 2, step: 'moved' }))[0]).toBe(403);
  });

  it('keeps its page of the board with the view', async () => {
    const { game } = await debate();
    const at = { kind: 'arguments', id: first, page: 2 } as const;
    expect(await show(game, { view: 'group-arguments', at })).toMatchObject({ at });
    expect(await show(game, { clock: { seconds: 60 } })).toMatchObject({ at });
    expect(await show(game, { at: { ...at, page: 1 } })).toMatchObject({ view: 'group-arguments', at: { page: 1 } });
    expect(await show(game, { view: 'question' })).toMatchObject({ at: null });
    for (const wrong of [{ ...at, page: -1 }, { ...at, kind: 'all' }, { ...at, id: 'x' }, { kind: 'party' }])
      expect((await teacher.post(`${game.path}/view`, { at: wrong })).status).toBe(422);
  });
});

describe.each(bothEngines)('the parties of a party game on %s', async (engine) => {
  const { app, teacher, set, first } = await openGameApp(engine, {}, { parties: 4 });

  const step = ({ code }: TestGame, at?: Wanted['at']) =>
    teacher.call('POST voting/session/:code/statement/:statementId/step', {
      params: { code, statementId: first },
      body: { round: 1, step: 'parties', at },
    });
  const idsOf = ({ reveal }: Awaited<ReturnType<typeof step>>) =>
    reveal?.pages.map((page) => page.map(({ partyId }) => partyId));

  /** Three know the second party, three guess the first one wrong, and one plays the third. */
  async function play() {
    const game = await startGame(app, teacher, set, { type: 'party' });
    const [one = '', two = '', three = ''] = set.parties;
    const wrong = set.opinions.find((opinion) => opinion !== set.opinionOf(first, one)) ?? '';
    const answers = [
      ...Array.from({ length: 3 }, () => ({ partyId: one, opinion: wrong })),
      ...Array.from({ length: 3 }, () => ({ partyId: two, opinion: set.opinionOf(first, two) })),
      { partyId: three, opinion: set.opinionOf(first, three) },
    ];
    for (const answer of answers) await giveAnswer(app.student(), game, first, answer);
    return game;
  }

  it('come one by one, the largest surprise first, and the others together, with the phones down', async () => {
    const game = await play();
    const begun = await step(game);
    const [one, two, three, four] = set.parties;
    expect(idsOf(begun)).toEqual([[one], [two], [three, four]]);
    expect(begun).toMatchObject({
      live: { view: 'party-arguments', at: { kind: 'party', id: one, page: 0 } },
      devicesAway: true,
      shown: null,
    });
    expect(begun.reveal?.pages[0]?.[0]).toMatchObject({ players: 3, hits: 0, comment: 'Partij 1 over 1' });
    // Of a party that few played, nothing is said about them.
    expect(begun.reveal?.pages[2]).toMatchObject([
      { players: 1, hits: null, guesses: null },
      { players: 0, hits: null, guesses: null },
    ]);
    expect((await step(game, { kind: 'party', id: two ?? '', page: 1 })).live.at?.page).toBe(1);
    expect((await step(game)).live.at?.page).toBe(1);
    for (const at of [
      { kind: 'party', id: one, page: 1 },
      { kind: 'party', id: one, page: 7 },
      { kind: 'slide', id: two, page: 1 },
    ])
      expect(
        (await teacher.post(`${game.path}/statement/${first}/step`, { round: 1, step: 'parties', at })).status,
      ).toBe(422);
  });

  it('keep their order and figures, whoever answers after the first one was turned', async () => {
    const game = await play();
    const begun = await step(game);
    const [one = ''] = set.parties;
    for (let at = 0; at < 3; at++)
      await giveAnswer(app.student(), game, first, { partyId: one, opinion: set.opinionOf(first, one) });
    await teacher.post(`${game.path}/view`, { view: 'question' });
    expect((await step(game)).reveal).toEqual(begun.reveal);
    const { statements } = await teacher.call('GET result/session/:code/perspective', { params: { code: game.code } });
    expect(statements[0]?.parties.find(({ partyId }) => partyId === one)).toMatchObject({ players: 6, hits: 3 });
  });

  it('are told to a projector one page at a time, and to no student', async () => {
    const game = await play();
    const projector = await app.pairedProjector(teacher, game.code);
    const [one, two, three, four] = set.parties;
    await step(game);
    const parties = () => projector.call('GET projector/parties');
    const told = async () => (await parties()).perspective?.parties.map(({ partyId }) => partyId);
    expect(await told()).toEqual([one]);
    const page = await parties();
    expect(page.parties.map(({ _id }) => _id)).toEqual([one]);
    expect(page.opinions.map(({ partyId }) => partyId)).toEqual([one]);
    await step(game, { kind: 'party', id: three ?? '', page: 2 });
    expect(await told()).toEqual([three, four]);
    expect((await projector.call('GET projector')).game?.live.at).toMatchObject({ kind: 'party', page: 2 });
    expect(JSON.stringify(await parties())).not.toContain(two);
    expect((await app.student().get(game.path)).body).not.toHaveProperty('at');
    expect((await app.student().get(`${game.path}/statement/${first}/reveal`)).status).toBe(401);
  });

  it('can be read again, and are none before and in a debate', async () => {
    const game = await play();
    const read = ({ path }: TestGame) => teacher.get(`${path}/statement/${first}/reveal`);
    expect((await read(game)).body).toEqual({ statementId: first, pages: [] });
    const { reveal } = await step(game);
    expect((await read(game)).body).toEqual(reveal);
    expect(errorOf(await read(await startGame(app, teacher, set)))).toEqual([409, 'WRONG_STATE']);
  });
});
