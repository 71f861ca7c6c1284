// What every part of the editor gets.
import type { EditorDraft } from './draft.ts';
import type { PlacedFault } from './draft-check.ts';

export interface PartProps {
  draft: EditorDraft;
  change: (next: (draft: EditorDraft) => EditorDraft) => void;
  faults: readonly PlacedFault[];
}
