// Joins and answers, committed in groups: nothing is acknowledged before its commit, and a whole school costs a few commits.
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Db } from '#server/db/client.ts';
import { GroupCommit } from '#server/db/group-commit.ts';
import { newId } from '#server/db/id.ts';
import { phaseOf } from '#server/db/phase.ts';
import type { Schema } from '#server/db/schema.ts';
import { transactAgain } from '#server/db/write-outcome.ts';
import { mayAnswer } from '#shared/domain/voting-session.ts';
import type { OpinionRow } from './opinion.store.ts';

type Trx = Transaction<Schema>;

export interface Join {
  kind: 'join';
  votingSessionId: string;
  clientKey: string;
}
export interface Answer {
  kind: 'answer';
  votingSessionId: string;
  clientKey: string;
  statementId: string;
  opinion: string;
  comment: string;
  /** The party that is played; null in a debate. */
  partyId: string | null;
}
export type Write = Join | Answer;

/** What became of it: joined with the student's pseudonym, stored, or refused because its time has passed or another party was fixed. */
export type Written =
  | { kind: 'joined'; participantId: string; isNew: boolean }
  | { kind: 'stored'; opinion: OpinionRow; isNew: boolean }
  | { kind: 'refused' };

interface Participant {
  id: string;
  votingSessionId: string;
  partyId: string | null;
  isNew: boolean;
}

async function phasesOf(trx: Trx, writes: readonly Write[]) {
  const rows = await trx
    .selectFrom('voting_sessions')
    .select(['id', 'state', 'tempo', 'current_statement_id', 'archived_at'])
    .where('id', 'in', [...new Set(writes.map(({ votingSessionId }) => votingSessionId))])
    .execute();
  return new Map(rows.map((row) => [row.id, phaseOf(row)]));
}

/** Every writer's participant by client key; who was not there yet is added. */
async function participantsOf(trx: Trx, writes: readonly Write[]): Promise<Map<string, Participant>> {
  const sessions = new Map(writes.map(({ clientKey, votingSessionId }) => [clientKey, votingSessionId]));
  const read = () =>
    trx
      .selectFrom('participants')
      .select(['id', 'client_key', 'voting_session_id', 'party_id'])
      .where('voting_session_id', 'in', [...new Set(sessions.values())])
      .where('client_key', 'in', [...sessions.keys()])
      .execute();
  const known = await read();
  const found = new Set(known.map(({ client_key }) => client_key));
  const missing = [...sessions].filter(([clientKey]) => !found.has(clientKey));
  const added = new Map(missing.map(([clientKey]) => [clientKey, randomUUID()]));
  if (missing.length > 0)
    await trx
      .insertInto('participants')
      .values(
        missing.map(([client_key, voting_session_id]) => ({
          id: added.get(client_key) ?? randomUUID(),
          voting_session_id,
          client_key,
          party_id: null,
          joined_at: new Date().toISOString(),
        })),
      )
      // Another server process may have added the same student just now.
      .onConflict((conflict) => conflict.columns(['voting_session_id', 'client_key']).doNothing())
      .execute();
  const all = missing.length > 0 ? await read() : known;
  return new Map(
    all.map((row) => [
      row.client_key,
      {
        id: row.id,
        votingSessionId: row.voting_session_id,
        partyId: row.party_id,
        isNew: added.get(row.client_key) === row.id,
      },
    ]),
  );
}

/** Fixes the party of a first answer; says whether the answer's party is the participant's. */
async function fixParty(trx: Trx, participant: Participant, partyId: string | null): Promise<boolean> {
  if (participant.partyId === partyId) return true;
  if (participant.partyId !== null || partyId === null) return false;
  await trx.updateTable('participants').set({ party_id: partyId }).where('id', '=', participant.id).execute();
  participant.partyId = partyId;
  return true;
}

const orderOf = (write: Write): string => `${write.clientKey} ${write.kind === 'answer' ? write.statementId : ''}`;
const compareKeys = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const keyOf = (participantId: string, statementId: string): string => `${participantId} ${statementId}`;

async function storeAnswers(trx: Trx, answers: ReadonlyMap<string, { answer: Answer; participant: Participant }>) {
  if (answers.size === 0) return new Map<string, string>();
  const rows = await trx
    .insertInto('student_opinions')
    .values(
      [...answers.values()].map(({ answer, participant }) => ({
        id: newId(),
        voting_session_id: answer.votingSessionId,
        participant_id: participant.id,
        statement_id: answer.statementId,
        opinion: answer.opinion,
        comment: answer.comment,
        answered_at: new Date().toISOString(),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['participant_id', 'statement_id']).doUpdateSet((eb) => ({
        opinion: eb.ref('excluded.opinion'),
        comment: eb.ref('excluded.comment'),
        answered_at: eb.ref('excluded.answered_at'),
      })),
    )
    .returning(['id', 'participant_id', 'statement_id'])
    .execute();
  return new Map(rows.map((row) => [keyOf(row.participant_id, row.statement_id), row.id]));
}

async function writeBatch(trx: Trx, writes: readonly Write[]): Promise<Written[]> {
  const phases = await phasesOf(trx, writes);
  const alive = writes
    .filter(({ votingSessionId }) => phases.get(votingSessionId)?.name !== 'archived' && phases.has(votingSessionId))
    // Two servers that write for the same students take their rows in the same order, and never wait for each other in a ring.
    .sort((a, b) => compareKeys(orderOf(a), orderOf(b)));
  const participants = alive.length === 0 ? new Map<string, Participant>() : await participantsOf(trx, alive);
  const accepted = new Set<Write>();
  // Two answers of one student to one statement in one batch: the last one is the one that counts.
  const lastAnswers = new Map<string, { answer: Answer; participant: Participant }>();
  for (const write of alive) {
    const phase = phases.get(write.votingSessionId);
    const participant = participants.get(write.clientKey);
    if (write.kind === 'join' || !phase || !participant) continue;
    if (!mayAnswer(phase, write.statementId) || !(await fixParty(trx, participant, write.partyId))) continue;
    accepted.add(write);
    lastAnswers.set(keyOf(participant.id, write.statementId), { answer: write, participant });
  }
  const ids = await storeAnswers(trx, lastAnswers);
  return writes.map((write): Written => {
    const participant = participants.get(write.clientKey);
    if (participant === undefined) return { kind: 'refused' };
    const { isNew } = participant;
    if (write.kind === 'join') return { kind: 'joined', participantId: participant.id, isNew };
    const id = ids.get(keyOf(participant.id, write.statementId));
    if (!accepted.has(write) || id === undefined) return { kind: 'refused' };
    const opinion: OpinionRow = {
      id,
      statement_id: write.statementId,
      participant_id: participant.id,
      voting_session_id: write.votingSessionId,
      opinion: write.opinion,
      comment: write.comment,
      party_id: participant.partyId,
    };
    return { kind: 'stored', opinion, isNew };
  });
}

export type AnswerCommit = GroupCommit<Write, Written>;

/** The group commit of all joins and answers of this server process. */
export const createAnswerCommit = (db: Db): AnswerCommit =>
  // A game that is deleted while answers to it are written must not take those to other games along.
  new GroupCommit((writes) => transactAgain(db, (trx) => writeBatch(trx, writes)));
