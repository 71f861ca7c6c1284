import type { AnswerRow } from '#server/data/game/answers.ts';
import type { SessionSetup } from '#server/data/game/session-setup.ts';
import type { VotingSessionRow } from '#server/data/game/voting-sessions.ts';
import type { Party } from '#shared/contract/party.ts';
import type { PartyComparison } from '#shared/contract/result.ts';
import type { OwnOpinion } from '#shared/contract/voting-session.ts';
import { roundOf } from '#shared/domain/voting-session.ts';
import { presentOwnAnswer } from './answer.ts';

/** One student's answers beside one party's, in the order of the statements that the parties answered. */
export function presentComparison(
  setup: SessionSetup,
  row: VotingSessionRow,
  party: Party,
  answers: readonly AnswerRow[],
): PartyComparison {
  const { _id, code, name, type, tempo } = setup;
  const answerTo = new Map(answers.map((answer) => [answer.statement_id, answer]));
  return {
    party,
    statementComparisons: setup.statements
      .filter(({ own }) => !own)
      .map((statement) => {
        const held = setup.partyOpinions.get(statement._id)?.find(({ partyId }) => partyId === party._id);
        const answer = answerTo.get(statement._id);
        return {
          statement: { _id: statement._id, description: statement.description },
          partyOpinion: held
            ? { opinion: held.opinion, comment: held.comment, order: held.order, color: held.color }
            : null,
          studentOpinion: answer ? presentOwnAnswer(answer, roundOf(row.second_rounds, statement._id)) : null,
        };
      }),
    votingSession: {
      _id,
      code,
      name,
      type,
      tempo,
      state: row.state,
      showDifficultWords: setup.settings.has('show_difficult_words'),
    },
  };
}

/** The student's answers in it, whose length a reply must not say. */
export const studentsAnswers = ({ statementComparisons }: PartyComparison): OwnOpinion[] =>
  statementComparisons.flatMap(({ studentOpinion }) => studentOpinion ?? []);
