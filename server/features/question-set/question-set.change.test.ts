// Changing question sets through the real app.
import { describe, expect, it } from 'vitest';
import { questionSetOffice } from '#server/testing/question-set-office.ts';
import { errorOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import type { TestSetBody } from '#testing/fixtures.ts';

describe.each(engines)('changing question sets on %s', async (engine) => {
  const { members, body, read, make, change } = await questionSetOffice(engine);

  describe('a change', () => {
    it('of the name changes the name only', async () => {
      const set = await make();
      const reply = await change(set._id, { name: 'Anders' });
      expect(reply.status).toBe(200);
      expect(reply.body).toEqual({ ...set, name: 'Anders', version: 2 });
      expect(await read(set._id)).toEqual(reply.body);
    });

    it('of the statements keeps the opinions on those that stay', async () => {
      const set = await make(
        body({ statements: ['Een', 'Twee', 'Drie'], explain: (party, statement) => `${party} over ${statement}` }),
      );
      const [first, , third] = set.statements;
      const { body: after } = await change(set._id, {
        statements: [
          { _id: third._id, description: 'Herschreven' },
          { description: 'Nieuw' },
          { _id: first._id, description: first.description },
        ],
      });
      expect(after.statements.map(({ description }: { description: string }) => description)).toEqual([
        'Herschreven',
        'Nieuw',
        'Een',
      ]);
      expect(after.partyOpinions.map(({ comment }: { comment: string }) => comment)).toEqual([
        'Appel over Drie',
        'Peer over Drie',
        'Appel over Een',
        'Peer over Een',
      ]);
    });

    it('of the options follows a renamed one and clears a removed one', async () => {
      const sent = body({ statements: ['Een'], explain: (party, statement) => `${party} over ${statement}` });
      sent.partyOpinions = sent.partyOpinions.map((one, at) => ({
        ...one,
        opinion: at === 0 ? 'Akkoord' : 'Niet akkoord',
      }));
      const set = await make(sent);
      const { body: after } = await change(set._id, {
        opinionOptions: [
          { ...set.opinionOptions[0], opinion: 'Helemaal akkoord' },
          { opinion: 'Geen mening', color: '#98a2a0', order: 2 },
        ],
      });
      expect(after.partyOpinions.map(({ opinion }: { opinion: string | null }) => opinion)).toEqual([
        'Helemaal akkoord',
        null,
      ]);
      expect(after.partyOpinions[1].comment).toBe('Peer over Een');
    });

    it('of the options without their ids recognises them by their text', async () => {
      const set = await make();
      const { body: after } = await change(set._id, {
        opinionOptions: set.opinionOptions.map(({ opinion, color, order }: TestSetBody['opinionOptions'][number]) => ({
          opinion,
          color,
          order,
        })),
      });
      expect(after.partyOpinions).toEqual(set.partyOpinions);
    });

    it('of the parties takes the opinions of those that leave', async () => {
      const set = await make();
      const { body: after } = await change(set._id, { parties: [members[1]?._id] });
      expect(after.partyOpinions.map(({ partyId }: { partyId: string }) => partyId)).toEqual([
        members[1]?._id,
        members[1]?._id,
      ]);
    });

    it('with an error changes nothing', async () => {
      const set = await make();
      const reply = await change(set._id, { name: 'Half', partyOpinions: body().partyOpinions });
      expect(reply.status).toBe(422);
      expect(reply.body.fields['partyOpinions.0.statementId']).toBe('UNKNOWN');
      expect(await read(set._id)).toEqual(set);
    });

    it('of an older version is refused, so that nobody loses what somebody else saved', async () => {
      const set = await make();
      expect((await change(set._id, { name: 'Eerste', version: set.version })).status).toBe(200);
      const refused = await change(set._id, { name: 'Tweede', version: set.version });
      expect(errorOf(refused)).toEqual([409, 'CHANGED_MEANWHILE']);
      expect(await read(set._id)).toMatchObject({ name: 'Eerste', version: 2 });
    });

    it('that arrives together with others leaves one of them, whole', async () => {
      const set = await make();
      const replies = await Promise.all(
        ['A', 'B', 'C', 'D'].map((name) =>
          change(set._id, { name, statements: [{ description: name }], version: set.version }),
        ),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      const after = await read(set._id);
      expect(after.statements[0].description).toBe(after.name);
    });
  });
});
