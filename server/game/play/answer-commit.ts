import type { NewAnswer } from '#server/data/game/answer-input.ts';
import { assignParties, upsertAnswers } from '#server/data/game/answer-writes.ts';
import type { AnswerRow } from '#server/data/game/answers.ts';
import type { NewVote } from '#server/data/game/ballots.ts';
import type { Db } from '#server/db/client.ts';
import { GroupCommit } from '#server/db/group-commit.ts';
import { databaseErrorOf, LostEveryTry, retryOnConflict, retryTransaction } from '#server/db/retry.ts';
import { storeVotes, votedBefore } from '#server/game/ballot/store-votes.ts';
import { type Admission, type AdmissionDeps, admit, type Entrant } from './admission.ts';

export type PendingWrite =
  | ({ kind: 'join' } & Entrant)
  | ({ kind: 'answer' } & Entrant & NewAnswer)
  | ({ kind: 'vote' } & Entrant & NewVote);

/**
 * `voted`: the student had voted before. `rejected`: the answer or vote came too late, the student plays another party,
 * or the voting session is archived.
 */
export type WriteResult =
  | Admission
  | { kind: 'stored'; answer: AnswerRow; isNew: boolean }
  | { kind: 'counted'; isNew: boolean }
  | { kind: 'voted' }
  | { kind: 'rejected' };

/** The answers that count, by `keyOf`. */
type Stored = Map<string, AnswerRow>;

const keyOf = (clientKey: string, statementId: string, partyId: string | null): string =>
  `${clientKey} ${statementId} ${partyId}`;
const keyOfNew = ({ clientKey, statementId, partyId }: NewAnswer): string => keyOf(clientKey, statementId, partyId);

/** Of items with the same key only the last one. */
const lastOf = <T>(items: readonly T[], key: (item: T) => string): T[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];

async function store(db: Db, answers: readonly NewAnswer[]): Promise<Stored> {
  if (answers.length === 0) return new Map();
  // Of two answers of one student to one statement in one batch the last one counts.
  const rows = await upsertAnswers(db, lastOf(answers, keyOfNew));
  return new Map(rows.map((row) => [keyOf(row.client_key, row.statement_id, row.party_id), row]));
}

/** Stores the answers of students who have just joined or have no party yet: few, and in one transaction. */
async function storeFirst(db: Db, answers: readonly NewAnswer[]): Promise<Stored> {
  if (answers.length === 0) return new Map();
  return retryTransaction(db, async (trx) => {
    const playing = answers.filter(({ partyId }) => partyId !== null);
    if (playing.length > 0) await assignParties(trx, playing);
    return store(trx, answers);
  });
}

/**
 * Usually one SQL statement, because every round trip costs all servers something. Each write is atomic by itself, so
 * that a retry for a game that was deleted does not repeat the rest.
 */
async function writeBatch(deps: AdmissionDeps, writes: readonly PendingWrite[]): Promise<WriteResult[]> {
  const { db } = deps;
  const answers = writes.filter((write) => write.kind === 'answer');
  const joins = writes.filter((write) => write.kind === 'join');
  const votes = writes.filter((write) => write.kind === 'vote');
  const stored = await retryOnConflict(() => store(db, answers));
  const others = answers.filter((answer) => !stored.has(keyOfNew(answer)));
  const voted = await votedBefore(db, votes);
  const casting = votes.filter(({ who }) => !voted.has(who));
  const admissions = await admit(
    deps,
    lastOf([...joins, ...others, ...casting], ({ clientKey }) => clientKey),
  );
  const first = await storeFirst(
    db,
    others.filter(({ clientKey }) => admissions.get(clientKey)?.kind === 'joined'),
  );
  const cast = await storeVotes(
    db,
    casting.filter(({ clientKey }) => admissions.get(clientKey)?.kind === 'joined'),
  );
  return writes.map((write): WriteResult => {
    const admission = admissions.get(write.clientKey);
    const isNew = admission?.kind === 'joined' && admission.isNew;
    if (write.kind === 'join') return admission ?? { kind: 'rejected' };
    if (write.kind === 'vote' && voted.has(write.who)) return { kind: 'voted' };
    if (admission?.kind === 'refused') return admission;
    if (write.kind === 'vote') {
      if (cast.counted.has(write)) return { kind: 'counted', isNew };
      return { kind: cast.voted.has(write.who) ? 'voted' : 'rejected' };
    }
    const answer = stored.get(keyOfNew(write)) ?? first.get(keyOfNew(write));
    return answer === undefined ? { kind: 'rejected' } : { kind: 'stored', answer, isNew };
  });
}

export type AnswerCommit = GroupCommit<PendingWrite, WriteResult>;

/** Conflicts become an error that may be retried: a phone discards an answer that is refused for good. */
const writeOrLose = (deps: AdmissionDeps, writes: readonly PendingWrite[]): Promise<WriteResult[]> =>
  writeBatch(deps, writes).catch((error: unknown) => {
    throw databaseErrorOf(error) === null ? error : new LostEveryTry(error);
  });

/** The group commit of joins, answers and votes of this server process: nothing is acknowledged before its commit. */
export const createAnswerCommit = (deps: AdmissionDeps): AnswerCommit =>
  new GroupCommit((writes) => writeOrLose(deps, writes));
