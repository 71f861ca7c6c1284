// Joins and answers, committed in groups: nothing is acknowledged before its commit, and a whole school costs a few commits.
import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/client.ts';
import { GroupCommit } from '#server/db/group-commit.ts';
import { newId } from '#server/db/id.ts';
import { phaseOf } from '#server/db/phase.ts';
import { writeAgain } from '#server/db/write-outcome.ts';
import { mayAnswer, type Phase } from '#shared/domain/voting-session.ts';
import type { OpinionRow } from './opinion.store.ts';

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
  partyId: string | null;
  isNew: boolean;
}

/** A client key and its voting session. */
type Writer = readonly [string, string];
interface Known {
  phases: Map<string, Phase>;
  /** By client key. */
  participants: Map<string, Participant>;
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** Every voting session's phase and every writer's participant, as far as they are there. */
async function readKnown(db: Db, writers: readonly Writer[]): Promise<Known> {
  const known: Known = { phases: new Map(), participants: new Map() };
  if (writers.length === 0) return known;
  const rows = await db
    .selectFrom('voting_sessions as session')
    .leftJoin('participants as participant', (join) =>
      join
        .onRef('participant.voting_session_id', '=', 'session.id')
        .on('participant.client_key', 'in', unique(writers.map(([clientKey]) => clientKey))),
    )
    .select(['session.id', 'state', 'tempo', 'current_statement_id', 'archived_at'])
    .select(['participant.id as participant_id', 'client_key', 'party_id'])
    .where('session.id', 'in', unique(writers.map(([, votingSessionId]) => votingSessionId)))
    .execute();
  for (const { participant_id, client_key, party_id, ...session } of rows) {
    known.phases.set(session.id, phaseOf(session));
    if (participant_id !== null && client_key !== null)
      known.participants.set(client_key, { id: participant_id, partyId: party_id, isNew: false });
  }
  return known;
}

/** Adds who was not there yet, voting session by client key; gives all of them. */
async function addParticipants(db: Db, missing: ReadonlyMap<string, string>): Promise<[string, Participant][]> {
  if (missing.size === 0) return [];
  const now = new Date().toISOString();
  const rows = await db
    .insertInto('participants')
    .values(
      [...missing].map(([client_key, voting_session_id]) => ({
        id: randomUUID(),
        voting_session_id,
        client_key,
        party_id: null,
        joined_at: now,
      })),
    )
    // Another server process may have added the same student just now.
    .onConflict((conflict) => conflict.columns(['voting_session_id', 'client_key']).doNothing())
    .returning(['id', 'client_key'])
    .execute();
  const added = new Map(rows.map(({ id, client_key }) => [client_key, { id, partyId: null, isNew: true }]));
  const elsewhere = [...missing].filter(([clientKey]) => !added.has(clientKey));
  return [...added, ...(await readKnown(db, elsewhere)).participants];
}

/** Fixes the party of a first answer; says whether the answer's party is the participant's. */
async function fixParty(db: Db, participant: Participant, partyId: string | null): Promise<boolean> {
  if (participant.partyId === partyId) return true;
  if (participant.partyId !== null || partyId === null) return false;
  await db.updateTable('participants').set({ party_id: partyId }).where('id', '=', participant.id).execute();
  participant.partyId = partyId;
  return true;
}

const orderOf = (write: Write): string => `${write.clientKey} ${write.kind === 'answer' ? write.statementId : ''}`;
const compareKeys = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const keyOf = (participantId: string, statementId: string): string => `${participantId} ${statementId}`;

async function storeAnswers(db: Db, answers: ReadonlyMap<string, { answer: Answer; participant: Participant }>) {
  if (answers.size === 0) return new Map<string, string>();
  const rows = await db
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

/** Who takes part now and did not before. */
const missingOf = (participants: Known['participants'], writes: readonly Write[]): Map<string, string> =>
  new Map(
    writes
      .filter(({ clientKey }) => !participants.has(clientKey))
      .map(({ clientKey, votingSessionId }) => [clientKey, votingSessionId]),
  );

/** How many statements it takes at most to write that down. */
function statementsFor({ participants }: Known, writes: readonly Write[]): number {
  const answers = writes.filter((write) => write.kind === 'answer');
  const parties = answers.filter(({ clientKey, partyId }) => participants.get(clientKey)?.partyId !== partyId);
  const isParty = parties.some(({ partyId }) => partyId !== null);
  return (missingOf(participants, writes).size > 0 ? 1 : 0) + (answers.length > 0 ? 1 : 0) + (isParty ? 1 : 0);
}

async function writeKnown(db: Db, { phases, participants }: Known, alive: readonly Write[]) {
  for (const [clientKey, participant] of await addParticipants(db, missingOf(participants, alive)))
    participants.set(clientKey, participant);
  const accepted = new Set<Write>();
  // Two answers of one student to one statement in one batch: the last one is the one that counts.
  const lastAnswers = new Map<string, { answer: Answer; participant: Participant }>();
  for (const write of alive) {
    const phase = phases.get(write.votingSessionId);
    const participant = participants.get(write.clientKey);
    if (write.kind === 'join' || !phase || !participant) continue;
    if (!mayAnswer(phase, write.statementId) || !(await fixParty(db, participant, write.partyId))) continue;
    accepted.add(write);
    lastAnswers.set(keyOf(participant.id, write.statementId), { answer: write, participant });
  }
  return { participants, accepted, ids: await storeAnswers(db, lastAnswers) };
}

/** One look and, where one statement writes everything, one commit that is that statement: every round trip costs all servers something. */
async function writeBatch(db: Db, writes: readonly Write[]): Promise<Written[]> {
  const known = await readKnown(
    db,
    writes.map(({ clientKey, votingSessionId }) => [clientKey, votingSessionId]),
  );
  const alive = writes
    .filter(({ votingSessionId }) => (known.phases.get(votingSessionId)?.name ?? 'archived') !== 'archived')
    // Two servers that write for the same students take their rows in the same order, and never wait for each other in a ring.
    .sort((a, b) => compareKeys(orderOf(a), orderOf(b)));
  const { participants, accepted, ids } =
    statementsFor(known, alive) > 1
      ? await db.transaction().execute((trx) => writeKnown(trx, known, alive))
      : await writeKnown(db, known, alive);
  const isAlive = new Set(alive);
  return writes.map((write): Written => {
    const participant = participants.get(write.clientKey);
    if (participant === undefined || !isAlive.has(write)) return { kind: 'refused' };
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
  new GroupCommit((writes) => writeAgain(() => writeBatch(db, writes)));
