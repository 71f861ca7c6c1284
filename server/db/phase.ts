// The phase that a voting session's row stands for.
import type { Phase } from '#shared/domain/voting-session.ts';
import type { Schema } from './schema.ts';

type PhaseColumns = Pick<Schema['voting_sessions'], 'state' | 'tempo' | 'current_statement_id' | 'archived_at'>;

export function phaseOf(row: PhaseColumns): Phase {
  if (row.archived_at !== null) return { name: 'archived', reachedResults: row.state === 'results' };
  if (row.state !== 'ongoing') return { name: row.state };
  if (row.tempo === 'student' || row.current_statement_id === null) return { name: 'studentTempo' };
  return { name: 'teacherTempo', currentStatement: row.current_statement_id };
}
