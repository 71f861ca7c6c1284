import { DRAWINGS } from '#shared/domain/drawings.ts';
import type { DraftStatement } from '#shared/domain/question-set.ts';
import { readDraft } from '#web/client/draft-store.ts';
import { isNumber, isText, listOf, oneOf, orAbsent, orNull, shape } from '#web/client/shape.ts';
import type { EditorDraft, EditorOption } from './draft.ts';

export interface StoredDraft {
  /** The stored version that it was made from; null for a set that is not stored yet. */
  version: number | null;
  /** ISO time. */
  at: string;
  draft: EditorDraft;
  /** The id that a new set is to get. */
  newId: string;
}

/** As JSON has it, in which an order that is not filled in is null: it has no NaN. */
type JsonDraft = Omit<StoredDraft, 'draft'> & {
  draft: Omit<EditorDraft, 'opinionOptions'> & {
    opinionOptions: (Omit<EditorOption, 'order'> & { order: number | null })[];
  };
};

const isStoredDraft = shape<JsonDraft>({
  version: orNull(isNumber),
  at: isText,
  newId: isText,
  draft: shape<JsonDraft['draft']>({
    name: isText,
    description: isText,
    opinionOptions: listOf(shape({ _id: isText, text: isText, color: isText, order: orNull(isNumber) })),
    statements: listOf(
      shape<DraftStatement>({
        _id: isText,
        description: isText,
        plain: orAbsent(isText),
        background: orAbsent(isText),
        talk: orAbsent(isText),
        drawing: orAbsent(orNull(oneOf(DRAWINGS))),
      }),
    ),
    parties: listOf(isText),
    partyOpinions: listOf(shape({ statementId: isText, partyId: isText, optionId: orNull(isText), comment: isText })),
  }),
});

export const editorDraftKey = (id: string | null): string => `question-set:${id ?? 'new'}`;

/** The draft of a set (null: of the new one), or null if there is none that can be read. */
export function readEditorDraft(id: string | null): StoredDraft | null {
  const stored = readDraft(editorDraftKey(id), isStoredDraft);
  if (stored === null) return null;
  const opinionOptions = stored.draft.opinionOptions.map((option) => ({
    ...option,
    order: option.order ?? Number.NaN,
  }));
  return { ...stored, draft: { ...stored.draft, opinionOptions } };
}
