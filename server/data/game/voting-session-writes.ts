import type { Db, Trx } from '#server/db/client.ts';
import { toFlag } from '#server/db/flag.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { LiveAt } from '#shared/contract/live-state.ts';
import type { BallotStep } from '#shared/domain/ballot.ts';
import type { LiveView } from '#shared/domain/live-views.ts';
import {
  currentStatementOf,
  FIRST_RESULT_VIEW,
  type Phase,
  type ResultView,
  stateOf,
} from '#shared/domain/voting-session.ts';
import { lockVotingSessions, type VotingSessionRow } from './voting-sessions.ts';

const NOT_PAGED = { at_kind: null, at_id: null, at_page: null } as const;

/** A second round begins with hidden figures, because first answers influence the others, and with devices in use. */
export const FRESH_SCREEN = {
  view: 'question',
  clock_ends_at: null,
  devices_away: 0,
  ballot_step: null,
  ...NOT_PAGED,
} as const;

/**
 * Waits for the answers that were allowed before, and lets none begin: a figure that moves by one reveals whose it is.
 */
export const holdAnswers = (trx: Trx, id: string) =>
  trx.selectFrom('voting_sessions').select('id').where('id', '=', id).forUpdate().execute();

/**
 * Stores a phase if state and own statements are still those that were read, and removes the projectors of an archived
 * game. `countsSnapshots`: from now on figures are those of the last snapshots. Returns whether it was stored.
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
          ...(phase.name === 'results' && { result_view: FIRST_RESULT_VIEW }),
          ...(row.state === 'draft' ? { started_at: now } : {}),
          ...(phase.name === 'results' ? { ended_at: now } : {}),
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

/** The state of the live screens; absent fields stay as they are. */
export interface ScreenChange {
  view?: LiveView | undefined;
  resultView?: ResultView | undefined;
  /** When the clock runs out; null removes it. */
  clockEndsAt?: string | null | undefined;
  /** What of the view is on the board; absent with another view, it is all that it has. */
  at?: LiveAt | null | undefined;
  talkSeconds?: number | undefined;
  devicesAway?: boolean | undefined;
  /** A step of the ballots instead of the view, which comes back with null or another view. */
  ballotStep?: BallotStep | null | undefined;
  /** Ids of parties. */
  coalition?: readonly string[] | undefined;
}

function columnsOf(change: ScreenChange) {
  const { view, resultView, clockEndsAt, at, talkSeconds, devicesAway, coalition } = change;
  const ballotStep = view === undefined ? change.ballotStep : null;
  const isPaged = at !== undefined || view !== undefined || resultView !== undefined;
  const place = at ? { at_kind: at.kind, at_id: at.id, at_page: at.page } : NOT_PAGED;
  return {
    ...(view !== undefined && { view }),
    ...(resultView !== undefined && { result_view: resultView }),
    ...(clockEndsAt !== undefined && { clock_ends_at: clockEndsAt }),
    ...(isPaged && place),
    ...(talkSeconds !== undefined && { talk_seconds: talkSeconds }),
    ...(devicesAway !== undefined && { devices_away: toFlag(devicesAway) }),
    ...(ballotStep !== undefined && { ballot_step: ballotStep }),
    ...(coalition !== undefined && { coalition: JSON.stringify(coalition) }),
  };
}

/** Changes what the live screens show; returns false where the current statement is another one by now. */
export async function updateScreen(db: Db, id: string, change: ScreenChange, statementId?: string): Promise<boolean> {
  const columns = columnsOf(change);
  if (Object.keys(columns).length === 0) return true;
  const result = await db
    .updateTable('voting_sessions')
    .set(columns)
    .where('id', '=', id)
    .$if(statementId !== undefined, (query) => query.where('current_statement_id', '=', statementId ?? null))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Opens the second round of the current statement, with the session locked. Returns false where it is open already. */
export async function openRound(trx: Trx, id: string, statementId: string): Promise<boolean> {
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
}

/** The same, in a transaction of its own. */
export const insertSecondRound = (db: Db, id: string, statementId: string): Promise<boolean> =>
  retryTransaction(db, async (trx) => {
    // A snapshot of the first round is either taken before or not at all.
    await lockVotingSessions(trx, [id]);
    return openRound(trx, id, statementId);
  });

/** Sets the name of the class of a voting session; without one the present name stays. Returns the name. */
export async function updateClassLabel(db: Db, id: string, classLabel: string | undefined): Promise<string> {
  if (classLabel !== undefined)
    await db.updateTable('voting_sessions').set({ class_label: classLabel }).where('id', '=', id).execute();
  const { class_label } = await db
    .selectFrom('voting_sessions')
    .where('id', '=', id)
    .select('class_label')
    .executeTakeFirstOrThrow();
  return class_label;
}
