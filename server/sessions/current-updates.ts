import { findByCodes, phaseOf, type VotingSessionRow } from '#server/data/voting-sessions.ts';
import type { Db } from '#server/db/client.ts';
import type { VotingSessionUpdate } from '#shared/contract/live-events.ts';
import type { SessionStatement } from '#shared/contract/session-statement.ts';
import { currentStatementOf, type Phase, roundOf } from '#shared/domain/voting-session.ts';

/**
 * The update that tells listeners of a phase; `isStart` if the phase is the first one of a session that has just started. `own`: the current
 * statement where it is the teacher's own, which a phone may not have read.
 */
export function updateForPhase(
  phase: Exclude<Phase, { name: 'draft' }>,
  isStart = false,
  own?: SessionStatement,
): VotingSessionUpdate {
  switch (phase.name) {
    case 'teacherTempo':
      return {
        type: isStart ? 'session-started' : 'next-question',
        statementId: phase.currentStatement,
        ...(own && { statement: own }),
      };
    case 'studentTempo':
      return { type: 'session-started', statementId: null };
    case 'results':
      return { type: 'results' };
    case 'archived':
      return { type: 'archived' };
  }
}

function currentUpdatesOf(row: VotingSessionRow | undefined): VotingSessionUpdate[] {
  if (row === undefined) return [{ type: 'archived' }];
  const phase = phaseOf(row);
  const away = { type: 'devices-away', away: row.devices_away === 1 } as const;
  if (phase.name === 'draft') return [away];
  const current = currentStatementOf(phase);
  const isSecond = current !== null && roundOf(row.second_rounds, current) === 2;
  return [
    updateForPhase(phase),
    ...(isSecond ? [{ type: 'second-round', statementId: current } as const] : []),
    // Earlier updates end the request to put devices away.
    ...(away.away ? [away] : []),
  ];
}

/** Returns, for codes that worked once, the updates that tell each session's listeners its present state. */
export async function findCurrentUpdates(
  db: Db,
  sessionCodes: readonly string[],
): Promise<Map<string, VotingSessionUpdate[]>> {
  const sessions = await findByCodes(db, sessionCodes);
  return new Map(sessionCodes.map((code) => [code, currentUpdatesOf(sessions.get(code))]));
}
