import { findPhases } from '#server/data/voting-sessions.ts';
import type { Db } from '#server/db/client.ts';
import type { VotingSessionUpdate } from '#shared/contract/live-events.ts';
import type { Phase } from '#shared/domain/voting-session.ts';

/** The update that tells listeners of a phase; `isStart` where the phase is the first one of a session that has just started. */
export function updateForPhase(phase: Exclude<Phase, { name: 'draft' }>, isStart = false): VotingSessionUpdate {
  switch (phase.name) {
    case 'teacherTempo':
      return { type: isStart ? 'session-started' : 'next-question', statementId: phase.currentStatement };
    case 'studentTempo':
      return { type: 'session-started', statementId: null };
    case 'results':
      return { type: 'results' };
    case 'archived':
      return { type: 'archived' };
  }
}

/** Returns, for codes that worked once, the update that each session's listeners would have received last; none for a draft. */
export async function findCurrentUpdates(
  db: Db,
  sessionCodes: readonly string[],
): Promise<Map<string, VotingSessionUpdate>> {
  const phases = await findPhases(db, sessionCodes);
  const updates = new Map<string, VotingSessionUpdate>();
  for (const code of sessionCodes) {
    const phase = phases.get(code);
    if (phase === undefined) updates.set(code, { type: 'archived' });
    else if (phase.name !== 'draft') updates.set(code, updateForPhase(phase));
  }
  return updates;
}
