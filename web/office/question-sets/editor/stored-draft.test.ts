import { afterEach, describe, expect, it } from 'vitest';
import { writeDraft } from '#web/client/draft-store.ts';
import { storedSet } from '#web/office/question-sets/stored-set.testing.ts';
import { changeOption, draftOf } from './draft.ts';
import { editorDraftKey, readEditorDraft } from './stored-draft.ts';

const at = '2026-03-01T09:30:00.000Z';
afterEach(() => writeDraft(editorDraftKey('set'), null));

describe('a draft that this browser stores', () => {
  it('comes back as it was, an order that is not filled in included', () => {
    const draft = changeOption(draftOf(storedSet()), 'no', { order: Number.NaN });
    writeDraft(editorDraftKey('set'), { version: 3, at, draft, newId: 'a-new-id' });
    expect(readEditorDraft('set')).toEqual({ version: 3, at, draft, newId: 'a-new-id' });
    expect(readEditorDraft(null)).toBeNull();
  });

  it.each([5, {}, { version: 1, at: 'x', draft: { name: 1 } }])('is none when it is %j', (value) => {
    writeDraft(editorDraftKey('set'), value);
    expect(readEditorDraft('set')).toBeNull();
  });
});
