// A question set while it is edited in the browser, and how it becomes the body of a request.
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { opinionColors, partyColor } from '#shared/domain/palette.ts';
import {
  type DraftPartyOpinion,
  type DraftStatement,
  emptyOpinion,
  nextOrder,
  type QuestionSetDraft,
  removeOption,
  withoutParty,
} from '#shared/domain/question-set.ts';
import { wordsOf } from '#shared/domain/statement-words.ts';

export interface EditorOption {
  _id: string;
  text: string;
  color: string;
  /** NaN while it is not filled in. */
  order: number;
}
/** Party opinions refer to their option by its id: while its text is typed it may be empty or equal another one for a moment, and that must
 * not change any opinion. */
export interface EditorDraft extends QuestionSetDraft {
  name: string;
  description: string;
  opinionOptions: EditorOption[];
}

const keyOf = (statementId: string, partyId: string): string => `${statementId} ${partyId}`;

/** The draft of a stored set, with an empty opinion wherever a party has none yet. */
export function draftOf(set: QuestionSet): EditorDraft {
  const parties = set.parties.map(({ _id }) => _id);
  const idOf = new Map(set.opinionOptions.map(({ _id, opinion }) => [opinion, _id]));
  const optionIdOf = (opinion: string | null) => (opinion === null ? null : (idOf.get(opinion) ?? null));
  const stored = new Map(
    set.partyOpinions.map((one) => [
      keyOf(one.statementId, one.partyId),
      { statementId: one.statementId, partyId: one.partyId, optionId: optionIdOf(one.opinion), comment: one.comment },
    ]),
  );
  return {
    name: set.name,
    description: set.description,
    opinionOptions: set.opinionOptions.map(({ opinion, ...rest }) => ({ ...rest, text: opinion })),
    statements: set.statements.map(({ _id, description, drawing, ...words }) => ({
      _id,
      description,
      drawing,
      ...wordsOf(words),
    })),
    parties,
    partyOpinions: set.statements.flatMap(({ _id }) =>
      parties.map((partyId) => stored.get(keyOf(_id, partyId)) ?? emptyOpinion(_id, partyId)),
    ),
  };
}

const emptyOption = (_id: string, color: string, order: number): EditorOption => ({
  _id,
  text: '',
  color,
  order,
});

/** A new set: every party, two empty options, no statement. */
export function newDraft(parties: string[], newId: () => string): EditorDraft {
  const opinionOptions = opinionColors(2).map((color, index) => emptyOption(newId(), color, index + 1));
  return { name: '', description: '', opinionOptions, statements: [], parties, partyOpinions: [] };
}

/** Removes parties with their opinions. */
export const withoutParties = (draft: EditorDraft, gone: readonly string[]): EditorDraft =>
  gone.reduce(withoutParty, draft);

/** Colours of the palette change with the number of options; if one colour was chosen, all stay. */
function followPalette(before: readonly EditorOption[], after: EditorOption[]): EditorOption[] {
  const proposed = opinionColors(before.length);
  if (before.some(({ color }, index) => color.toLowerCase() !== proposed[index])) return after;
  const colors = opinionColors(after.length);
  return after.map((option, index) => ({ ...option, color: colors[index] ?? option.color }));
}

/** Adds an empty option after the others, in the palette's colour or, if colours were chosen, in one that none of them has. */
export function addOption(draft: EditorDraft, id: string): EditorDraft {
  const used = new Set(draft.opinionOptions.map(({ color }) => color));
  const count = draft.opinionOptions.length + 1;
  const free = [...opinionColors(5), ...opinionColors(count)].find((color) => !used.has(color));
  const order = nextOrder(draft.opinionOptions.filter((option) => Number.isFinite(option.order)));
  const added = [...draft.opinionOptions, emptyOption(id, free ?? partyColor(count), order)];
  return { ...draft, opinionOptions: followPalette(draft.opinionOptions, added) };
}

/** Removes an option, also from party opinions. */
export function withoutOption(draft: EditorDraft, id: string): EditorDraft {
  const { set } = removeOption(draft, id);
  return { ...set, opinionOptions: followPalette(draft.opinionOptions, set.opinionOptions) };
}

/** Changes the text, the colour or the order of an option. */
export const changeOption = (
  draft: EditorDraft,
  id: string,
  change: Partial<Pick<EditorOption, 'text' | 'color' | 'order'>>,
): EditorDraft => ({
  ...draft,
  opinionOptions: draft.opinionOptions.map((option) => (option._id === id ? { ...option, ...change } : option)),
});

/** Changes the text of a statement, its drawing, or the words beside it. */
export const changeStatement = (
  draft: EditorDraft,
  id: string,
  change: Partial<Omit<DraftStatement, '_id'>>,
): EditorDraft => ({
  ...draft,
  statements: draft.statements.map((one) => (one._id === id ? { ...one, ...change } : one)),
});

/** Changes what one party thinks of one statement; all other opinions stay the same objects. */
export function changeOpinion(
  draft: EditorDraft,
  statementId: string,
  partyId: string,
  change: Partial<Pick<DraftPartyOpinion, 'optionId' | 'comment'>>,
): EditorDraft {
  const isIt = (one: DraftPartyOpinion) => one.statementId === statementId && one.partyId === partyId;
  return { ...draft, partyOpinions: draft.partyOpinions.map((one) => (isIt(one) ? { ...one, ...change } : one)) };
}

/** The body of a save: opinions by the option's text; empty ones are left out. */
export function bodyOf(draft: EditorDraft) {
  const textOf = new Map(draft.opinionOptions.map(({ _id, text }) => [_id, text.trim()]));
  return {
    name: draft.name,
    description: draft.description,
    opinionOptions: draft.opinionOptions.map(({ text, ...rest }) => ({ ...rest, opinion: text })),
    statements: draft.statements,
    parties: draft.parties,
    partyOpinions: draft.partyOpinions
      .filter(({ optionId, comment }) => optionId !== null || comment !== '')
      .map(({ optionId, ...one }) => ({ ...one, opinion: optionId === null ? null : (textOf.get(optionId) ?? null) })),
  };
}
