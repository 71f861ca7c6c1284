// What a reply's length says to whoever sees only encrypted traffic: nothing of what a student chose.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PaddedJson } from '#server/http/send-reply.ts';
import { roomFor } from '#server/present/game/answer.ts';
import { giveAnswer, startGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import type { OwnOpinion } from '#shared/contract/voting-session.ts';
import type { GameSetting } from '#shared/domain/game-settings.ts';
import { SKIP } from '#shared/domain/skip.ts';
import { NO_WORDS } from '#shared/domain/statement-words.ts';
import type { Round } from '#shared/domain/voting-session.ts';

const ID = '00000000-0000-4000-8000-000000000000';
const bytesOf = (text: string): number => Buffer.byteLength(text);

describe('the length of an answer’s reply', () => {
  const text = (maxLength: number) => fc.string({ unit: 'binary', maxLength });
  const games = fc.record({
    options: fc.array(text(100), { minLength: 1, maxLength: 6 }),
    argument: text(300),
    earlier: text(300),
    partyId: fc.constantFrom(null, ID),
  });
  const lengthOf = (
    answer: Pick<OwnOpinion, 'opinion' | 'comment' | 'round' | 'firstOpinion'>,
    options: string[],
    given?: string,
    partyId: string | null = null,
  ) => {
    const opinionOptions = options.map((opinion, at) => ({ opinion, order: at + 1, color: '#336699' }));
    const statements = [{ _id: ID, description: '', drawing: null, ...NO_WORDS, opinionOptions, own: false }];
    const setup = { statements, settings: new Set<GameSetting>(['own_arguments']) };
    const commentState = answer.comment === '' ? null : 'held';
    const whole = { _id: ID, statementId: ID, studentId: ID, sessionId: ID, partyId, ...answer, commentState } as const;
    const reply = new PaddedJson(whole, roomFor(whole, setup, given)).text();
    expect(JSON.parse(reply)).toEqual(whole);
    return bytesOf(reply);
  };
  const oneLength = (lengths: number[]): boolean => new Set(lengths).size === 1 && (lengths[0] ?? 1) % 512 === 0;

  it('is one for all options and a skip, whether the argument was stored or had been removed', () => {
    fc.assert(
      fc.property(games, ({ options, argument, partyId }) =>
        oneLength(
          [SKIP, ...options].flatMap((opinion) =>
            [argument, ''].map((comment) =>
              lengthOf({ opinion, comment, round: 1, firstOpinion: null }, options, argument, partyId),
            ),
          ),
        ),
      ),
    );
  });

  it('is one in a second round, whatever was said before and whether it was kept', () => {
    fc.assert(
      fc.property(games, ({ options, argument, earlier }) =>
        oneLength(
          [SKIP, ...options].flatMap((opinion) =>
            [argument, earlier, ''].flatMap((comment) =>
              [null, SKIP, ...options].map((firstOpinion) =>
                lengthOf({ opinion, comment, round: 2, firstOpinion }, options, argument),
              ),
            ),
          ),
        ),
      ),
    );
  });
});

describe('over the network', async () => {
  const { app, teacher, set } = await openGameApp();

  it.each([{ rounds: 1 }, { rounds: 2 }] satisfies { rounds: Round }[])(
    'replies and reads are as long for every option, in round $rounds',
    async ({ rounds }) => {
      const game = await startGame(app, teacher, set, { settings: ['own_arguments', 'skip_questions'] });
      const [statementId = ''] = set.statements;
      const students = [...set.opinions, SKIP].map(() => app.student());
      const comment = 'é'.repeat(290);
      for (const student of students) await student.get(game.path);
      const choose = async (body: object) => {
        const replies = await Promise.all(
          students.map((student, at) =>
            giveAnswer(student, game, statementId, { opinion: [...set.opinions, SKIP][at], ...body }),
          ),
        );
        expect(replies.map(({ status }) => status)).toEqual(students.map(() => 201));
        return replies;
      };
      const first = await choose({ comment });
      let last = first;
      if (rounds === 2) {
        for (const student of students)
          await giveAnswer(student, game, statementId, { opinion: set.opinions[0], comment });
        await teacher.post(`${game.path}/statement/${statementId}/second-round`);
        // One of them confirms and keeps the argument, the others lose it.
        last = await choose({});
        expect(new Set(last.map(({ body }) => body.comment))).toEqual(new Set([comment, '']));
      }
      const reads = await Promise.all(students.map((student) => student.get(game.path)));
      await teacher.post(`${game.path}/end`);
      const [partyId] = set.parties;
      const comparisons = await Promise.all(
        students.map((student) => student.get(`result/session/${game.id}/party/${partyId}`)),
      );
      expect(new Set(comparisons.map(({ status }) => status))).toEqual(new Set([200]));
      for (const replies of [first, last, reads, comparisons]) {
        const lengths = replies.map(({ text }) => bytesOf(text));
        expect(new Set(lengths).size).toBe(1);
        expect((lengths[0] ?? 1) % 512).toBe(0);
        expect(new Set(replies.map(({ headers }) => headers['content-length'])).size).toBe(1);
      }
    },
  );
});
