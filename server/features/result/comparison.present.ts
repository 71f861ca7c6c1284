// One student's answers beside one party's, in the order of the statements.
import type { Loaded } from '#server/http/voting-session.load.ts';
import type { Party } from '#shared/contract/party.ts';
import type { PartyComparison } from '#shared/contract/result.ts';
import type { AnswerRow } from './result.store.ts';

interface Compared extends Loaded {
  party: Party;
  participant: { id: string; party_id: string | null };
}

export function presentComparison(
  { row, course, party, participant }: Compared,
  answers: readonly AnswerRow[],
): PartyComparison {
  const { _id, code, name, type, tempo } = course;
  const given = new Map(answers.map((answer) => [answer.statement_id, answer]));
  return {
    party,
    statementComparisons: course.statements.map((statement) => {
      const held = course.partyOpinions.get(statement._id)?.find(({ partyId }) => partyId === party._id);
      const answer = given.get(statement._id);
      return {
        statement: { _id: statement._id, description: statement.description },
        partyOpinion: held
          ? { opinion: held.opinion, comment: held.comment, order: held.order, color: held.color }
          : null,
        studentOpinion: answer
          ? {
              _id: answer.id,
              statementId: statement._id,
              studentId: participant.id,
              sessionId: _id,
              opinion: answer.opinion,
              comment: answer.comment,
              partyId: participant.party_id,
            }
          : null,
      };
    }),
    votingSession: { _id, code, name, type, tempo, state: row.state },
  };
}
