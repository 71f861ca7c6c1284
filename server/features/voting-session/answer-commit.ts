// Joins and answers, committed in groups: nothing is acknowledged before its commit, and a whole school costs a few commits.
import type { Db } from '#server/db/client.ts';
import { GroupCommit } from '#server/db/group-commit.ts';
import { transactAgain, writeAgain } from '#server/db/write-outcome.ts';
import type { OpinionRow } from './opinion.store.ts';
import {
  addParticipants,
  findParticipants,
  fixParties,
  type GivenAnswer,
  type Student,
  storeAnswers,
} from './student-writes.store.ts';

export type Write = ({ kind: 'join' } & Student) | ({ kind: 'answer' } & GivenAnswer);

/** What became of it: joined with the student's pseudonym, stored, or refused because its time has passed or another party was fixed. */
export type Written =
  | { kind: 'joined'; participantId: string; isNew: boolean }
  | { kind: 'stored'; opinion: OpinionRow; isNew: boolean }
  | { kind: 'refused' };

/** Who takes part, by client key. */
type Participants = Map<string, { id: string; isNew: boolean }>;
/** The answers that count, by `keyOf`. */
type Stored = Map<string, { id: string; participantId: string }>;

const keyOf = ({ clientKey, statementId, partyId }: Pick<GivenAnswer, 'clientKey' | 'statementId' | 'partyId'>) =>
  `${clientKey} ${statementId} ${partyId}`;

/** Of several with the same key only the last one. */
const lastOf = <T>(items: readonly T[], key: (item: T) => string): T[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];

async function join(db: Db, students: readonly Student[]): Promise<Participants> {
  const participants: Participants = new Map();
  if (students.length === 0) return participants;
  const each = lastOf(students, ({ clientKey }) => clientKey);
  for (const { clientKey, id } of await addParticipants(db, each)) participants.set(clientKey, { id, isNew: true });
  const others = each.filter(({ clientKey }) => !participants.has(clientKey));
  if (others.length === 0) return participants;
  for (const { clientKey, id } of await findParticipants(db, others)) participants.set(clientKey, { id, isNew: false });
  return participants;
}

async function store(db: Db, answers: readonly GivenAnswer[]): Promise<Stored> {
  if (answers.length === 0) return new Map();
  // Two answers of one student to one statement in one batch: the last one is the one that counts.
  return new Map((await storeAnswers(db, lastOf(answers, keyOf))).map((row) => [keyOf(row), row]));
}

/** Answers of students who take no part yet, or whose party is not fixed: few, and all or nothing. */
async function storeFirst(db: Db, answers: readonly GivenAnswer[]): Promise<{ joined: Participants; stored: Stored }> {
  if (answers.length === 0) return { joined: new Map(), stored: new Map() };
  return transactAgain(db, async (trx) => {
    const joined = await join(trx, answers);
    const playing = answers.filter(({ partyId }) => partyId !== null);
    if (playing.length > 0) await fixParties(trx, playing);
    return { joined, stored: await store(trx, answers) };
  });
}

/**
 * Usually one statement: every round trip costs all servers something. Each write is whole by itself, so the batch need not be; and what is
 * tried again, because a game was deleted just then, must not take the rest along.
 */
async function writeBatch(db: Db, writes: readonly Write[]): Promise<Written[]> {
  const answers = writes.filter((write) => write.kind === 'answer');
  const joins = writes.filter((write) => write.kind === 'join');
  const participants = await writeAgain(() => join(db, joins));
  const stored = await writeAgain(() => store(db, answers));
  const first = await storeFirst(
    db,
    answers.filter((answer) => !stored.has(keyOf(answer))),
  );
  return writes.map((write): Written => {
    if (write.kind === 'join') {
      const participant = participants.get(write.clientKey);
      if (participant === undefined) return { kind: 'refused' };
      return { kind: 'joined', participantId: participant.id, isNew: participant.isNew };
    }
    const found = stored.get(keyOf(write)) ?? first.stored.get(keyOf(write));
    if (found === undefined) return { kind: 'refused' };
    const opinion: OpinionRow = {
      id: found.id,
      statement_id: write.statementId,
      participant_id: found.participantId,
      voting_session_id: write.votingSessionId,
      opinion: write.opinion,
      comment: write.comment,
      party_id: write.partyId,
    };
    return { kind: 'stored', opinion, isNew: first.joined.get(write.clientKey)?.isNew ?? false };
  });
}

export type AnswerCommit = GroupCommit<Write, Written>;

/** The group commit of all joins and answers of this server process. */
export const createAnswerCommit = (db: Db): AnswerCommit => new GroupCommit((writes) => writeBatch(db, writes));
