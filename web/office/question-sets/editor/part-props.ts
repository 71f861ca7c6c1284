import type { EditorDraft } from './draft.ts';
import type { PlacedError } from './draft-errors.ts';

export interface PartProps {
  draft: EditorDraft;
  change: (next: (draft: EditorDraft) => EditorDraft) => void;
  errors: readonly PlacedError[];
}
