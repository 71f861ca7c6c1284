import { type RawBuilder, sql } from 'kysely';
import { batched } from '#server/db/batched.ts';
import { chunks } from '#server/db/chunks.ts';
import type { Db, Trx } from '#server/db/client.ts';
import { countIn, countOf } from '#server/db/count.ts';
import { fromFlag } from '#server/db/flag.ts';
import { isSqlite } from '#server/db/sqlite-dialect.ts';
import type { Student } from './answer-input.ts';

/** Aggregates rows into one JSON object, as a text; each database has its own function. Without rows `{}` or null. */
const jsonObjectOf = (db: Db, key: string, value: string): RawBuilder<string | null> => {
  const aggregate = sql.raw(isSqlite(db) ? 'json_group_object' : 'json_object_agg');
  return sql`cast(${aggregate}(${sql.ref(key)}, ${sql.ref(value)}) as text)`;
};

const unique = (values: string[]): string[] => [...new Set(values)];

const nameOf = ({ votingSessionId, clientKey }: Student): string => `${votingSessionId} ${clientKey}`;

const participantsOf = (db: Db, students: readonly Student[]) =>
  db
    .selectFrom('participants')
    .select(['id', 'party_id as partyId', 'redrawn', 'voting_session_id as votingSessionId', 'client_key as clientKey'])
    .where('voting_session_id', 'in', unique(students.map(({ votingSessionId }) => votingSessionId)))
    .where('client_key', 'in', unique(students.map(({ clientKey }) => clientKey)));

const findByStudents = batched((db, students: Student[]) => participantsOf(db, students).execute(), nameOf, nameOf);

export async function findParticipant(db: Db, votingSessionId: string, clientKey: string) {
  const [participant] = await findByStudents(db, { votingSessionId, clientKey });
  return participant && { ...participant, hasRedrawn: fromFlag(participant.redrawn) };
}

const findWithOpinions = batched(
  (db, students: Student[]) =>
    participantsOf(db, students)
      // A row per student, not per answer: a class has thousands of them.
      .select((eb) =>
        eb
          .selectFrom('student_opinions')
          .whereRef('student_opinions.participant_id', '=', 'participants.id')
          .select(jsonObjectOf(db, 'statement_id', 'opinion').as('opinions'))
          .as('opinions'),
      )
      .execute(),
  nameOf,
  nameOf,
);

/** A participant with what they answered, skips included. */
export async function findParticipantWithOpinions(db: Db, votingSessionId: string, clientKey: string) {
  const [found] = await findWithOpinions(db, { votingSessionId, clientKey });
  if (found === undefined) return undefined;
  const opinions: Record<string, string> = JSON.parse(found.opinions ?? '{}');
  return {
    id: found.id,
    partyId: found.partyId,
    answers: Object.entries(opinions).map(([statementId, opinion]) => ({ statementId, opinion })),
  };
}

/** Deletes a participant with their answers and arguments. Returns whether there was one. */
export async function removeParticipant(db: Db, votingSessionId: string, clientKey: string): Promise<boolean> {
  await db
    .deleteFrom('removed_participants')
    .where('voting_session_id', '=', votingSessionId)
    .where('client_key', '=', clientKey)
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('participants')
    .where('voting_session_id', '=', votingSessionId)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const countParticipants = (db: Db, votingSessionId: string): Promise<number> =>
  countOf(db.selectFrom('participants').where('voting_session_id', '=', votingSessionId));

/** Returns 0 for a code that does not work. */
export const countParticipantsByCode = (db: Db, sessionCode: string): Promise<number> =>
  countOf(
    db
      .selectFrom('participants')
      .innerJoin('voting_sessions', 'voting_sessions.id', 'participants.voting_session_id')
      .where('voting_sessions.active_code', '=', sessionCode),
  );

/** How many joined each of the voting sessions; those that nobody joined are missing. */
export async function countParticipantsOf(db: Db, votingSessionIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('participants')
    .select(['voting_session_id as id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('voting_session_id', 'in', votingSessionIds)
    .groupBy('voting_session_id')
    .execute();
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/**
 * How many students joined each of those voting sessions whose students see the number: those with `aggregates_only`.
 */
export async function countToldParticipants(db: Db, votingSessionIds: readonly string[]): Promise<Map<string, number>> {
  const told = new Map<string, number>();
  for (const ids of chunks(votingSessionIds)) {
    const rows = await db
      .selectFrom('voting_session_settings as setting')
      .where('setting.setting', '=', 'aggregates_only')
      .where('setting.voting_session_id', 'in', ids)
      .select((eb) => [
        'setting.voting_session_id as id',
        countIn(
          eb.selectFrom('participants').whereRef('participants.voting_session_id', '=', 'setting.voting_session_id'),
        ).as('count'),
      ])
      .execute();
    for (const { id, count } of rows) told.set(id, count);
  }
  return told;
}

/** How many students of each of the voting sessions have each party. */
export const countByParty = (trx: Trx, votingSessionIds: readonly string[]) =>
  trx
    .selectFrom('participants')
    .select(['voting_session_id as id', 'party_id as partyId', ({ fn }) => fn.countAll<number>().as('count')])
    .where('voting_session_id', 'in', votingSessionIds)
    .where('party_id', 'is not', null)
    .groupBy(['voting_session_id', 'party_id'])
    .execute();

/** Deals a student another party, unless that happened before or they have answered. Returns whether they got it. */
export async function updateDealtParty(trx: Trx, participantId: string, partyId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('participants')
    .set({ party_id: partyId, redrawn: 1 })
    .where('id', '=', participantId)
    .where('redrawn', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('student_opinions').select('id').where('participant_id', '=', participantId))),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The parties of a voting session, with their present texts. */
export const findSessionParties = batched(
  (db, votingSessionIds: string[]) =>
    db
      .selectFrom('voting_session_parties as of_session')
      .innerJoin('parties', 'parties.id', 'of_session.party_id')
      .selectAll('parties')
      .select('of_session.voting_session_id')
      .where('of_session.voting_session_id', 'in', votingSessionIds)
      .execute(),
  (votingSessionId) => votingSessionId,
  ({ voting_session_id }) => voting_session_id,
);
