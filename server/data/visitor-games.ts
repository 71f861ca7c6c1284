import type { Db, Trx } from '#server/db/client.ts';
import type { GameSetting } from '#shared/domain/game-settings.ts';
import { VISITOR_PARTIES, VISITOR_STATEMENTS } from '#shared/domain/limits.ts';
import { compareNames } from '#shared/domain/matching.ts';
import type { SessionCode } from '#shared/domain/session-code.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import { createSession, insertAggregatesOnly, newSession, removeTryOutOf } from './voting-session-creation.ts';

interface Commission {
  ownerId: string;
  type: GameType;
  /** Undefined: the one that was published first. */
  questionSetId: string | undefined;
  /** Whether it has `aggregates_only`. */
  isStrict: boolean;
}

/** Why there is no game: no published question set has that id, or there is none at all. */
export type Creation = { code: SessionCode } | { refused: 'unknown' | 'no-set' };

const findSet = (trx: Trx, id: string | undefined) =>
  trx
    .selectFrom('question_sets')
    .select(['id', 'name'])
    .where('published', '=', 1)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    // A published set does not change: its last change is its publication.
    .orderBy('updated_at')
    .orderBy('id')
    .executeTakeFirst();

const findFirstStatements = (trx: Trx, questionSetId: string) =>
  trx
    .selectFrom('question_set_statements')
    .select('id')
    .where('question_set_id', '=', questionSetId)
    .orderBy('position')
    .limit(VISITOR_STATEMENTS)
    .execute();

async function findParties(trx: Trx, questionSetId: string, type: GameType) {
  const parties = await trx
    .selectFrom('question_set_parties')
    .innerJoin('parties', 'parties.id', 'question_set_parties.party_id')
    .select(['parties.id as _id', 'parties.name'])
    .where('question_set_id', '=', questionSetId)
    .execute();
  return type === 'party' ? parties.toSorted(compareNames).slice(0, VISITOR_PARTIES) : parties;
}

async function insertGame(trx: Trx, commission: Commission, code: SessionCode): Promise<Creation> {
  const { ownerId, type, questionSetId, isStrict } = commission;
  const set = await findSet(trx, questionSetId);
  if (set === undefined) return { refused: questionSetId === undefined ? 'no-set' : 'unknown' };
  const [statements, parties] = [await findFirstStatements(trx, set.id), await findParties(trx, set.id, type)];
  await removeTryOutOf(trx, ownerId);
  const setup = { owner_id: ownerId, name: set.name, class_label: '', type, tempo: 'teacher' } as const;
  const session = newSession({ ...setup, question_set_id: set.id, audience: null, hold_arguments: 0 }, code, true);
  const { id: voting_session_id } = session;
  await trx.insertInto('voting_sessions').values(session).execute();
  await trx
    .insertInto('voting_session_statements')
    .values(statements.map(({ id }, position) => ({ voting_session_id, statement_id: id, position })))
    .execute();
  await trx
    .insertInto('voting_session_parties')
    .values(parties.map(({ _id }) => ({ voting_session_id, party_id: _id })))
    .execute();
  if (type === 'debate') {
    const setting: GameSetting = 'own_arguments';
    await trx.insertInto('voting_session_settings').values({ voting_session_id, setting }).execute();
  }
  if (isStrict) await insertAggregatesOnly(trx, voting_session_id);
  return { code };
}

/** Creates the game that a visitor tries out, in place of an earlier one. Returns its code, or the reason why it was not created. */
export const insertVisitorGame = (db: Db, commission: Commission): Promise<Creation> =>
  createSession(db, (trx, code) => insertGame(trx, commission, code));
