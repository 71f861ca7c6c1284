import type { AnswerRow } from '#server/data/answers.ts';
import type { SessionSetup } from '#server/data/session-setup.ts';
import type { Party } from '#shared/contract/party.ts';
import type { PartyComparison } from '#shared/contract/result.ts';
import type { State } from '#shared/domain/voting-session.ts';
import { presentAnswer } from './answer.ts';

/** One student's answers beside one party's, in the order of the statements. */
export function presentComparison(
  setup: SessionSetup,
  state: State,
  party: Party,
  answers: readonly AnswerRow[],
): PartyComparison {
  const { _id, code, name, type, tempo } = setup;
  const answerTo = new Map(answers.map((answer) => [answer.statement_id, answer]));
  return {
    party,
    statementComparisons: setup.statements.map((statement) => {
      const held = setup.partyOpinions.get(statement._id)?.find(({ partyId }) => partyId === party._id);
      const answer = answerTo.get(statement._id);
      return {
        statement: { _id: statement._id, description: statement.description },
        partyOpinion: held
          ? { opinion: held.opinion, comment: held.comment, order: held.order, color: held.color }
          : null,
        studentOpinion: answer ? presentAnswer(answer) : null,
      };
    }),
    votingSession: {
      _id,
      code,
      name,
      type,
      tempo,
      state,
      showDifficultWords: setup.settings.has('show_difficult_words'),
    },
  };
}
