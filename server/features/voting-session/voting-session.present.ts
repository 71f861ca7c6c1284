// What a student and what the owner are shown of a voting session: one function for each, so that nothing leaks.
import type { VotingCourse } from '#server/db/courses.ts';
import type { VotingSessionRow } from '#server/db/voting-sessions.ts';
import type {
  ArchivedVotingSession,
  StudentOpinion,
  VotingSession,
  VotingSessionSummary,
} from '#shared/contract/voting-session.ts';
import type { OpinionRow } from './opinion.store.ts';
import type { findActive } from './voting-session.store.ts';

/** The student is shown by the pseudonym that this voting session gave. */
export const presentOpinion = (row: OpinionRow): StudentOpinion => ({
  _id: row.id,
  statementId: row.statement_id,
  studentId: row.participant_id,
  sessionId: row.voting_session_id,
  opinion: row.opinion,
  comment: row.comment,
  partyId: row.party_id,
});

/** For a student: with their own opinions only. */
export function presentToStudent(
  course: VotingCourse,
  row: VotingSessionRow,
  own: readonly OpinionRow[],
): VotingSession {
  const {
    _id,
    code,
    name,
    tempo,
    type,
    argumentsEnabled,
    skipQuestions,
    showDifficultWords,
    showPartyArguments,
    statements,
  } = course;
  return {
    _id,
    code,
    name,
    state: row.state,
    tempo,
    type,
    argumentsEnabled,
    skipQuestions,
    showDifficultWords,
    showPartyArguments,
    statements,
    currentStatement: row.state === 'ongoing' ? row.current_statement_id : null,
    studentOpinions: own.map(presentOpinion),
  };
}

/** For the owner: with everybody's opinions, under pseudonyms, and what the screens show. */
export const presentToOwner = (
  course: VotingCourse,
  row: VotingSessionRow,
  all: readonly OpinionRow[],
): VotingSession => ({
  ...presentToStudent(course, row, all),
  view: row.view,
});

type SummaryRow = Awaited<ReturnType<typeof findActive>>[number];

export const presentSummary = (row: SummaryRow): VotingSessionSummary => ({
  _id: row.id,
  code: row.code,
  name: row.name,
  state: row.state,
  tempo: row.tempo,
  type: row.type,
  statements: row.statements ?? 0,
});

export function presentArchived(row: SummaryRow): ArchivedVotingSession {
  const { code: _, ...summary } = presentSummary(row);
  return { ...summary, participants: row.participants ?? 0, archivedAt: row.archived_at ?? '' };
}
