// Says what a question set still misses before it can be published, at the fields where it is to be filled in.
import { invalid } from '#server/http/app-error.ts';
import type { FieldCode } from '#shared/contract/errors.ts';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { type Missing, missingForPublishing } from '#shared/domain/question-set.ts';

/** Missing opinions that the message spells out. */
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

/** Throws 422 when the set is not complete: a list by its name, an opinion by its place in the set's `partyOpinions`, or by the list when it is not there at all. */
export function refuseIncomplete(set: QuestionSet): void {
  const missing = missingForPublishing({ ...set, parties: set.parties.map(({ _id }) => _id) });
  if (missing.length === 0) return;
  const places = new Map(set.partyOpinions.map((one, index) => [`${one.statementId} ${one.partyId}`, index]));
  const fieldOf = (one: Missing): string => {
    if (one.kind !== 'partyOpinion') return one.kind;
    const index = places.get(`${one.statementId} ${one.partyId}`);
    return index === undefined ? 'partyOpinions' : `partyOpinions.${index}.opinion`;
  };
  const fields = Object.fromEntries(missing.map((one): [string, FieldCode] => [fieldOf(one), 'REQUIRED']));
  const named = missing.slice(0, NAMED_MAX).map((one) => describe(set, one));
  const more = missing.length > NAMED_MAX ? ` and ${missing.length - NAMED_MAX} more` : '';
  throw invalid(fields, `Still missing: ${named.join('; ')}${more}`);
}
