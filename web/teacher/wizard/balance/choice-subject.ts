import type { QuestionSet } from '#shared/contract/question-set.ts';
import { invariant } from '#shared/domain/invariant.ts';
import type { Choice } from '#web/teacher/parts/game-draft.ts';
import { BALANCE_SEED, type BalanceSubject } from '#web/widgets/balance/use-balance.ts';

/** A choice in numbers: statements in the order of the choice, parties and options in that of the set. No party has answered an own statement. */
export function subjectOf(set: QuestionSet, { order: all, statements, parties }: Choice): BalanceSubject {
  const byId = new Map(set.statements.map((statement) => [statement._id, statement]));
  const order = all.filter((id) => byId.has(id));
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
  const played = all.filter((id) => statements.includes(id));
  return {
    input: {
      options: opinions.length,
      positions: partyIds.map((partyId) => order.map((statementId) => optionOf(partyId, statementId))),
      statements: numbersOf(order, statements),
      parties: numbersOf(partyIds, parties),
      seed: BALANCE_SEED,
    },
    statements: order.map((id) => {
      const statement = byId.get(id);
      invariant(statement, 'a choice holds statements of its set');
      return { _id: id, description: statement.description, number: played.indexOf(id) + 1 };
    }),
    parties: set.parties,
  };
}
