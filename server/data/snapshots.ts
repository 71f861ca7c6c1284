import { randomUUID } from 'node:crypto';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db, Trx } from '#server/db/client.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Shift } from '#shared/domain/shift.ts';
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

/** Whether an answer was given for the first time in its round since that round's last snapshot. */
export const isNewcomer = sql<boolean>`student_opinions.shown_round is distinct from student_opinions.round`;

/**
 * How many answered a statement in either round and in that one, how many of the latter are in no snapshot of that round, and how many of
 * the former in no snapshot at all.
 */
export const findAnswerProgress = (db: Db, key: StatementKey, round: Round) =>
  answersTo(db, key)
    .select(({ fn }) => [
      fn.countAll<number>().as('everAnswered'),
      fn.countAll<number>().filterWhere('round', '=', round).as('answered'),
      fn.countAll<number>().filterWhere('round', '=', round).filterWhere(isNewcomer).as('newcomers'),
      fn.countAll<number>().filterWhere('shown_opinion', 'is', null).as('uncounted'),
    ])
    .executeTakeFirstOrThrow();

/** The last snapshot of a statement, of either round, with its counts. */
export async function findLastSnapshot(db: Db, { votingSessionId, statementId }: StatementKey) {
  const snapshot = await db
    .selectFrom('snapshots')
    .selectAll()
    .where('voting_session_id', '=', votingSessionId)
    .where('statement_id', '=', statementId)
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

/** The same, if it is of that round. */
export async function findSnapshot(db: Db, key: StatementKey, round: Round): Promise<SnapshotRow | undefined> {
  const last = await findLastSnapshot(db, key);
  return last?.round === round ? last : undefined;
}

/** The shift as it was stored, of every option in that order; null in the first round. */
export function shiftOfSnapshot(snapshot: SnapshotRow, options: readonly string[]): Shift | null {
  if (snapshot.round === 1) return null;
  const side = (name: 'before_count' | 'after_count') => {
    const counts = options.flatMap((opinion) => {
      const count = snapshot.counts.find((one) => one.opinion === opinion)?.[name] ?? null;
      return count === null ? [] : [{ opinion, count }];
    });
    return counts.length === 0 ? null : counts;
  };
  const { paired, changed } = snapshot;
  return { paired, changed, before: side('before_count'), after: side('after_count') };
}

export type SnapshotRow = NonNullable<Awaited<ReturnType<typeof findLastSnapshot>>>;

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
    // Ids are random: the order says nothing about when they came.
    .orderBy('id')
    .execute();

/** The answers as they are in a statement's last snapshot: how many gave that one in that round, after that one in the first. */
export const countShownAnswers = (db: Db, key: StatementKey) =>
  answersTo(db, key)
    .select(['shown_opinion as opinion', 'shown_round as round', 'first_opinion as firstOpinion'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('shown_opinion', 'is not', null)
    .groupBy(['shown_opinion', 'shown_round', 'first_opinion'])
    .$narrowType<{ opinion: string; round: Round }>()
    .execute();

/** Locks rows in the order in which answers are written, which prevents deadlocks. */
export const inOrder = <O>(query: SelectQueryBuilder<Schema, 'student_opinions', O>) =>
  query.orderBy('participant_id').forUpdate();

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
    .where('id', 'in', inOrder(answersTo(trx, key).where('pending', '=', 1).select('id')))
    .execute();
}

/** The figures of one moment; `counts` has every option. */
export interface Snapshot {
  round: Round;
  number: number;
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
