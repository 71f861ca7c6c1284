import { invalid } from '#server/app-error.ts';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { type Missing, missingForPublishing } from '#shared/domain/question-set.ts';
import type { FieldCode } from '#shared/rules/field-codes.ts';

/** Missing opinions that the message lists at most. */
const NAMED_MAX = 3;

const PARTS = {
  statements: 'at least one statement',
  opinionOptions: 'at least two opinion options',
  parties: 'at least one party',
} as const;

function describe(set: QuestionSet, missing: Missing): string {
  if (missing.kind !== 'partyOpinion') return PARTS[missing.kind];
  const party = set.parties.find(({ _id }) => _id === missing.partyId)?.name;
  const statement = set.statements.findIndex(({ _id }) => _id === missing.statementId) + 1;
  return `the opinion of ${party} on statement ${statement}`;
}

/**
 * Throws 422 for an incomplete set, with the field of each gap: a list by its name, an opinion by its index in
 * `partyOpinions`, or by the list if it is missing.
 */
export function assertComplete(set: QuestionSet): void {
  const optionIds = new Map(set.opinionOptions.map(({ _id, opinion }) => [opinion, _id]));
  const missing = missingForPublishing({
    ...set,
    parties: set.parties.map(({ _id }) => _id),
    partyOpinions: set.partyOpinions.map(({ opinion, ...one }) => ({
      ...one,
      optionId: opinion === null ? null : (optionIds.get(opinion) ?? null),
    })),
  });
  if (missing.length === 0) return;
  const indices = new Map(set.partyOpinions.map((one, index) => [`${one.statementId} ${one.partyId}`, index]));
  const fieldOf = (one: Missing): string => {
    if (one.kind !== 'partyOpinion') return one.kind;
    const index = indices.get(`${one.statementId} ${one.partyId}`);
    return index === undefined ? 'partyOpinions' : `partyOpinions.${index}.opinion`;
  };
  const fields = Object.fromEntries(missing.map((one): [string, FieldCode] => [fieldOf(one), 'REQUIRED']));
  const named = missing.slice(0, NAMED_MAX).map((one) => describe(set, one));
  const more = missing.length > NAMED_MAX ? ` and ${missing.length - NAMED_MAX} more` : '';
  throw invalid(fields, `Still missing: ${named.join('; ')}${more}`);
}
