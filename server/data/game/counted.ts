// The ledger of who was counted: whose answer, argument or mark is in what a class or its teacher was given.
import type { ExpressionBuilder } from 'kysely';
import { chunks } from '#server/db/chunks.ts';
import type { Db, Trx } from '#server/db/client.ts';
import { countOf } from '#server/db/count.ts';
import { toFlag } from '#server/db/flag.ts';
import type { Schema } from '#server/db/schema.ts';
import type { CountedKind } from '#server/db/voting-session-schema.ts';
import type { Round } from '#shared/domain/voting-session.ts';
import type { Student } from './answer-input.ts';
import type { StatementKey } from './published-figures.ts';

/** The kinds of things that are published in steps of new students. */
export interface Topic {
  votingSessionId: string;
  kind: CountedKind;
  statementId: string;
  round: Round;
}
/** One student on a topic. */
export interface CountedStudent extends Topic {
  who: string;
}

/** Returns the name of a student in the ledger: keyed, and another one for every topic. */
export type HashWho = (clientKey: string, topic: Topic) => string;

/** The answers to a statement in that round. */
export const answersIn = ({ votingSessionId, statementId }: StatementKey, round: Round): Topic => ({
  votingSessionId,
  kind: 'answer',
  statementId,
  round,
});

/** The arguments on a statement that were written in that round. */
export const argumentsIn = (key: StatementKey, round: Round): Topic => ({ ...answersIn(key, round), kind: 'argument' });

/** The marks on all questions of a game. */
export const marksOf = (votingSessionId: string): Topic => ({
  votingSessionId,
  kind: 'mark',
  statementId: '',
  round: 1,
});

const rowsOn = (db: Db, { votingSessionId, kind, statementId, round }: Topic) =>
  db
    .selectFrom('counted')
    .where('voting_session_id', '=', votingSessionId)
    .where('kind', '=', kind)
    .where('statement_id', '=', statementId)
    .where('round', '=', round);

/** Adds students; those who are in the ledger stay as they are. */
async function insertCounted(trx: Trx, students: readonly CountedStudent[], waits: boolean): Promise<void> {
  for (const some of chunks(students))
    await trx
      .insertInto('counted')
      .values(
        some.map(({ votingSessionId, statementId, kind, round, who }) => ({
          voting_session_id: votingSessionId,
          kind,
          statement_id: statementId,
          round,
          who,
          waits: toFlag(waits),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Notes students whom the next publication counts, unless one has counted them. */
export const insertWaiting = (trx: Trx, students: readonly CountedStudent[]): Promise<void> =>
  insertCounted(trx, students, true);

/** How many of the ledger the next publication counts. */
export const countWaiting = (db: Db, topic: Topic): Promise<number> =>
  countOf(rowsOn(db, topic).where('waits', '=', toFlag(true)));

/** After a publication nobody who was noted before it is new. */
export async function endWaiting(trx: Trx, { votingSessionId, kind, statementId, round }: Topic): Promise<void> {
  await trx
    .updateTable('counted')
    .set({ waits: toFlag(false) })
    .where('voting_session_id', '=', votingSessionId)
    .where('kind', '=', kind)
    .where('statement_id', '=', statementId)
    .where('round', '=', round)
    .execute();
}

/** Counts students as published, with those who waited. */
export async function publishCounted(
  trx: Trx,
  topic: Topic,
  clientKeys: readonly string[],
  hashWho: HashWho,
): Promise<void> {
  await endWaiting(trx, topic);
  const students = clientKeys.map((clientKey) => ({ ...topic, who: hashWho(clientKey, topic) }));
  await insertCounted(trx, students, false);
}

/** How many of these students no publication has counted, including those who deleted their data and came back. */
export async function countNew(db: Db, topic: Topic, clientKeys: readonly string[], hashWho: HashWho): Promise<number> {
  if (clientKeys.length === 0) return 0;
  const rows = await rowsOn(db, topic).where('waits', '=', toFlag(false)).select('who').execute();
  if (rows.length === 0) return clientKeys.length;
  const counted = new Set(rows.map(({ who }) => who));
  return clientKeys.filter((clientKey) => !counted.has(hashWho(clientKey, topic))).length;
}

/** Whether an answer has an argument, or had one that its game's owner took away. */
export const hasWritten = (eb: ExpressionBuilder<Schema & { answer: Schema['student_opinions'] }, 'answer'>) =>
  eb.or([
    eb('answer.comment', '<>', ''),
    eb.exists(
      eb
        .selectFrom('removed_arguments as removed')
        .whereRef('removed.participant_id', '=', 'answer.participant_id')
        .whereRef('removed.statement_id', '=', 'answer.statement_id')
        .select('removed.text_hash'),
    ),
  ]);

/** Notes a student who is about to be deleted, so that they are not new once something of theirs would be published. */
export async function insertForgotten(
  trx: Trx,
  { votingSessionId, clientKey }: Student,
  kinds: ReadonlySet<CountedKind>,
  hashWho: HashWho,
): Promise<void> {
  const answers = await trx
    .selectFrom('student_opinions as answer')
    .innerJoin('participants', 'participants.id', 'answer.participant_id')
    .select(['answer.statement_id', 'answer.round', 'answer.text_round'])
    .select((eb) => eb.case().when(hasWritten(eb)).then(1).else(0).end().as('wrote'))
    .where('participants.voting_session_id', '=', votingSessionId)
    .where('participants.client_key', '=', clientKey)
    .execute();
  const topics = answers.flatMap(({ statement_id: statementId, round, text_round, wrote }) => {
    const key = { votingSessionId, statementId };
    return wrote === 1 ? [answersIn(key, round), argumentsIn(key, text_round)] : [answersIn(key, round)];
  });
  await insertWaiting(
    trx,
    topics.filter(({ kind }) => kinds.has(kind)).map((topic) => ({ ...topic, who: hashWho(clientKey, topic) })),
  );
}

/** Once nothing of a game is published any more: when it is archived. */
export async function removeCounted(trx: Trx, votingSessionId: string): Promise<void> {
  await trx.deleteFrom('counted').where('voting_session_id', '=', votingSessionId).execute();
}
