import { readDraft } from '#web/client/draft-store.ts';
import type { EditorDraft } from './draft.ts';

export interface StoredDraft {
  /** The stored version that it was made from; null for a set that is not stored yet. */
  version: number | null;
  /** ISO time. */
  at: string;
  draft: EditorDraft;
  /** The id that a new set is to get: earlier versions stored none. */
  newId?: string;
}

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isMaybeText: Check = (value) => value === undefined || isText(value);
const isNumber: Check = (value) => typeof value === 'number';
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const shape =
  (fields: Record<string, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => check(Reflect.get(value, name)));

const check = shape({
  version: orNull(isNumber),
  at: isText,
  newId: isMaybeText,
  draft: shape({
    name: isText,
    description: isText,
    // JSON has no NaN: an order that is not filled in is stored as null.
    opinionOptions: listOf(shape({ _id: isText, text: isText, color: isText, order: orNull(isNumber) })),
    // Earlier versions had no words beside a statement.
    statements: listOf(
      shape({ _id: isText, description: isText, plain: isMaybeText, background: isMaybeText, talk: isMaybeText }),
    ),
    parties: listOf(isText),
    partyOpinions: listOf(shape({ statementId: isText, partyId: isText, optionId: orNull(isText), comment: isText })),
  }),
});
const isStoredDraft = (value: unknown): value is StoredDraft => check(value);

export const editorDraftKey = (id: string | null): string => `question-set:${id ?? 'new'}`;

/** The draft of a set (null: of the new one), or null when there is none that can be read. */
export function readEditorDraft(id: string | null): StoredDraft | null {
  const stored = readDraft(editorDraftKey(id), isStoredDraft);
  if (stored === null) return null;
  const opinionOptions = stored.draft.opinionOptions.map((option) => ({
    ...option,
    order: option.order ?? Number.NaN,
  }));
  return { ...stored, draft: { ...stored.draft, opinionOptions } };
}
