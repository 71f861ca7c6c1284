import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giveAnswer, startGame, type TestGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import type { Caller } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { LIVE_VIEWS } from '#shared/domain/live-views.ts';
import { RESULT_VIEWS } from '#shared/domain/voting-session.ts';
import { required } from '#testing/required.ts';

const TEXT = /tekst \d+/g;
const STUDENTS = 3;
/** The same orders each time, so that it is known what happens in them. */
const ORDERS = { numRuns: 12, seed: 26 };

const step = fc.record({
  what: fc.constantFrom('say', 'say', 'say', 'show', 'show', 'show', 'hide', 'remove', 'view', 'forget', 'next'),
  who: fc.nat(STUDENTS - 1),
  text: fc.nat(1),
  view: fc.constantFrom(...LIVE_VIEWS),
  resultView: fc.constantFrom(...RESULT_VIEWS),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

describe.each(engines)('an argument that waits or is hidden, on %s', async (engine) => {
  const { app, teacher, set } = await openGameApp(engine);

  const readAs = async (caller: Caller, { path }: TestGame): Promise<VotingSession> => (await caller.get(path)).body;

  /** All that a projector may read at that moment, also what is refused. */
  const projectorReads = async (projector: Caller): Promise<string> => {
    const replies = [];
    for (const path of ['projector', 'projector/parties', 'projector/overview'])
      replies.push(await projector.get(path));
    return replies.map(({ text }) => text).join('\n');
  };

  /** All that a student may read about a game. */
  const studentReads = async (student: Caller, { id, path }: TestGame, statementId: string): Promise<string> => {
    const paths = [path, `${path}/parties`, `${path}/statement/${statementId}/party-opinions`];
    paths.push(
      `result/session/${id}`,
      `result/session/${id}/robustness`,
      `result/session/${id}/party/${set.parties[0]}`,
    );
    const replies = [];
    for (const one of paths) replies.push(await student.get(one));
    return replies.map(({ text }) => text).join('\n');
  };

  it('is on no projector and with no other student, nor does a projector say who said what, in whatever order all comes', async () => {
    const gameTypes = fc.constantFrom('debate' as const, 'party' as const);
    const before = fc.array(step, { minLength: 8, maxLength: 16 });
    const after = fc.array(step, { minLength: 2, maxLength: 4 });
    const runs = { shown: 0, takenBack: 0 };
    await fc.assert(
      fc.asyncProperty(gameTypes, before, after, async (type, before, after) => {
        const game = await startGame(app, teacher, set, { type, settings: ['own_arguments', 'hold_arguments'] });
        const projector = await app.pairedProjector(teacher, game.code);
        const students = Array.from({ length: STUDENTS }, () => app.student());
        for (const student of students) await student.get(game.path);
        const allowed = new Set<string>();
        const seen = new Set<string>();
        let statement = 0;

        const take = async ({ what, who, text, view, resultView }: Step): Promise<void> => {
          const student = students[who] ?? app.student();
          const statementId = required(set.statements[statement]);
          if (what === 'say') {
            const comment = `tekst ${who}${text}${statement}`;
            const body = { opinion: 'Akkoord', comment, partyId: type === 'party' ? set.parties[who] : null };
            const reply = await giveAnswer(student, game, statementId, body);
            if (reply.status < 300 && reply.body.commentState !== 'shown') allowed.delete(comment);
            return;
          }
          if (what === 'view') {
            await teacher.post(`${game.path}/view`, { view });
            await teacher.post(`${game.path}/view`, { resultView });
            return;
          }
          if (what === 'next') {
            statement = (statement + 1) % set.statements.length;
            await teacher.post(`${game.path}/statement/${set.statements[statement]}`);
            return;
          }
          if (what === 'forget') {
            await student.delete(`result/session/${game.id}/mine`);
            for (const one of [...allowed]) if (one.startsWith(`tekst ${who}`)) allowed.delete(one);
            return;
          }
          const { studentOpinions } = await readAs(student, game);
          const mine = studentOpinions.find((one) => one.statementId === statementId);
          if (mine === undefined || mine.comment === '') return;
          if (what === 'show') {
            await teacher.post(`${game.path}/comments`, { show: [mine._id] });
            allowed.add(mine.comment);
            return;
          }
          if (what === 'hide') await teacher.post(`${game.path}/comments`, { hide: [mine._id] });
          else await teacher.delete(`${game.path}/comment/${mine._id}`);
          for (const at of [0, 1]) allowed.delete(`tekst ${who}${at}${statement}`);
        };

        const look = async (): Promise<void> => {
          await teacher.post(`${game.path}/statement/${set.statements[statement]}/shown`);
          const payload = await projectorReads(projector);
          for (const one of payload.match(TEXT) ?? []) {
            expect(allowed, payload).toContain(one);
            seen.add(one);
          }
          const { studentOpinions } = await readAs(teacher, game);
          const onScreen = [...payload.matchAll(/"_id":"([^"]+)","opinion"/g)].map(([, id]) => id);
          for (const { _id, studentId, commentState } of studentOpinions) {
            expect(payload).not.toContain(studentId);
            if (commentState !== 'shown' && !onScreen.includes(_id)) expect(payload).not.toContain(_id);
          }
          expect(payload).not.toMatch(/studentOpinions|studentId|commentState|commentFlags|answeredAt/);
          for (const { clientId = '' } of students) expect(payload).not.toContain(clientId);
          expect(payload).not.toContain(game.id);
          for (const [who, student] of students.entries()) {
            const own = await studentReads(student, game, required(set.statements[statement]));
            for (const one of own.match(TEXT) ?? []) expect(one).toMatch(new RegExp(`^tekst ${who}`));
          }
        };

        // If everybody said something, a snapshot may be taken from the beginning.
        for (let who = 0; who < STUDENTS; who++)
          await take({ what: 'say', who, text: 0, view: 'question', resultView: 'parties' });
        await teacher.post(`${game.path}/view`, { view: 'group-arguments' });
        for (const one of before) {
          await take(one);
          await look();
        }
        if (seen.size > 0) runs.shown += 1;
        if ([...seen].some((one) => !allowed.has(one))) runs.takenBack += 1;
        await teacher.post(`${game.path}/end`);
        for (const one of after) {
          await take(one);
          await look();
        }
      }),
      ORDERS,
    );
    // If no argument gets on a screen, none can be there that may not.
    expect(runs.shown).toBeGreaterThan(ORDERS.numRuns / 2);
    expect(runs.takenBack).toBeGreaterThan(0);
  }, 90_000);
});
