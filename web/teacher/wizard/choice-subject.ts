import type { QuestionSet } from '#shared/contract/question-set.ts';
import { BALANCE_SEED } from '#shared/domain/balance.ts';
import { type Choice, playedIds } from '#web/teacher/parts/game-draft.ts';
import type { BalanceSubject } from '#web/widgets/balance/use-balance.ts';

/**
 * A choice in numbers: statements in the order of the choice, parties and options in the order of the set. No party has
 * answered an own statement.
 */
export function subjectOf(set: QuestionSet, choice: Choice): BalanceSubject {
  const byId = new Map(set.statements.map((statement) => [statement._id, statement]));
  const ordered = choice.order.flatMap((id) => byId.get(id) ?? []);
  const order = ordered.map(({ _id }) => _id);
  const opinions = set.opinionOptions.map(({ opinion }) => opinion);
  const held = new Map(
    set.partyOpinions.map(({ partyId, statementId, opinion }) => [`${partyId} ${statementId}`, opinion]),
  );
  const optionOf = (partyId: string, statementId: string): number | null => {
    const opinion = held.get(`${partyId} ${statementId}`);
    return opinion == null ? null : opinions.indexOf(opinion);
  };
  const numbersOf = (ids: readonly string[], chosen: readonly string[]) =>
    ids.flatMap((id, at) => (chosen.includes(id) ? [at] : []));
  const partyIds = set.parties.map(({ _id }) => _id);
  const played = playedIds(choice);
  return {
    input: {
      options: opinions.length,
      positions: partyIds.map((partyId) => order.map((statementId) => optionOf(partyId, statementId))),
      statements: numbersOf(order, choice.statements),
      parties: numbersOf(partyIds, choice.parties),
      seed: BALANCE_SEED,
    },
    statements: ordered.map(({ _id, description }) => ({ _id, description, number: played.indexOf(_id) + 1 })),
    parties: set.parties,
  };
}
