import type { AnswerRow } from '#server/data/answers.ts';
import type { OwnOpinion, StudentOpinion } from '#shared/contract/voting-session.ts';
import type { Round } from '#shared/domain/voting-session.ts';

/** For the owner. The student is shown by the pseudonym that this voting session gave; what they answered first is not said. */
export const presentAnswer = (row: AnswerRow): StudentOpinion => ({
  _id: row.id,
  statementId: row.statement_id,
  studentId: row.participant_id,
  sessionId: row.voting_session_id,
  opinion: row.opinion,
  comment: row.comment,
  partyId: row.party_id,
});

/** For its student; `presentRound` is that of the statement. */
export const presentOwnAnswer = (row: AnswerRow, presentRound: Round): OwnOpinion => ({
  ...presentAnswer(row),
  round: row.round,
  firstOpinion: presentRound > row.round ? row.opinion : row.first_opinion,
});
