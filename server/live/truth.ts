// The hint that stands for what is true now of each voting session, for listeners who may have missed some.
import type { Db } from '#server/db/client.ts';
import { phaseOf } from '#server/db/phase.ts';
import type { VotingSessionUpdate } from '#shared/contract/live-events.ts';
import type { Phase } from '#shared/domain/voting-session.ts';

/** Codes in one query. */
const AT_ONCE = 500;

function updateOf(phase: Phase): VotingSessionUpdate | null {
  switch (phase.name) {
    case 'draft':
      return null;
    case 'teacherTempo':
      return { type: 'next-question', statementId: phase.currentStatement };
    case 'studentTempo':
      return { type: 'session-started', statementId: null };
    case 'results':
      return { type: 'results' };
    case 'archived':
      return { type: 'archived' };
  }
}

/** Takes session codes that worked once; gives the update that each session's listeners would have heard last. */
export type FindTruth = (sessionCodes: readonly string[]) => Promise<Map<string, VotingSessionUpdate>>;

export const findTruth =
  (db: Db): FindTruth =>
  async (sessionCodes) => {
    const found = new Map<string, VotingSessionUpdate>(sessionCodes.map((code) => [code, { type: 'archived' }]));
    for (let from = 0; from < sessionCodes.length; from += AT_ONCE) {
      const rows = await db
        .selectFrom('voting_sessions')
        .select(['active_code', 'state', 'tempo', 'current_statement_id', 'archived_at'])
        .where('active_code', 'in', sessionCodes.slice(from, from + AT_ONCE))
        .execute();
      for (const row of rows) {
        if (row.active_code === null) continue;
        const update = updateOf(phaseOf(row));
        if (update) found.set(row.active_code, update);
        else found.delete(row.active_code);
      }
    }
    return found;
  };
