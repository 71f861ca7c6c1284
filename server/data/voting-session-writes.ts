import type { Db, Trx } from '#server/db/client.ts';
import { toFlag } from '#server/db/flag.ts';
import { retryTransaction } from '#server/db/retry.ts';
import { isSqlite } from '#server/db/sqlite-dialect.ts';
import type { LiveView } from '#shared/domain/live-views.ts';
import { currentStatementOf, type Phase, type ResultView, stateOf } from '#shared/domain/voting-session.ts';
import { lockVotingSessions, type VotingSessionRow } from './voting-sessions.ts';

/** A second round begins with the figures hidden, because the first answers would influence the others, and with devices in use. */
export const FRESH_SCREEN = {
  view: 'question',
  result_view: 'parties',
  clock_ends_at: null,
  devices_away: 0,
} as const;

/** Waits until the answers that were allowed before are stored, and lets none begin: figures that change by one answer after the end say whose it is. */
export const holdAnswers = (trx: Trx, id: string) =>
  trx
    .selectFrom('voting_sessions')
    .select('id')
    .where('id', '=', id)
    // SQLite has one writer at a time anyway.
    .$if(!isSqlite(trx), (query) => query.forUpdate())
    .execute();

/**
 * Stores a phase if the row's state and its own statements are still those that were read, and removes the projectors of what is archived. `countsSnapshots`: from
 * now on the class's figures are those of its last snapshots. Returns whether it was stored.
 */
export async function updatePhase(
  trx: Trx,
  row: VotingSessionRow,
  phase: Phase,
  countsSnapshots: boolean,
): Promise<boolean> {
  const now = new Date().toISOString();
  const change =
    phase.name === 'archived'
      ? { archived_at: now, active_code: null }
      : {
          state: stateOf(phase),
          current_statement_id: currentStatementOf(phase),
          ...FRESH_SCREEN,
          ...(row.state === 'draft' ? { started_at: now } : {}),
        };
  const result = await trx
    .updateTable('voting_sessions')
    .set({ ...change, ...(countsSnapshots && { counts_snapshots: 1 }) })
    .where('id', '=', row.id)
    .where('state', '=', row.state)
    // The statement that it leads to may have been removed.
    .where('own_version', '=', row.own_version)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  // A lock has no effect any more.
  if (phase.name === 'results' || phase.name === 'archived')
    await trx.deleteFrom('removed_participants').where('voting_session_id', '=', row.id).execute();
  if (phase.name === 'archived') await trx.deleteFrom('projectors').where('voting_session_id', '=', row.id).execute();
  return true;
}

/** What the live screens show; what is absent stays. */
export interface ScreenChange {
  view?: LiveView | undefined;
  resultView?: ResultView | undefined;
  /** When the clock runs out; null removes it. */
  clockEndsAt?: string | null | undefined;
}

/** Changes what the live screens show. */
export async function updateScreen(db: Db, id: string, { view, resultView, clockEndsAt }: ScreenChange): Promise<void> {
  const change = {
    ...(view !== undefined && { view }),
    ...(resultView !== undefined && { result_view: resultView }),
    ...(clockEndsAt !== undefined && { clock_ends_at: clockEndsAt }),
  };
  if (Object.keys(change).length === 0) return;
  await db.updateTable('voting_sessions').set(change).where('id', '=', id).execute();
}

/**
 * Opens the second round of a statement, if it is the current one of an ongoing voting session. Returns false if it
 * is open already.
 */
export const insertSecondRound = (db: Db, id: string, statementId: string): Promise<boolean> =>
  retryTransaction(db, async (trx) => {
    // A snapshot of the first round is either taken before or not at all.
    await lockVotingSessions(trx, [id]);
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('second_rounds')
      .columns(['voting_session_id', 'statement_id'])
      .expression((eb) =>
        eb
          .selectFrom('voting_sessions')
          .where('id', '=', id)
          .where('state', '=', 'ongoing')
          .where('archived_at', 'is', null)
          .where('current_statement_id', '=', statementId)
          .select(['id', eb.val(statementId).as('statement_id')]),
      )
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    await trx.updateTable('voting_sessions').set(FRESH_SCREEN).where('id', '=', id).execute();
    return true;
  });

/** Locks or unlocks a voting session. Returns whether it was in a state in which that has an effect. */
export async function updateLock(db: Db, id: string, locked: boolean): Promise<boolean> {
  const result = await db
    .updateTable('voting_sessions')
    .set({ locked: toFlag(locked) })
    .where('id', '=', id)
    .where('state', '<>', 'results')
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Sets whether new arguments wait for the teacher. Returns false once the voting session has started. */
export async function updateHold(db: Db, id: string, hold: boolean): Promise<boolean> {
  const result = await db
    .updateTable('voting_sessions')
    .set({ hold_arguments: toFlag(hold) })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Sets whether the class is asked to put its devices away. Returns whether it was in a state in which that has an effect. */
export async function updateDevicesAway(db: Db, id: string, away: boolean): Promise<boolean> {
  const result = await db
    .updateTable('voting_sessions')
    .set({ devices_away: toFlag(away) })
    .where('id', '=', id)
    .where('state', '<>', 'results')
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
