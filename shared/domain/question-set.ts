import type { Drawing } from './drawings.ts';
import type { StatementWords } from './statement-words.ts';

/** Words that are absent are empty. */
export interface DraftStatement extends Partial<StatementWords> {
  drawing?: Drawing | null;
  _id: string;
  description: string;
}
export interface DraftPartyOpinion {
  statementId: string;
  partyId: string;
  optionId: string | null;
  comment: string;
}
/** A question set while it is edited: parties and what they chose by id. */
export interface QuestionSetDraft {
  opinionOptions: { _id: string }[];
  statements: DraftStatement[];
  parties: string[];
  partyOpinions: DraftPartyOpinion[];
}

/** An opinion that is not filled in yet. */
export const emptyOpinion = (statementId: string, partyId: string): DraftPartyOpinion => ({
  statementId,
  partyId,
  optionId: null,
  comment: '',
});

/** Removes an option, also from party opinions; `cleared` counts those. */
export function removeOption<S extends QuestionSetDraft>(set: S, optionId: string): { set: S; cleared: number } {
  const held = (one: DraftPartyOpinion) => one.optionId === optionId;
  return {
    set: {
      ...set,
      opinionOptions: set.opinionOptions.filter(({ _id }) => _id !== optionId),
      partyOpinions: set.partyOpinions.map((one) => (held(one) ? { ...one, optionId: null } : one)),
    },
    cleared: set.partyOpinions.filter(held).length,
  };
}

/** Adds a statement with an empty opinion for every party. */
export function withStatement<S extends QuestionSetDraft>(set: S, statement: DraftStatement): S {
  return {
    ...set,
    statements: [...set.statements, statement],
    partyOpinions: [...set.partyOpinions, ...set.parties.map((partyId) => emptyOpinion(statement._id, partyId))],
  };
}

/** Removes a statement with its party opinions. */
export function withoutStatement<S extends QuestionSetDraft>(set: S, statementId: string): S {
  return {
    ...set,
    statements: set.statements.filter(({ _id }) => _id !== statementId),
    partyOpinions: set.partyOpinions.filter((one) => one.statementId !== statementId),
  };
}

/** Adds a party with an empty opinion on every statement. */
export function withParty<S extends QuestionSetDraft>(set: S, partyId: string): S {
  if (set.parties.includes(partyId)) return set;
  return {
    ...set,
    parties: [...set.parties, partyId],
    partyOpinions: [...set.partyOpinions, ...set.statements.map(({ _id }) => emptyOpinion(_id, partyId))],
  };
}

/** Removes a party with its opinions. */
export function withoutParty<S extends QuestionSetDraft>(set: S, partyId: string): S {
  return {
    ...set,
    parties: set.parties.filter((id) => id !== partyId),
    partyOpinions: set.partyOpinions.filter((one) => one.partyId !== partyId),
  };
}

/** The order for an option that is added: one after the highest. */
export const nextOrder = (entries: readonly { order: number }[]): number =>
  entries.reduce((highest, { order }) => Math.max(highest, order), 0) + 1;

export type Missing =
  | { kind: 'statements' | 'opinionOptions' | 'parties' }
  | { kind: 'partyOpinion'; statementId: string; partyId: string };

/** The parts of a set that matter for publishing. */
type Completable = Pick<QuestionSetDraft, 'opinionOptions' | 'parties'> & {
  statements: readonly Pick<DraftStatement, '_id'>[];
  partyOpinions: readonly Omit<DraftPartyOpinion, 'comment'>[];
};

/**
 * Reasons why a set cannot be published: too few statements (1), options (2) or parties (1), or a missing opinion of a
 * party.
 */
export function missingForPublishing(set: Completable): Missing[] {
  const missing: Missing[] = [];
  if (set.statements.length === 0) missing.push({ kind: 'statements' });
  if (set.opinionOptions.length < 2) missing.push({ kind: 'opinionOptions' });
  if (set.parties.length === 0) missing.push({ kind: 'parties' });
  const options = new Set(set.opinionOptions.map(({ _id }) => _id));
  const filled = new Set(
    set.partyOpinions
      .filter(({ optionId }) => optionId !== null && options.has(optionId))
      .map(({ statementId, partyId }) => `${statementId} ${partyId}`),
  );
  for (const { _id: statementId } of set.statements)
    for (const partyId of set.parties)
      if (!filled.has(`${statementId} ${partyId}`)) missing.push({ kind: 'partyOpinion', statementId, partyId });
  return missing;
}
