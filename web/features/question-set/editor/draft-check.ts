// What keeps a draft from being saved, each at its field; the server checks the same.
import {
  EXPLANATION_MAX,
  lengthOf,
  NAME_MAX,
  OPINION_MAX,
  OPTIONS_MAX,
  PARTIES_MAX,
  SKIP_QUESTION,
  STATEMENT_MAX,
  STATEMENTS_MAX,
  TEXT_MAX,
} from '#shared/domain/limits.ts';
import { textKey } from '#shared/domain/text-key.ts';
import type { EditorDraft } from './draft.ts';

export type DraftFault = 'REQUIRED' | 'TOO_LONG' | 'TAKEN' | 'RESERVED';
export type EditorPart = 'about' | 'parties' | 'options' | 'statements';
/** Where a fault is: a part of the editor, there a thing by its id, there a field. */
export interface PlacedFault {
  part: EditorPart;
  id: string;
  field: string;
  fault: DraftFault;
}

function textFault(text: string, max: number, required = true): DraftFault | null {
  const trimmed = text.trim();
  if (required && trimmed === '') return 'REQUIRED';
  // A code point takes at most two units: short texts need no counting.
  return trimmed.length > max && lengthOf(trimmed) > max ? 'TOO_LONG' : null;
}

function* optionFaults({ opinionOptions }: EditorDraft): Generator<PlacedFault> {
  const seen = new Set<string>();
  for (const { _id: id, label, order } of opinionOptions) {
    const key = textKey(label);
    const twice: DraftFault | null = seen.has(key) ? 'TAKEN' : null;
    const reserved: DraftFault | null = key === textKey(SKIP_QUESTION) ? 'RESERVED' : null;
    seen.add(key);
    const fault = textFault(label, OPINION_MAX) ?? twice ?? reserved;
    if (fault) yield { part: 'options', id, field: 'label', fault };
    if (!Number.isFinite(order)) yield { part: 'options', id, field: 'order', fault: 'REQUIRED' };
  }
  if (opinionOptions.length > OPTIONS_MAX) yield { part: 'options', id: '', field: 'list', fault: 'TOO_LONG' };
}

function* allFaults(draft: EditorDraft): Generator<PlacedFault> {
  const name = textFault(draft.name, NAME_MAX);
  if (name) yield { part: 'about', id: '', field: 'name', fault: name };
  const description = textFault(draft.description, TEXT_MAX, false);
  if (description) yield { part: 'about', id: '', field: 'description', fault: description };
  if (draft.parties.length > PARTIES_MAX) yield { part: 'parties', id: '', field: 'list', fault: 'TOO_LONG' };
  yield* optionFaults(draft);
  for (const { _id: id, description: text } of draft.statements) {
    const fault = textFault(text, STATEMENT_MAX);
    if (fault) yield { part: 'statements', id, field: 'description', fault };
  }
  if (draft.statements.length > STATEMENTS_MAX) yield { part: 'statements', id: '', field: 'list', fault: 'TOO_LONG' };
  for (const { statementId: id, partyId, comment } of draft.partyOpinions) {
    const fault = textFault(comment, EXPLANATION_MAX, false);
    if (fault) yield { part: 'statements', id, field: `comment:${partyId}`, fault };
  }
}

/** Takes a draft, gives its faults in the order in which the editor shows its parts. */
export const faultsOf = (draft: EditorDraft): PlacedFault[] => [...allFaults(draft)];

/** The fault at one field, if any. */
export const faultAt = (faults: readonly PlacedFault[], part: EditorPart, id: string, field: string) =>
  faults.find((one) => one.part === part && one.id === id && one.field === field)?.fault;
