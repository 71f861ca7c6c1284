// What a sent question set, or a change of one, makes of the stored lists; refuses what does not fit together.
import { newId } from '#server/db/id.ts';
import { invalid } from '#server/http/app-error.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { FieldCode } from '#shared/contract/errors.ts';
import type { questionSetEndpoints } from '#shared/contract/question-set.ts';
import { textKey } from '#shared/domain/text-key.ts';
import type { Content, StoredOption, StoredPartyOpinion } from './question-set.store.ts';

export type Change = BodyOf<typeof questionSetEndpoints.update>;
type SentOpinions = NonNullable<Change['partyOpinions']>;

/** What the rules must know of the rest of the database. */
interface Surroundings {
  /** Of the sent ids, those that another set has. */
  takenIds: ReadonlySet<string>;
  /** Of the sent parties, those that exist. */
  parties: ReadonlySet<string>;
}

type Faults = Map<string, FieldCode>;

export const EMPTY_CONTENT: Content = { options: [], statements: [], parties: [], opinions: [] };

/** Whether the change touches a list at all. */
export const changesContent = ({ opinionOptions, statements, parties, partyOpinions }: Change): boolean =>
  [opinionOptions, statements, parties, partyOpinions].some((list) => list !== undefined);

/** The ids that the client gave to options and statements. */
export const sentIds = ({ opinionOptions = [], statements = [] }: Change): string[] =>
  [...opinionOptions, ...statements].flatMap(({ _id }) => (_id === undefined ? [] : [_id]));

/** Gives every entry its id: the sent one, unless another set has it. */
function withIds<T extends { _id?: string | undefined }>(
  list: 'opinionOptions' | 'statements',
  sent: readonly T[],
  { takenIds }: Surroundings,
  faults: Faults,
): { id: string; entry: T }[] {
  const seen = new Set<string>();
  return sent.map((entry, index) => {
    if (entry._id === undefined) return { id: newId(), entry };
    if (seen.has(entry._id)) faults.set(`${list}.${index}._id`, 'TAKEN');
    seen.add(entry._id);
    return { id: takenIds.has(entry._id) ? newId() : entry._id, entry };
  });
}

function refuseTwoWithOneText(options: readonly { opinion: string }[], faults: Faults): void {
  const seen = new Set<string>();
  for (const [index, { opinion }] of options.entries()) {
    if (seen.has(textKey(opinion))) faults.set(`opinionOptions.${index}.opinion`, 'TAKEN');
    seen.add(textKey(opinion));
  }
}

const idsByText = (options: readonly StoredOption[]): Map<string, string> =>
  new Map(options.map(({ id, opinion }) => [textKey(opinion), id]));

/** The opinions that stay when statements, parties or options change: a removed option is cleared, a renamed one is kept. */
function keepOpinions(current: Content, next: Omit<Content, 'opinions'>): StoredPartyOpinion[] {
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

/** The sent opinions, pointing at what is stored; each that points nowhere is a fault. */
function resolveOpinions(
  sent: SentOpinions,
  statementIds: ReadonlyMap<string, string>,
  next: Omit<Content, 'opinions'>,
  faults: Faults,
): StoredPartyOpinion[] {
  const parties = new Set(next.parties);
  const byText = idsByText(next.options);
  const seen = new Set<string>();
  return sent.map(({ statementId, partyId, opinion, comment }, index) => {
    const name = `partyOpinions.${index}`;
    const stored = statementIds.get(statementId);
    const optionId = opinion === null || opinion.trim() === '' ? null : byText.get(textKey(opinion));
    if (stored === undefined) faults.set(`${name}.statementId`, 'UNKNOWN');
    if (!parties.has(partyId)) faults.set(`${name}.partyId`, 'UNKNOWN');
    if (optionId === undefined) faults.set(`${name}.opinion`, 'UNKNOWN');
    const key = `${statementId} ${partyId}`;
    if (seen.has(key)) faults.set(name, 'TAKEN');
    seen.add(key);
    return { statementId: stored ?? statementId, partyId, optionId: optionId ?? null, comment };
  });
}

/** The lists after the change. Throws 422 with every field at fault. */
export function applyChange(current: Content, change: Change, surroundings: Surroundings): Content {
  const faults: Faults = new Map();
  const options = change.opinionOptions
    ? withIds('opinionOptions', change.opinionOptions, surroundings, faults).map(({ id, entry }) => ({
        id,
        opinion: entry.opinion,
        color: entry.color,
        order: entry.order,
      }))
    : current.options;
  refuseTwoWithOneText(options, faults);

  const sentStatements = change.statements && withIds('statements', change.statements, surroundings, faults);
  const statements = sentStatements
    ? sentStatements.map(({ id, entry }) => ({ id, description: entry.description }))
    : current.statements;
  const statementIds = new Map(
    sentStatements
      ? sentStatements.flatMap(({ id, entry }) => (entry._id === undefined ? [] : [[entry._id, id] as const]))
      : statements.map(({ id }) => [id, id] as const),
  );

  for (const [index, id] of (change.parties ?? []).entries())
    if (!surroundings.parties.has(id)) faults.set(`parties.${index}`, 'UNKNOWN');
  const parties = change.parties ? [...new Set(change.parties)] : current.parties;

  const lists = { options, statements, parties };
  const opinions = change.partyOpinions
    ? resolveOpinions(change.partyOpinions, statementIds, lists, faults)
    : keepOpinions(current, lists);
  if (faults.size > 0) throw invalid(Object.fromEntries(faults));
  return { ...lists, opinions };
}
