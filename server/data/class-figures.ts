// The figures of the class of an ended debate with `aggregates_only`: those of its last snapshots, also if a student forgot since.
import type { Db } from '#server/db/client.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { AnswerCount } from '#shared/domain/group-results.ts';
import type { ClassRobustness } from '#shared/domain/robustness.ts';
import { SKIP } from '#shared/domain/skip.ts';

/** How often each opinion was given, and skips, in the last snapshot of each statement. */
export async function findSnapshotCounts(db: Db, votingSessionId: string): Promise<AnswerCount[]> {
  const given = await db
    .selectFrom('snapshot_counts')
    .where('voting_session_id', '=', votingSessionId)
    .select(['statement_id as statementId', 'opinion', 'count'])
    .execute();
  const skipped = await db
    .selectFrom('snapshots')
    .where('voting_session_id', '=', votingSessionId)
    .select(['statement_id as statementId', 'skipped as count'])
    .execute();
  return [...given, ...skipped.map((one) => ({ ...one, opinion: SKIP }))].map((one) => ({ ...one, partyId: null }));
}

export interface EndFigures {
  participants: number;
  robustness: ClassRobustness | null;
  /** How many answered each statement and are in no figure. */
  late: ReadonlyMap<string, number>;
}

/** What was worked out; undefined before. */
export async function findEndFigures(db: Db, votingSessionId: string): Promise<EndFigures | undefined> {
  const stored = await db
    .selectFrom('class_figures')
    .selectAll()
    .where('voting_session_id', '=', votingSessionId)
    .executeTakeFirst();
  if (stored === undefined) return undefined;
  const late = await db
    .selectFrom('snapshots')
    .where('voting_session_id', '=', votingSessionId)
    .where('late', '>', 0)
    .select(['statement_id', ({ ref }) => ref('late').$notNull().as('late')])
    .execute();
  const { participants, robust_students: students, changeable } = stored;
  return {
    participants,
    robustness: students === null ? null : { students, changeable },
    late: new Map(late.map((one) => [one.statement_id, one.late])),
  };
}

/** Stores them, unless another server did meanwhile. */
export const insertEndFigures = (
  db: Db,
  votingSessionId: string,
  { participants, robustness, late }: EndFigures,
): Promise<void> =>
  retryTransaction(db, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('class_figures')
      .values({
        voting_session_id: votingSessionId,
        participants,
        robust_students: robustness?.students ?? null,
        changeable: robustness?.changeable ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return;
    for (const [statementId, count] of late)
      await trx
        .updateTable('snapshots')
        .set({ late: count })
        .where('voting_session_id', '=', votingSessionId)
        .where('statement_id', '=', statementId)
        .execute();
  });
