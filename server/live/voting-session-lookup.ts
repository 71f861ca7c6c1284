// What sockets need to know of a voting session: whether its code works, whose it is, and how many joined.
import type { Db } from '#server/db/client.ts';
import { preparedOne } from '#server/db/prepared.ts';
import type { FindOwner } from './gateway.ts';
import type { CountParticipants } from './publisher.ts';

const ownerOf = preparedOne((db, sessionCode: string) =>
  db.selectFrom('voting_sessions').select('owner_id').where('active_code', '=', sessionCode),
);

export const findOwner =
  (db: Db): FindOwner =>
  async (sessionCode) => {
    const row = await ownerOf(db, sessionCode);
    return row ? { ownerId: row.owner_id } : null;
  };

export const countParticipants =
  (db: Db): CountParticipants =>
  async (sessionCode) => {
    const row = await db
      .selectFrom('voting_sessions')
      .innerJoin('participants', 'participants.voting_session_id', 'voting_sessions.id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('active_code', '=', sessionCode)
      .executeTakeFirst();
    return row?.count ?? null;
  };
