import type { AnswerRow } from '#server/data/answers.ts';
import type { StudentOpinion } from '#shared/contract/voting-session.ts';

/** The student is shown by the pseudonym that this voting session gave. */
export const presentAnswer = (row: AnswerRow): StudentOpinion => ({
  _id: row.id,
  statementId: row.statement_id,
  studentId: row.participant_id,
  sessionId: row.voting_session_id,
  opinion: row.opinion,
  comment: row.comment,
  partyId: row.party_id,
});
