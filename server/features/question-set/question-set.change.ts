import { invalid } from '#server/app-error.ts';
import {
  inOrder,
  type QuestionSetContent,
  type StoredOption,
  type StoredPartyOpinion,
} from '#server/data/office/question-sets.ts';
import { newId } from '#server/db/id.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { questionSetEndpoints } from '#shared/contract/question-set.ts';
import { wordsOf } from '#shared/domain/statement-words.ts';
import { isBlank, textKey } from '#shared/domain/text.ts';
import type { FieldCode } from '#shared/rules/field-codes.ts';

export type QuestionSetChange = BodyOf<typeof questionSetEndpoints.update>;
type SentOpinions = NonNullable<QuestionSetChange['partyOpinions']>;

/** Facts about other rows of the database that the checks need. */
interface ExistingIds {
  /** The sent ids that another set has. */
  takenIds: ReadonlySet<string>;
  /** The sent parties that exist. */
  parties: ReadonlySet<string>;
}

type FieldErrors = Map<string, FieldCode>;

export const EMPTY_CONTENT: QuestionSetContent = { options: [], statements: [], parties: [], opinions: [] };

/** Whether the change touches a list at all. */
export const changesContent = ({ opinionOptions, statements, parties, partyOpinions }: QuestionSetChange): boolean =>
  [opinionOptions, statements, parties, partyOpinions].some((list) => list !== undefined);

/** The ids that the client gave to options and statements. */
export const sentIds = ({ opinionOptions = [], statements = [] }: QuestionSetChange): string[] =>
  [...opinionOptions, ...statements].flatMap(({ _id }) => (_id === undefined ? [] : [_id]));

/** Returns every entry with its id: the sent one, unless another set has it. */
function withIds<T extends { _id?: string | undefined }>(
  list: 'opinionOptions' | 'statements',
  sent: readonly T[],
  { takenIds }: ExistingIds,
  errors: FieldErrors,
): { id: string; entry: T }[] {
  const seen = new Set<string>();
  return sent.map((entry, index) => {
    if (entry._id === undefined) return { id: newId(), entry };
    if (seen.has(entry._id)) errors.set(`${list}.${index}._id`, 'TAKEN');
    seen.add(entry._id);
    return { id: takenIds.has(entry._id) ? newId() : entry._id, entry };
  });
}

function checkDistinctTexts(options: readonly { opinion: string }[], errors: FieldErrors): void {
  const seen = new Set<string>();
  for (const [index, { opinion }] of options.entries()) {
    if (seen.has(textKey(opinion))) errors.set(`opinionOptions.${index}.opinion`, 'TAKEN');
    seen.add(textKey(opinion));
  }
}

const idsByText = (options: readonly StoredOption[]): Map<string, string> =>
  new Map(options.map(({ id, opinion }) => [textKey(opinion), id]));

/** The opinions after a change of statements, parties or options: a removed option is cleared, a renamed one stays. */
function keepOpinions(current: QuestionSetContent, next: Omit<QuestionSetContent, 'opinions'>): StoredPartyOpinion[] {
  const statements = new Set(next.statements.map(({ id }) => id));
  const parties = new Set(next.parties);
  const optionIds = new Set(next.options.map(({ id }) => id));
  const byText = idsByText(next.options);
  const optionAfter = new Map(
    current.options.map(({ id, opinion }) => [id, optionIds.has(id) ? id : byText.get(textKey(opinion))]),
  );
  return current.opinions
    .filter(({ statementId, partyId }) => statements.has(statementId) && parties.has(partyId))
    .map((one) => ({ ...one, optionId: one.optionId === null ? null : (optionAfter.get(one.optionId) ?? null) }));
}

/** The sent opinions with stored ids; one that refers to nothing is an error. */
function resolveOpinions(
  sent: SentOpinions,
  statementIds: ReadonlyMap<string, string>,
  next: Omit<QuestionSetContent, 'opinions'>,
  errors: FieldErrors,
): StoredPartyOpinion[] {
  const parties = new Set(next.parties);
  const byText = idsByText(next.options);
  const seen = new Set<string>();
  return sent.map(({ statementId, partyId, opinion, comment }, index) => {
    const name = `partyOpinions.${index}`;
    const stored = statementIds.get(statementId);
    const optionId = opinion === null || isBlank(opinion) ? null : byText.get(textKey(opinion));
    if (stored === undefined) errors.set(`${name}.statementId`, 'UNKNOWN');
    if (!parties.has(partyId)) errors.set(`${name}.partyId`, 'UNKNOWN');
    if (optionId === undefined) errors.set(`${name}.opinion`, 'UNKNOWN');
    const key = `${statementId} ${partyId}`;
    if (seen.has(key)) errors.set(name, 'TAKEN');
    seen.add(key);
    return { statementId: stored ?? statementId, partyId, optionId: optionId ?? null, comment };
  });
}

/** The lists after the change. Throws 422 with every field that is wrong. */
export function applyChange(
  current: QuestionSetContent,
  change: QuestionSetChange,
  existing: ExistingIds,
): QuestionSetContent {
  const errors: FieldErrors = new Map();
  const options = change.opinionOptions
    ? withIds('opinionOptions', change.opinionOptions, existing, errors).map(({ id, entry }) => ({
        id,
        opinion: entry.opinion,
        color: entry.color,
        order: entry.order,
      }))
    : current.options;
  checkDistinctTexts(options, errors);

  const sentStatements = change.statements && withIds('statements', change.statements, existing, errors);
  const statements = sentStatements
    ? sentStatements.map(({ id, entry: { description, drawing, ...words } }) => ({
        id,
        description,
        drawing,
        ...wordsOf(words),
      }))
    : current.statements;
  const statementIds = new Map(
    sentStatements
      ? sentStatements.flatMap(({ id, entry }) => (entry._id === undefined ? [] : [[entry._id, id] as const]))
      : statements.map(({ id }) => [id, id] as const),
  );

  for (const [index, id] of (change.parties ?? []).entries())
    if (!existing.parties.has(id)) errors.set(`parties.${index}`, 'UNKNOWN');
  const parties = change.parties ? [...new Set(change.parties)] : current.parties;

  const lists = { options, statements, parties };
  const opinions = change.partyOpinions
    ? resolveOpinions(change.partyOpinions, statementIds, lists, errors)
    : keepOpinions(current, lists);
  if (errors.size > 0) throw invalid(Object.fromEntries(errors));
  return inOrder({ ...lists, opinions });
}
