import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giveAnswer, makeGame, startGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import type { Caller } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import type { ShownState } from '#shared/contract/shown.ts';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import type { GameSetting } from '#shared/domain/game-settings.ts';

const HOLD: GameSetting[] = ['own_arguments', 'hold_arguments', 'own_tempo'];

describe.each(engines)('arguments that are looked at first, on %s', async (engine) => {
  const { app, teacher, set, first } = await openGameApp(engine);

  async function play(settings: GameSetting[] = HOLD) {
    const game = await startGame(app, teacher, set, { settings });
    const students = [app.student(), app.student(), app.student()] as const;
    for (const student of students) await student.get(game.path);
    const say = async (student: Caller, comment: string, opinion = 'Akkoord') =>
      (await giveAnswer(student, game, first, { opinion, comment })).body;
    const decide = (show: unknown[], hide: unknown[] = []) => teacher.post(`${game.path}/comments`, { show, hide });
    return { game, students, say, decide };
  }

  it('keep their state with their text, and wait again with another one', async () => {
    const { students, say, decide } = await play();
    const [student] = students;
    const made = await say(student, 'eerst');
    expect(made.commentState).toBe('held');
    expect(made).not.toHaveProperty('commentFlags');
    await decide([made._id]);
    expect((await say(student, 'eerst', 'Neutraal')).commentState).toBe('shown');
    expect((await say(student, 'daarna')).commentState).toBe('held');
    await decide([], [made._id]);
    expect((await say(student, 'daarna')).commentState).toBe('hidden');
    expect((await say(student, 'nog anders')).commentState).toBe('held');
    expect((await say(student, '')).commentState).toBeNull();
  });

  it('are shown at once without the setting, and can be hidden all the same', async () => {
    const { students, say, decide } = await play(['own_arguments', 'own_tempo']);
    const made = await say(students[0], 'meteen');
    expect(made.commentState).toBe('shown');
    expect((await decide([], [made._id])).body).toEqual({ shown: [], hidden: [made._id] });
    expect((await say(students[0], 'anders')).commentState).toBe('shown');
  });

  it('wait without the setting as well if a name, contact data or a listed word is in them', async () => {
    const { game, students, say, decide } = await play(['own_arguments', 'own_tempo']);
    const [student, other] = students;
    const stateFor = async (caller: Caller) =>
      (await caller.get(game.path)).body.studentOpinions.map(
        ({ commentState }: { commentState: string }) => commentState,
      );
    const made = await say(student, 'schrijf naar emma.j@school.example');
    expect(made.commentState).toBe('held');
    expect(await stateFor(student)).toEqual(['held']);
    expect(await stateFor(teacher)).toEqual(['held']);
    expect((await teacher.get(`result/overview/${game.id}`)).text).not.toContain('school.example');
    expect((await decide([made._id])).body).toEqual({ shown: [made._id], hidden: [] });
    expect((await say(student, 'schrijf naar emma.j@school.example', 'Neutraal')).commentState).toBe('shown');
    expect((await say(student, 'vraag het maar aan Emma')).commentState).toBe('held');
    expect((await say(student, 'een gewone zin')).commentState).toBe('shown');
    await decide([], [made._id]);
    expect((await say(student, 'nog een gewone zin')).commentState).toBe('shown');
    await decide([], [made._id]);
    expect((await say(student, 'bel 0470 12 34 56')).commentState).toBe('held');
    // What shouts, and what two say, only orders the list.
    expect((await say(student, 'DIT IS NIET EERLIJK')).commentState).toBe('shown');
    expect((await say(other, 'DIT IS NIET EERLIJK')).commentState).toBe('shown');
  });

  it('wait in a second round if they are new, and keep their state if they are not', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_arguments'] });
    const students = Array.from({ length: 5 }, () => app.student());
    const texts = ['mail a@b.example', 'mail c@d.example', 'gewoon', '', ''];
    const made = [];
    for (const [at, student] of students.entries())
      made.push((await giveAnswer(student, game, first, { opinion: 'Akkoord', comment: texts[at] })).body);
    await teacher.post(`${game.path}/comments`, { show: [made[0]._id] });
    await teacher.post(`${game.path}/statement/${first}/shown`);
    await teacher.post(`${game.path}/statement/${first}/second-round`);
    const again = async (at: number, comment?: string) =>
      (await giveAnswer(students[at] ?? app.student(), game, first, { opinion: 'Akkoord', comment })).body.commentState;
    expect([await again(0), await again(1), await again(2)]).toEqual(['shown', 'held', 'shown']);
    expect(await again(3, 'bel 0470 12 34 56')).toBe('held');
    await again(4);
    const shown: ShownState = (await teacher.post(`${game.path}/statement/${first}/shown`)).body;
    expect(shown.arguments?.map(({ comment }) => comment).toSorted()).toEqual(['gewoon', 'mail a@b.example']);
  });

  it('are stored without what would fill a board, and are the same when they are sent again', async () => {
    const { students, say, decide } = await play();
    const [student] = students;
    const made = await say(student, `a${'\n'.repeat(400)}b q${'\u0302'.repeat(9)}`);
    expect(made.comment).toBe(`a\n\nb q${'\u0302'.repeat(3)}`);
    await decide([made._id]);
    expect((await say(student, `a${'\n'.repeat(50)}b q${'\u0302'.repeat(8)}`)).commentState).toBe('shown');
    const nothing = await say(student, '\u200b \u2800\u00ad');
    expect([nothing.comment, nothing.commentState]).toEqual(['', null]);
  });

  it('can be asked for in the lobby, until the start', async () => {
    const game = await makeGame(app, teacher, set, { settings: ['own_arguments'] });
    const hold = (on: boolean) => teacher.post(`${game.path}/hold-arguments`, { hold: on });
    const student = app.student();
    // Also where it was read, and cached, before.
    expect((await student.get(game.path)).body.holdArguments).toBe(false);
    expect((await hold(true)).body).toEqual({ holdArguments: true });
    expect((await student.get(game.path)).body.holdArguments).toBe(true);
    expect((await hold(false)).body).toEqual({ holdArguments: false });
    await hold(true);
    await teacher.post(`${game.path}/start`);
    expect((await hold(false)).status).toBe(409);
    const made = (await giveAnswer(student, game, first, { opinion: 'Akkoord', comment: 'eerst' })).body;
    expect(made.commentState).toBe('held');
  });

  it('cannot be asked for in a game without arguments', async () => {
    const game = await makeGame(app, teacher, set);
    expect((await teacher.post(`${game.path}/hold-arguments`, { hold: true })).status).toBe(409);
  });

  it('change all together or not at all, and not where the text is another one by now', async () => {
    const { game, students, say, decide } = await play();
    const [one, two, three] = students;
    const a = await say(one, 'a');
    const b = await say(two, 'b');
    const bare = await say(three, '');
    for (const [show, hide] of [[[a._id, bare._id]], [[a._id], [a._id]], [[a._id], [first]], [[a._id, 'geen-id']]])
      expect((await decide(show ?? [], hide)).status).toBe(422);
    const states = async () =>
      (await teacher.call('GET voting/session/:code', { params: { code: game.code } })).studentOpinions.map(
        ({ commentState }) => commentState,
      );
    expect(new Set(await states())).toEqual(new Set(['held', null]));
    await say(one, 'a is anders');
    await say(two, '');
    const late = await decide([
      { _id: a._id, comment: 'a' },
      { _id: b._id, comment: 'b' },
    ]);
    expect([late.status, late.body]).toEqual([200, { shown: [], hidden: [] }]);
    expect(new Set(await states())).toEqual(new Set(['held', null]));
    expect((await app.student().post(`${game.path}/comments`, { show: [a._id] })).status).toBe(401);
    expect((await (await app.user('teacher')).post(`${game.path}/comments`, { show: [a._id] })).status).toBe(403);
  });

  it('carry flags for the owner, twins too while two have the same text', async () => {
    const { game, students, say } = await play();
    const [one, two, three] = students;
    await say(one, 'dat zegt Emma ook');
    await say(two, 'Dat zegt Emma ook');
    await say(three, 'gewoon een argument');
    const flags = async (): Promise<unknown[]> => {
      const { studentOpinions }: VotingSession = (await teacher.get(game.path)).body;
      return studentOpinions.map(({ commentFlags }) => commentFlags?.join()).sort();
    };
    expect(await flags()).toEqual(['', 'name,twin', 'name,twin']);
    await say(two, '');
    expect(await flags()).toEqual(['', 'name', undefined]);
    expect((await one.get(game.path)).text).not.toContain('commentFlags');
  });

  it('stay on the live screen while their student writes another one, and leave it where the student comes back to the text', async () => {
    const { game, students, say, decide } = await play();
    const [student] = students;
    const onScreen = async () => {
      const shown: ShownState = (await teacher.post(`${game.path}/statement/${first}/shown`)).body;
      return shown.arguments?.map(({ comment }) => comment).sort();
    };
    const ids: string[] = [];
    for (const [at, one] of students.entries()) ids.push((await say(one, `tekst ${at}`))._id);
    await decide(ids);
    expect(await onScreen()).toEqual(['tekst 0', 'tekst 1', 'tekst 2']);
    expect((await say(student, 'anders')).commentState).toBe('held');
    expect(await onScreen()).toEqual(['tekst 0', 'tekst 1', 'tekst 2']);
    expect((await say(student, 'tekst 0')).commentState).toBe('held');
    expect(await onScreen()).toEqual(['tekst 1', 'tekst 2']);
    await decide(ids);
    expect(await onScreen()).toEqual(['tekst 0', 'tekst 1', 'tekst 2']);
  });

  it('are on no projector and in no overview before they may be, whatever comes in which order', async () => {
    const step = fc.record({
      what: fc.constantFrom('say', 'say', 'say', 'show', 'hide', 'remove'),
      who: fc.nat(2),
      text: fc.nat(1),
    });
    const textsOf = (written: { now: string; mayBeShown: Map<string, boolean> }[]) =>
      written.flatMap(({ now, mayBeShown }, who) =>
        [0, 1].map((text) => {
          const one = `tekst ${who}${text}`;
          return { one, isAllowed: mayBeShown.get(one) === true, isNow: now === one };
        }),
      );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 10 }), async (steps) => {
        const { game, students, say, decide } = await play();
        const written = students.map(() => ({ id: '', now: '', mayBeShown: new Map<string, boolean>() }));
        for (const { what, who, text } of steps) {
          const [student, mine] = [students[who], written[who]];
          if (student === undefined || mine === undefined) continue;
          if (what === 'say') {
            const comment = `tekst ${who}${text}`;
            const answer = await say(student, comment);
            mine.id = answer._id;
            if (answer.comment !== mine.now && answer.comment !== '') mine.mayBeShown.set(comment, false);
            mine.now = answer.comment;
          } else if (mine.now === '') continue;
          else if (what === 'show') {
            await decide([mine.id]);
            mine.mayBeShown.set(mine.now, true);
          } else {
            if (what === 'hide') await decide([], [mine.id]);
            else {
              await teacher.delete(`${game.path}/comment/${mine.id}`);
              mine.now = '';
            }
            mine.mayBeShown.clear();
          }
          const shown: ShownState = (await teacher.post(`${game.path}/statement/${first}/shown`)).body;
          const overview = (await teacher.get(`result/overview/${game.id}`)).text;
          for (const { one, isAllowed, isNow } of textsOf(written)) {
            const isOnScreen = (shown.arguments ?? []).some(({ comment }) => comment === one);
            expect(isOnScreen && !isAllowed, `${one} on the live screen`).toBe(false);
            expect(overview.includes(one)).toBe(isAllowed && isNow);
          }
        }
        // The file has what the overview has: once is enough.
        const file = (await teacher.get(`result/overview/${game.id}/download`)).text;
        for (const { one, isAllowed, isNow } of textsOf(written)) expect(file.includes(one)).toBe(isAllowed && isNow);
      }),
      { numRuns: 12 },
    );
  });
});
