import { STATEMENT_WORDS } from '#shared/domain/statement-words.ts';
import { textKey } from '#shared/domain/text.ts';
import type { FieldCode } from '#shared/rules/field-codes.ts';
import {
  LIST_MAX,
  optionRules,
  partyOpinionRules,
  questionSetRules,
  statementRules,
  wordRules,
} from '#shared/rules/question-set.ts';
import { ApiError } from '#web/client/api-error.ts';
import type { EditorDraft } from './draft.ts';

export type EditorPart = 'about' | 'parties' | 'options' | 'statements' | 'balance';
/** An error and where it is: a part of the editor, the id of an item in it, the name of a field. */
export interface PlacedError {
  part: EditorPart;
  id: string;
  field: string;
  error: FieldCode;
}

/** Returns the errors that keep a draft from being saved, in the order in which the editor shows its parts. */
export function findErrors(draft: EditorDraft): PlacedError[] {
  const errors: PlacedError[] = [];
  const add = (part: EditorPart, id: string, field: string, error: FieldCode | null) => {
    if (error !== null) errors.push({ part, id, field, error });
  };
  const addLength = (part: EditorPart, list: keyof typeof LIST_MAX) =>
    add(part, '', 'list', draft[list].length > LIST_MAX[list] ? 'TOO_LONG' : null);

  add('about', '', 'name', questionSetRules.name(draft.name));
  add('about', '', 'description', questionSetRules.description(draft.description));
  addLength('parties', 'parties');
  const seen = new Set<string>();
  for (const { _id, text, order } of draft.opinionOptions) {
    add('options', _id, 'text', optionRules.opinion(text) ?? (seen.has(textKey(text)) ? 'TAKEN' : null));
    add('options', _id, 'order', Number.isFinite(order) ? null : 'REQUIRED');
    seen.add(textKey(text));
  }
  addLength('options', 'opinionOptions');
  for (const { _id, description, ...words } of draft.statements) {
    add('statements', _id, 'description', statementRules.description(description));
    for (const word of STATEMENT_WORDS) add('statements', _id, word, wordRules[word](words[word] ?? ''));
  }
  addLength('statements', 'statements');
  for (const { statementId, partyId, comment } of draft.partyOpinions)
    add('statements', statementId, `comment:${partyId}`, partyOpinionRules.comment(comment));
  return errors;
}

/** Returns the error at one field, if any. */
export const errorAt = (errors: readonly PlacedError[], part: EditorPart, id: string, field: string) =>
  errors.find((one) => one.part === part && one.id === id && one.field === field)?.error;

/** Returns the parties of a draft that the server refused because they no longer exist. */
export const findGoneParties = (error: unknown, sent: EditorDraft): string[] =>
  error instanceof ApiError ? sent.parties.filter((_, index) => error.fields[`parties.${index}`] === 'UNKNOWN') : [];
