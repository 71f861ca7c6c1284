import { BALANCE_SEED } from '#shared/domain/balance.ts';
import type { BalanceSubject } from '#web/widgets/balance/use-balance.ts';
import { completenessOf } from './completeness.ts';
import type { EditorDraft } from './draft.ts';

interface SetSubject extends BalanceSubject {
  /** How many statements are left out, because a party has no opinion on them yet. */
  leftOut: number;
}

/** A whole set in numbers. A statement takes part once every party has an opinion on it: one that nobody filled in is not unanimous. */
export function subjectOf(draft: EditorDraft, parties: readonly BalanceSubject['parties'][number][]): SetSubject {
  const { empty } = completenessOf(draft);
  const options = new Map(draft.opinionOptions.map(({ _id }, at) => [_id, at]));
  const held = new Map(
    draft.partyOpinions.map(({ partyId, statementId, optionId }) => [
      `${partyId} ${statementId}`,
      optionId === null ? null : (options.get(optionId) ?? null),
    ]),
  );
  const known = new Map(parties.map((party) => [party._id, party]));
  const playing = draft.parties.flatMap((id) => known.get(id) ?? []);
  const complete = draft.statements.flatMap(({ _id }, at) => (empty.has(_id) ? [] : [at]));
  return {
    input: {
      options: options.size,
      positions: playing.map((party) =>
        draft.statements.map((statement) => held.get(`${party._id} ${statement._id}`) ?? null),
      ),
      statements: complete,
      parties: [...playing.keys()],
      seed: BALANCE_SEED,
    },
    statements: draft.statements.map((statement, at) => ({ ...statement, number: at + 1 })),
    parties: playing,
    leftOut: draft.statements.length - complete.length,
  };
}
