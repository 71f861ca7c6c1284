import { afterEach, describe, expect, it } from 'vitest';
import { storedSet } from '#web/features/question-set/stored-set.testing.ts';
import { writeStored } from '#web/lib/local-store.ts';
import { changeOption, draftOf } from './draft.ts';
import { dropKeptDraft, keepDraft, readKeptDraft } from './kept-draft.ts';

const at = '2026-03-01T09:30:00.000Z';
afterEach(() => dropKeptDraft('set'));

describe('a draft that this browser keeps', () => {
  it('comes back as it was, an order that is not filled in included', () => {
    const draft = changeOption(draftOf(storedSet()), 'no', { order: Number.NaN });
    keepDraft('set', { version: 3, at, draft });
    expect(readKeptDraft('set')).toEqual({ version: 3, at, draft });
    expect(readKeptDraft(null)).toBeNull();
  });

  it.each(['{', 'null', '{"version":1,"at":"x","draft":{"name":1}}'])('is none when it is %s', (text) => {
    writeStored('question-set-draft:set', text);
    expect(readKeptDraft('set')).toBeNull();
  });
});
