// The position in the editor: the part, the open statement, and the field that gets the focus after a jump.
import { useCallback, useEffect, useState } from 'react';
import type { EditorDraft } from './draft.ts';
import type { EditorPart } from './draft-errors.ts';

/** Opens a part, there a statement or an option by its id, there a field that gets the focus. */
export type GoTo = (part: EditorPart, id?: string, field?: string) => void;

interface StartPosition {
  part: EditorPart;
  statementId: string | null;
}

/** The attribute with which the page finds a field. */
export const fieldMark = (part: EditorPart, id: string, field: string): { 'data-field': string } => ({
  'data-field': `${part}/${id}/${field}`,
});

function focusField(mark: string): void {
  const element = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(mark)}"]`);
  // A row of choices gets the focus where its own keys would put it: at the chosen one, else at the first.
  const inside =
    element?.tagName === 'FIELDSET'
      ? (element.querySelector<HTMLElement>('input:checked') ?? element.querySelector('input'))
      : element;
  inside?.focus();
  element?.scrollIntoView({ block: 'nearest' });
}

/** Returns the open part and statement, beginning with `first`, and the function that moves; when the open statement is removed, the first one opens. */
export function useEditorPosition(draft: EditorDraft, first: StartPosition) {
  const [position, setPosition] = useState(first);
  const [jump, setJump] = useState<{ mark: string } | null>(null);

  useEffect(() => {
    if (jump) focusField(jump.mark);
  }, [jump]);

  const goTo = useCallback<GoTo>((part, id, field) => {
    setPosition((before) => ({ part, statementId: part === 'statements' && id ? id : before.statementId }));
    if (field !== undefined) setJump({ mark: `${part}/${id ?? ''}/${field}` });
  }, []);

  const open = draft.statements.some(({ _id }) => _id === position.statementId)
    ? position.statementId
    : (draft.statements[0]?._id ?? null);
  return { part: position.part, statementId: open, goTo, jump };
}

export type EditorPosition = ReturnType<typeof useEditorPosition>;
