import { countToldParticipants } from '#server/data/game/participants.ts';
import { findByCodes, phaseOf, type VotingSessionRow } from '#server/data/game/voting-sessions.ts';
import type { Db } from '#server/db/client.ts';
import type { VotingSessionUpdate } from '#shared/contract/live-events.ts';
import type { SessionStatement } from '#shared/contract/session-statement.ts';
import { currentStatementOf, type Phase, roundOf } from '#shared/domain/voting-session.ts';

/** Data in the update that begins a statement, so that the class does not have to read them. */
interface Told {
  /** The statement if it is the teacher's own, which a phone may not have read. */
  statement?: SessionStatement;
  /** Where the class learns them. */
  participants?: number;
  guessing?: true;
}

/** The update of a phase; `isStart` for the first one of a session. */
export function updateForPhase(
  phase: Exclude<Phase, { name: 'draft' }>,
  isStart = false,
  told: Told = {},
): VotingSessionUpdate {
  switch (phase.name) {
    case 'teacherTempo':
      return {
        type: isStart ? 'session-started' : 'next-question',
        statementId: phase.currentStatement,
        ...told,
      };
    case 'studentTempo':
      return { type: 'session-started', statementId: null, ...told };
    case 'results':
      return { type: 'results' };
    case 'archived':
      return { type: 'archived' };
  }
}

function currentUpdatesOf(row: VotingSessionRow | undefined, participants?: number): VotingSessionUpdate[] {
  if (row === undefined) return [{ type: 'archived' }];
  const phase = phaseOf(row);
  const away = { type: 'devices-away', away: row.devices_away === 1 } as const;
  if (phase.name === 'draft') return [away];
  const current = currentStatementOf(phase);
  const isSecond = current !== null && roundOf(row.second_rounds, current) === 2;
  return [
    updateForPhase(phase, false, participants === undefined ? {} : { participants }),
    ...(row.ballot_round > 0
      ? [{ type: 'ballot', round: row.ballot_round, open: row.ballot_open === 1 } as const]
      : []),
    ...(isSecond ? [{ type: 'second-round', statementId: current } as const] : []),
    // Earlier updates end the request to put devices away.
    ...(away.away ? [away] : []),
  ];
}

/** Returns the updates with the present state of each of these sessions, for its listeners. */
export async function findCurrentUpdates(
  db: Db,
  sessionCodes: readonly string[],
): Promise<Map<string, VotingSessionUpdate[]>> {
  const sessions = await findByCodes(db, sessionCodes);
  const rows = [...sessions.values()];
  const participants = await countToldParticipants(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(
    sessionCodes.map((code) => {
      const row = sessions.get(code);
      return [code, currentUpdatesOf(row, row && participants.get(row.id))];
    }),
  );
}
