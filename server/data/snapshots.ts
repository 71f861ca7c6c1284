import { randomUUID } from 'node:crypto';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db, Trx } from '#server/db/client.ts';
import type { Schema } from '#server/db/schema.ts';
import { isSqlite } from '#server/db/sqlite-dialect.ts';
import type { Shift } from '#shared/domain/shift.ts';
import { SKIP } from '#shared/domain/skip.ts';
import type { Round } from '#shared/domain/voting-session.ts';

/** One statement of a voting session. */
export interface StatementKey {
  votingSessionId: string;
  statementId: string;
}

const answersTo = (db: Db, { votingSessionId, statementId }: StatementKey) =>
  db
    .selectFrom('student_opinions')
    .where('voting_session_id', '=', votingSessionId)
    .where('statement_id', '=', statementId);

/** How many answered a statement in that round, and how many of them since the last snapshot. */
export const findAnswerProgress = (db: Db, key: StatementKey, round: Round) =>
  answersTo(db, key)
    .where('round', '=', round)
    .select(({ fn }) => [
      fn.countAll<number>().as('answered'),
      fn.coalesce(fn.sum<number>('pending'), sql<number>`0`).as('pending'),
    ])
    .executeTakeFirstOrThrow();

/** The last snapshot of that round of a statement, with its counts. */
export async function findSnapshot(db: Db, { votingSessionId, statementId }: StatementKey, round: Round) {
  const snapshot = await db
    .selectFrom('snapshots')
    .selectAll()
    .where('voting_session_id', '=', votingSessionId)
    .where('statement_id', '=', statementId)
    .where('round', '=', round)
    .executeTakeFirst();
  if (snapshot === undefined) return undefined;
  const counts = await db
    .selectFrom('snapshot_counts')
    .select(['opinion', 'count', 'before_count', 'after_count'])
    .where('voting_session_id', '=', votingSessionId)
    .where('statement_id', '=', statementId)
    .execute();
  return { ...snapshot, counts };
}

export type SnapshotRow = NonNullable<Awaited<ReturnType<typeof findSnapshot>>>;

/** Whether the argument in an answer's snapshot may be shown; not one that waits again because its student sent the same text again. */
export const isShownArgument = (
  table: 'student_opinions' | 'left' | 'right',
) => sql<boolean>`(${sql.ref(`${table}.shown_comment`)} <> ''
  and ${sql.ref(`${table}.shown_comment_state`)} = 'shown'
  and (${sql.ref(`${table}.shown_comment`)} <> ${sql.ref(`${table}.comment`)}
    or ${sql.ref(`${table}.shown_public_id`)} is distinct from ${sql.ref(`${table}.public_id`)} or ${sql.ref(`${table}.comment_state`)} = 'shown'))`;

/** The arguments in a statement's last snapshot that may be shown. */
export const findShownArguments = (db: Db, key: StatementKey) =>
  answersTo(db, key)
    .select(['id', 'shown_public_id as publicId', 'shown_opinion as opinion', 'shown_comment as comment'])
    .where('shown_opinion', 'is not', null)
    .$narrowType<{ opinion: string }>()
    .where(isShownArgument('student_opinions'))
    .execute();

/** Every answer as it is in a statement's last snapshot. */
export const findShownAnswers = (db: Db, key: StatementKey) =>
  answersTo(db, key)
    .select([
      'shown_opinion as opinion',
      'shown_round as round',
      'first_opinion as firstOpinion',
      'in_shift as inShift',
    ])
    .where('shown_opinion', 'is not', null)
    .$narrowType<{ opinion: string }>()
    .execute();

/** Locks rows in the order in which answers are written, which prevents deadlocks. */
export const inOrder = <O>(trx: Trx, query: SelectQueryBuilder<Schema, 'student_opinions', O>) =>
  // SQLite has one writer at a time anyway.
  query.orderBy('participant_id').$if(!isSqlite(trx), (locked) => locked.forUpdate());

/** Copies every answer to a statement into its snapshot. */
export async function updateShownAnswers(trx: Trx, key: StatementKey): Promise<void> {
  await trx
    .updateTable('student_opinions')
    .set(({ ref }) => ({
      pending: 0,
      shown_round: ref('round'),
      shown_opinion: ref('opinion'),
      shown_public_id: ref('public_id'),
      shown_comment: ref('comment'),
      shown_comment_state: ref('comment_state'),
    }))
    .where('id', 'in', inOrder(trx, answersTo(trx, key).where('pending', '=', 1).select('id')))
    .execute();
}

/** Marks the answers that are counted in the shift that is shown now. */
export async function updateInShift(trx: Trx, key: StatementKey): Promise<void> {
  const isPaired = sql<0 | 1>`case when shown_round = 2 and shown_opinion <> ${SKIP} and first_opinion <> ${SKIP}
    then 1 else 0 end`;
  await trx
    .updateTable('student_opinions')
    .set({ in_shift: isPaired })
    .where('id', 'in', inOrder(trx, answersTo(trx, key).select('id')))
    .execute();
}

/** The figures of one moment; `counts` has every option. */
export interface Snapshot {
  round: Round;
  participants: number;
  answered: number;
  skipped: number;
  counts: readonly { opinion: string; count: number }[];
  /** Null in the first round. */
  shift: Shift | null;
}

/** Stores a snapshot and replaces the last one. */
export async function replaceSnapshot(trx: Trx, key: StatementKey, snapshot: Snapshot): Promise<void> {
  const { counts, shift, ...figures } = snapshot;
  const ofStatement = { voting_session_id: key.votingSessionId, statement_id: key.statementId };
  for (const table of ['snapshot_counts', 'snapshots'] as const)
    await trx
      .deleteFrom(table)
      .where('voting_session_id', '=', key.votingSessionId)
      .where('statement_id', '=', key.statementId)
      .execute();
  await trx
    .insertInto('snapshots')
    .values({
      ...ofStatement,
      ...figures,
      taken_at: new Date().toISOString(),
      seed: randomUUID(),
      paired: shift?.paired ?? null,
      changed: shift?.changed ?? null,
    })
    .execute();
  const countIn = (list: Shift['before'] | undefined, opinion: string): number | null =>
    list?.find((one) => one.opinion === opinion)?.count ?? null;
  await trx
    .insertInto('snapshot_counts')
    .values(
      counts.map(({ opinion, count }) => ({
        ...ofStatement,
        opinion,
        count,
        before_count: countIn(shift?.before, opinion),
        after_count: countIn(shift?.after, opinion),
      })),
    )
    .execute();
}
